import { readSiteReply, sitePrompt } from "#core/readings/site-prompt.ts";
import { scriptLimits, textFamily } from "#core/models/families.ts";
import { AiError, NO_USAGE, type SiteEngine } from "../ai.ts";
import { createCallFactory, MAX_REPLY_CHARACTERS, type OpenAiOptions } from "./client.ts";
import { streamReply } from "./reply.ts";

const TIMEOUT_MS = 20_000;

/**
 * Creates the engine that describes a website with one request to OpenAI, or to any server with its
 * API, in at most 20 seconds (`TIMEOUT_MS`). `boot/create-ai.ts` calls it; readings use it. The
 * request's text and the parser of the reply are in `core/readings/site-prompt.ts`, limits of
 * tokens in `core/models/families.ts`; an unreadable reply is the `AiError` `malformed_response`.
 */
export function createOpenAiSite(options: OpenAiOptions): SiteEngine {
  // A reading waits for the summary, so an own model has no more time than OpenAI's.
  const startCall = createCallFactory({ ...options, timeoutMs: TIMEOUT_MS }, TIMEOUT_MS);
  const { outputTokens } = scriptLimits(textFamily(options.model));
  return {
    async describeSite(site, signal) {
      const call = startCall(signal);
      let [text, usage] = ["", NO_USAGE];
      try {
        for await (const piece of streamReply({ ...call, prompt: sitePrompt(site), outputTokens })) {
          if (piece.type === "finish") usage = piece.usage;
          else if (text.length < MAX_REPLY_CHARACTERS) text += piece.text;
        }
        const summary = readSiteReply(text, site);
        if (!summary) throw new AiError("malformed_response");
        return { summary, usage };
      } catch (error) {
        signal.throwIfAborted();
        throw call.toAiError(error);
      } finally {
        call.close();
      }
    },
  };
}
