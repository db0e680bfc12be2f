import { writeImagePrompts } from "#studio/campaign/image-prompts.ts";
import { NO_USAGE } from "../ai.ts";
import type { PromptEngine, PromptRequest, TextEvent } from "../ai.ts";

/**
 * Creates the studio's engine for image prompts, one of those of `createStudio` (`studio.ts`): no
 * network, no cost. `studio/campaign/image-prompts.ts` writes the prompts.
 */
export function createStudioPrompts(): PromptEngine {
  async function* write({ brief, seed, existing, signal }: PromptRequest): AsyncGenerator<TextEvent, void> {
    signal.throwIfAborted();
    for (const [index, text] of writeImagePrompts(brief, seed).entries()) {
      if (index >= existing.length) yield { type: "part", index, text };
    }
    yield { type: "usage", usage: NO_USAGE };
  }

  return { id: "studio", writeImagePrompts: write };
}
