import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { writeTextAds } from "#studio/text/write-text-ads.ts";
import { NO_USAGE } from "../ai.ts";
import type { TextEngine, TextEvent, TextRequest } from "../ai.ts";
import { beginnings } from "./beginnings.ts";

/** Characters that an ad grows by at least; with whole words this reads as typing. */
const STEP_CHARACTERS = 12;

/** The built-in copywriter. It needs nothing, costs nothing and is done within milliseconds. */
export function createStudioText(): TextEngine {
  async function* write({ input, seed, have, signal }: TextRequest): AsyncGenerator<TextEvent, void> {
    signal.throwIfAborted();
    const missing = writeTextAds(input, seed)
      .map((draft) => draft.text)
      .filter((text) => !have.includes(text))
      .slice(0, TEXT_ADS_PER_GENERATION - have.length);
    for (const [at, text] of missing.entries()) {
      const index = have.length + at;
      for (const growing of beginnings(text, STEP_CHARACTERS)) {
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
