import { writeImagePrompts } from "#studio/campaign/image-prompts.ts";
import { NO_USAGE } from "../ai.ts";
import type { PromptEngine, PromptRequest, TextEvent } from "../ai.ts";

/** The studio's engine for image prompts (`studio/campaign`): no network, no cost. */
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
