import { imagePromptsPrompt } from "#core/generations/campaign/image-prompts-prompt.ts";
import { scriptLimits, textFamily } from "#core/models/families.ts";
import type { PromptEngine } from "../ai.ts";
import { createCallFactory } from "./client.ts";
import type { OpenAiOptions } from "./client.ts";
import { writeLines } from "./lines.ts";

const TIMEOUT_MS = 30_000;

/**
 * Creates the provider's engine for image prompts of full packages: it streams one prompt per line
 * (read by `lines.ts`) from OpenAI or any server with its chat completions API, within `TIMEOUT_MS`
 * (own models: `client.ts`). `boot/create-ai.ts` calls it. The request's text is in
 * `core/generations/campaign/image-prompts-prompt.ts`, limits of tokens are in
 * `core/models/families.ts`.
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
