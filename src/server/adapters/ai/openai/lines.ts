import type { Prompt } from "#core/generations/prompt.ts";
import { textFamily, THINKING_OUTPUT_TOKENS } from "#core/models/families.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { parseTextReply } from "#core/generations/text/reply.ts";
import type { ReplyEnd } from "#core/generations/text/reply-collector.ts";
import { addUsage, AiError, NO_USAGE } from "../ai.ts";
import type { AiUsage, TextEvent } from "../ai.ts";
import { growthStep, MAX_REPLY_CHARACTERS } from "./client.ts";
import type { ProviderCall } from "./client.ts";
import { streamReply } from "./reply.ts";
import type { ReplyFinish } from "./reply.ts";

/**
 * Input of `writeLines`: the lines that exist, such as ads or image prompts, the prompt for further
 * ones, and the call that requests them.
 */
interface LineRequest {
  /** Complete lines of an earlier try. */
  readonly existing: readonly string[];
  /** Prompt for `count` more lines in addition to the existing ones. */
  readonly promptFor: (count: number, existing: readonly string[]) => Prompt;
  /** Overrides the model family's limit for ads. */
  readonly outputTokens?: number | undefined;
  readonly startCall: (caller: AbortSignal) => ProviderCall;
  readonly signal: AbortSignal;
}

interface LineCall extends ProviderCall, Pick<LineRequest, "promptFor" | "outputTokens"> {}

interface Outcome {
  readonly ads: readonly string[];
  readonly reason: ReplyFinish["reason"];
  readonly refused: boolean;
  /** Whether the reply is empty or begins with thoughts. */
  readonly hasThoughts: boolean;
  readonly usage: AiUsage;
}

/**
 * Streams `TEXT_ADS_PER_GENERATION` (`core/generations/text/text.ts`) lines, ads or prompts, for
 * `ai.openai.ts` and `ai.openai-prompts.ts`; `core/generations/text/reply.ts` splits the reply. If
 * fewer are complete, one more request asks for the rest; if that fails too, fewer lines are
 * returned. Limits of tokens: `core/models/families.ts`. Throws `AiError`.
 */
export async function* writeLines(request: LineRequest): AsyncGenerator<TextEvent, void> {
  const { existing, startCall, promptFor, outputTokens, signal } = request;
  signal.throwIfAborted();
  const call = { ...startCall(signal), promptFor, outputTokens };
  try {
    if (existing.length >= TEXT_ADS_PER_GENERATION) return;
    const first = yield* requestFirst(call, existing);
    const ads = [...existing, ...first.ads];
    const error = replyError(first, ads.length);
    if (error) {
      yield { type: "usage", usage: first.usage };
      throw error;
    }
    const rest = ads.length < TEXT_ADS_PER_GENERATION ? yield* requestRest(call, signal, ads) : NO_USAGE;
    yield { type: "usage", usage: addUsage(first.usage, rest) };
  } catch (error) {
    signal.throwIfAborted();
    throw call.toAiError(error);
  } finally {
    call.close();
  }
}

/**
 * Requests the lines. If the thoughts of a classic chat model fill the token limit, the lines are
 * requested again with more tokens, as in all later requests.
 */
async function* requestFirst(
  call: LineCall,
  existing: readonly string[],
): AsyncGenerator<TextEvent, Outcome> {
  const first = yield* requestLines(call, existing);
  const { capabilities, model } = call;
  const isCutThought = first.reason === "limit" && first.ads.length === 0 && first.hasThoughts;
  if (!isCutThought || capabilities.thinks || textFamily(model).name !== "classic") return first;
  capabilities.thinks = true;
  const second = yield* requestLines(call, existing);
  return { ...second, usage: addUsage(first.usage, second.usage) };
}

async function* requestRest(
  call: LineCall,
  caller: AbortSignal,
  existing: readonly string[],
): AsyncGenerator<TextEvent, AiUsage> {
  try {
    return (yield* requestLines(call, existing)).usage;
  } catch (error) {
    caller.throwIfAborted();
    call.toAiError(error);
    return NO_USAGE;
  }
}

/** Requests the missing lines and yields them as they arrive. */
async function* requestLines(
  call: LineCall,
  existing: readonly string[],
): AsyncGenerator<TextEvent, Outcome> {
  const prompt = call.promptFor(TEXT_ADS_PER_GENERATION - existing.length, existing);
  const ads: string[] = [];
  let text = "";
  let parsedLength = 0;
  let shown: string | undefined;

  function* newEvents(end: ReplyEnd): Generator<TextEvent, boolean> {
    const reply = parseTextReply(text, end, existing);
    for (const ad of reply.ads.slice(ads.length)) {
      yield { type: "part", index: existing.length + ads.length, text: ad };
      ads.push(ad);
    }
    if (reply.growing !== undefined && reply.growing !== shown) {
      yield { type: "growing", index: existing.length + ads.length, text: reply.growing };
    }
    shown = reply.growing;
    return reply.refused;
  }

  const thinking = call.capabilities.thinks ? THINKING_OUTPUT_TOKENS : undefined;
  const outputTokens = call.outputTokens ?? thinking;
  for await (const piece of streamReply({ ...call, prompt, outputTokens })) {
    if (piece.type === "finish") {
      const refused = yield* newEvents(piece.reason === "complete" ? "complete" : "cut");
      const hasThoughts = /^\s*(?:<think|$)/iu.test(text);
      return { ads, reason: piece.reason, refused, hasThoughts, usage: piece.usage };
    }
    // All lines are complete; the rest of the stream is only read for its usage.
    if (existing.length + ads.length >= TEXT_ADS_PER_GENERATION) continue;
    text += piece.text;
    if (text.length > MAX_REPLY_CHARACTERS) throw new AiError("malformed_response");
    if (text.length < parsedLength + growthStep(parsedLength)) continue;
    parsedLength = text.length;
    yield* newEvents("growing");
  }
  throw new AiError("unavailable");
}

/** The error that makes a received reply unusable, if any. */
function replyError(outcome: Outcome, total: number): AiError | undefined {
  const { ads, reason, refused } = outcome;
  if (reason === "moderation" || (refused && ads.length === 0)) return new AiError("moderation");
  if (reason === "cut" && total < TEXT_ADS_PER_GENERATION) {
    return new AiError(
      ads.length === 0 && !outcome.usage.outputTokens ? "malformed_response" : "unavailable",
    );
  }
  return total === 0 ? new AiError("empty") : undefined;
}
