import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { writeTextAds } from "#studio/text/write-text-ads.ts";
import { NO_USAGE } from "../ai.ts";
import type { TextEngine, TextEvent, TextRequest } from "../ai.ts";
import { growingPrefixes } from "./growing-prefixes.ts";

/**
 * Minimum number of characters between two previews of an ad; in whole words it looks like typing.
 */
const STEP_CHARACTERS = 12;

/**
 * Creates the studio's engine for text ads, one of those of `createStudio` (`studio.ts`): no
 * network, no cost, done within milliseconds. `studio/text/write-text-ads.ts` writes the ads.
 */
export function createStudioText(): TextEngine {
  async function* write({
    input,
    seed,
    guide,
    existing,
    signal,
  }: TextRequest): AsyncGenerator<TextEvent, void> {
    signal.throwIfAborted();
    const missing = writeTextAds(input, seed, guide)
      .map((draft) => draft.text)
      .filter((text) => !existing.includes(text))
      .slice(0, TEXT_ADS_PER_GENERATION - existing.length);
    for (const [at, text] of missing.entries()) {
      const index = existing.length + at;
      for (const growing of growingPrefixes(text, STEP_CHARACTERS)) {
        yield { type: "growing", index, text: growing };
        signal.throwIfAborted();
      }
      yield { type: "part", index, text };
      signal.throwIfAborted();
    }
    yield { type: "usage", usage: NO_USAGE };
  }

  return { id: "studio", writeTextAds: write };
}
