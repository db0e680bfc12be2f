import { writeImagePrompts } from "#studio/campaign/image-prompts.ts";
import { NO_USAGE } from "../ai.ts";
import type { PromptEngine, PromptRequest, TextEvent } from "../ai.ts";

/** The built-in writer of image prompts. It needs nothing, costs nothing and is done at once. */
export function createStudioPrompts(): PromptEngine {
  async function* write({ brief, seed, have, signal }: PromptRequest): AsyncGenerator<TextEvent, void> {
    signal.throwIfAborted();
    for (const [index, text] of writeImagePrompts(brief, seed).entries()) {
      if (index >= have.length) yield { type: "part", index, text };
    }
    yield { type: "usage", usage: NO_USAGE };
  }

  return { id: "studio", writeImagePrompts: write };
}
