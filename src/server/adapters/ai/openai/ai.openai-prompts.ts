import { imagePromptsPrompt } from "#core/generations/campaign/image-prompts-prompt.ts";
import { scriptLimits, textFamily } from "#core/models/families.ts";
import type { PromptEngine } from "../ai.ts";
import { openAiAttempts } from "./client.ts";
import type { OpenAiOptions } from "./client.ts";
import { writeLines } from "./lines.ts";

const TIMEOUT_MS = 30_000;

/** Image prompts from OpenAI, or any server that speaks its chat completions, one per line. */
export function createOpenAiPrompts(options: OpenAiOptions): PromptEngine {
  const begin = openAiAttempts(options, TIMEOUT_MS);
  const { outputTokens } = scriptLimits(textFamily(options.model));
  return {
    id: options.model,
    writeImagePrompts: ({ brief, have, signal }) =>
      writeLines({
        have,
        signal,
        begin,
        outputTokens,
        promptFor: (count, existing) => imagePromptsPrompt(brief, count, existing),
      }),
  };
}
