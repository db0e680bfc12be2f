import { textPrompt } from "#core/generations/text/prompt.ts";
import type { TextEngine } from "../ai.ts";
import { openAiAttempts } from "./client.ts";
import type { OpenAiOptions } from "./client.ts";
import { writeLines } from "./lines.ts";

const TIMEOUT_MS = 30_000;

/** Text ads from OpenAI, or any server that speaks its chat completions, streamed. */
export function createOpenAiText(options: OpenAiOptions): TextEngine {
  const begin = openAiAttempts(options, TIMEOUT_MS);
  return {
    id: options.model,
    writeTextAds: ({ input, notes, have, signal }) =>
      writeLines({
        have,
        signal,
        begin,
        promptFor: (count, existing) => textPrompt(input, count, existing, notes),
      }),
  };
}
