import { copyArchiveName, copyFiles, copyText } from "#core/generations/copy/copy-files.ts";
import type { CopyInput, CopyOutput } from "#core/generations/copy/copy.ts";
import { STUDIO_COPY_USE } from "#core/generations/copy/platform-copy.ts";
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

async function* generateCopy(
  _deps: GeneratorDeps,
  { input, output, engines, seed, signal }: GeneratorRequest<CopyInput, CopyOutput>,
): AsyncGenerator<GeneratorEvent<CopyOutput>> {
  // All parts of a set are stored at once, so there are all or none.
  if (output.copy.length > 0) return;
  for await (const event of engines.copy.writeCopy({ brief: input, seed, signal })) {
    if (event.type !== "copy") {
      yield event;
      continue;
    }
    const copy = splitVariants(event.copy, input.variants);
    for (const [index, entry] of copy.entries()) {
      yield { type: "part", index, part: textPart(copyText(entry)), output: { copy, copyUse: event.use } };
    }
  }
}

/** Texts of the fields of platforms. Under the fair use of text. */
export const copyGenerator = defineGenerator<CopyInput, CopyOutput>({
  kind: "copy",
  empty: { copy: [], copyUse: STUDIO_COPY_USE },
  uploads: () => [],
  partCount: ({ platforms, variants }) => new Set(platforms).size * variants,
  parts: ({ copy }) => copy.map((entry) => textPart(copyText(entry))),
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
