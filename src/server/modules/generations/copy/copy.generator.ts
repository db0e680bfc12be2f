import { copyArchiveName, copyFiles, copyText } from "#core/generations/copy/copy-files.ts";
import type { CopyInput, CopyOutput } from "#core/generations/copy/copy.ts";
import { STUDIO_COPY_USE, type CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import { splitVariants } from "#core/generations/copy/variants.ts";
import { toasts } from "#core/generations/messages.ts";
import {
  defineGenerator,
  type GeneratorDeps,
  type GeneratorEvent,
  type GeneratorRequest,
} from "../generator.ts";
import { textPart } from "../part.ts";
import { textFairUse } from "../units/fair-use.ts";

const partsOf = (copy: CampaignCopy) => copy.map((entry) => textPart(copyText(entry)));

async function* generateCopy(
  _deps: GeneratorDeps,
  { input, output, engines, seed, signal }: GeneratorRequest<CopyInput, CopyOutput>,
): AsyncGenerator<GeneratorEvent<CopyOutput>> {
  // All parts of a set are stored at once, so an earlier try has stored all or none of them.
  if (output.copy.length > 0) return;
  for await (const event of engines.copy.writeCopy({ brief: input, seed, signal })) {
    if (event.type !== "copy") {
      yield event;
      continue;
    }
    const copy = splitVariants(event.copy, input.variants);
    yield { type: "parts", parts: partsOf(copy), output: { copy, copyUse: event.use } };
  }
}

/**
 * Generator of campaign copy: one set of texts for each requested platform and variant, requested
 * by `requestCopy` (`generations/generations.service.ts`) for campaigns. Not counted by the quota;
 * limited by `textFairUse` (`units/fair-use.ts`). All parts are stored at once. `runs/run.ts` runs
 * it through `generators.ts`; its files are in `core/generations/copy/copy-files.ts`, the variants
 * in `variants.ts` beside it. Message of failures: `toasts` in `core/generations/messages.ts`.
 */
export const copyGenerator = defineGenerator<CopyInput, CopyOutput>({
  kind: "copy",
  empty: { copy: [], copyUse: STUDIO_COPY_USE },
  uploads: () => [],
  partCount: ({ platforms, variants }) => new Set(platforms).size * variants,
  parts: ({ copy }) => partsOf(copy),
  engineId: ({ copy }) => copy.id,
  run: generateCopy,
  madeBy: ({ copyUse }) => copyUse.engine,
  fallbackReason: ({ copyUse }) => copyUse.fallbackReason,
  present: (output) => output,
  archive: ({ copy }, { companyName, productName }) => ({
    name: copyArchiveName([companyName, productName]),
    files: copyFiles(copy),
  }),
  rateLimits: textFairUse,
  failedMessage: toasts.copyFailed,
});
