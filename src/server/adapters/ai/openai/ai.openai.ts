import { textPrompt } from "#core/generations/text/prompt.ts";
import type { TextEngine } from "../ai.ts";
import { createCallFactory } from "./client.ts";
import type { OpenAiOptions } from "./client.ts";
import { writeLines } from "./lines.ts";

const TIMEOUT_MS = 30_000;

/**
 * Creates the provider's text engine, which streams text ads from OpenAI or any server with its
 * chat completions API; `boot/create-ai.ts` calls it. The request's text is in
 * `core/generations/text/prompt.ts`; `lines.ts` reads the reply and asks for missing ads. A call
 * takes at most `TIMEOUT_MS` of this file; with an own model, `OWN_MODEL_TIMEOUT_MS` of
 * `client.ts`.
 */
export function createOpenAiText(options: OpenAiOptions): TextEngine {
  const startCall = createCallFactory(options, TIMEOUT_MS);
  return {
    id: options.model,
    writeTextAds: ({ input, notes, existing, signal }) =>
      writeLines({
        existing,
        signal,
        startCall,
        promptFor: (count, written) => textPrompt(input, count, written, notes),
      }),
  };
}
