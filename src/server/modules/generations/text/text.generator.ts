import { TEXT_ADS_PER_GENERATION, type TextInput, type TextOutput } from "#core/generations/text/text.ts";
import { toasts } from "#core/generations/messages.ts";
import {
  defineGenerator,
  type GeneratorDeps,
  type GeneratorEvent,
  type GeneratorRequest,
} from "../generator.ts";
import { textPart } from "../part.ts";
import { textFairUse } from "../units/fair-use.ts";

async function* generateTextAds(
  _deps: GeneratorDeps,
  { input, output, engines, seed, signal }: GeneratorRequest<TextInput, TextOutput>,
): AsyncGenerator<GeneratorEvent<TextOutput>> {
  const ads = [...output.ads];
  for await (const event of engines.text.writeTextAds({ input, seed, existing: [...ads], signal })) {
    if (event.type !== "part") {
      yield event;
      continue;
    }
    const { index, text } = event;
    ads[index] = text;
    yield { type: "part", index, part: textPart(text), output: { ads: [...ads] } };
  }
}

/**
 * Generator of text ads from the provider or the studio (`writeTextAds` of `server/adapters/ai`);
 * their number is `TEXT_ADS_PER_GENERATION` in `core/generations/text/text.ts`. Limited by
 * `textFairUse` (`units/fair-use.ts`). `runs/run.ts` runs it through `generators.ts`. Message of
 * failures: `toasts` in `core/generations/messages.ts`.
 */
export const textGenerator = defineGenerator<TextInput, TextOutput>({
  kind: "text",
  empty: { ads: [] },
  uploads: () => [],
  partCount: () => TEXT_ADS_PER_GENERATION,
  parts: ({ ads }) => ads.map(textPart),
  engineId: ({ text }) => text.id,
  run: generateTextAds,
  present: (output) => output,
  rateLimits: textFairUse,
  failedMessage: toasts.adsFailed,
});
