import { imagePromptsPrompt } from "#core/generations/campaign/image-prompts-prompt.ts";
import { scriptLimits, textFamily } from "#core/models/families.ts";
import type { PromptEngine } from "../ai.ts";
import { createCallFactory } from "./client.ts";
import type { OpenAiOptions } from "./client.ts";
import { writeLines } from "./lines.ts";

const TIMEOUT_MS = 30_000;

/**
 * Streams image prompts, one per line, from OpenAI or any server with its chat completions API; the
 * provider's engine for full packages, created by `boot/create-ai.ts`.
 */
export function createOpenAiPrompts(options: OpenAiOptions): PromptEngine {
  const startCall = createCallFactory(options, TIMEOUT_MS);
  const { outputTokens } = scriptLimits(textFamily(options.model));
  return {
    id: options.model,
    writeImagePrompts: ({ brief, existing, signal }) =>
      writeLines({
        existing,
        signal,
        startCall,
        outputTokens,
        promptFor: (count, written) => imagePromptsPrompt(brief, count, written),
      }),
  };
}
