import type { Prompt } from "#core/generations/prompt.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { parseTextReply } from "#core/generations/text/reply.ts";
import { addUsage, AiError, NO_USAGE } from "../ai.ts";
import type { AiUsage, TextEvent } from "../ai.ts";
import { growthStep, MAX_REPLY_CHARACTERS } from "./client.ts";
import type { Attempt } from "./client.ts";
import { streamReply } from "./reply.ts";
import type { ReplyFinish } from "./reply.ts";

export interface Lines {
  /** Whole lines that exist already. */
  readonly have: readonly string[];
  /** The request for `count` more lines beside `have`. */
  readonly promptFor: (count: number, have: readonly string[]) => Prompt;
  /** Instead of the family's limit for ads. */
  readonly outputTokens?: number | undefined;
  readonly begin: (caller: AbortSignal) => Attempt;
  readonly signal: AbortSignal;
}

interface Writing extends Attempt, Pick<Lines, "promptFor" | "outputTokens"> {}

interface Outcome {
  readonly ads: readonly string[];
  readonly reason: ReplyFinish["reason"];
  readonly refused: boolean;
  readonly usage: AiUsage;
}

/**
 * Three lines, streamed: ads, or prompts. Fewer than three whole ones are completed by one more request; what that one
 * fails to bring is done without.
 */
export async function* writeLines(lines: Lines): AsyncGenerator<TextEvent, void> {
  const { have, begin, signal } = lines;
  signal.throwIfAborted();
  const writing = { ...begin(signal), promptFor: lines.promptFor, outputTokens: lines.outputTokens };
  try {
    if (have.length >= TEXT_ADS_PER_GENERATION) return;
    const first = yield* requestLines(writing, have);
    const ads = [...have, ...first.ads];
    const problem = problemOf(first, ads.length);
    if (problem) {
      yield { type: "usage", usage: first.usage };
      throw problem;
    }
    const rest = ads.length < TEXT_ADS_PER_GENERATION ? yield* requestRest(writing, signal, ads) : NO_USAGE;
    yield { type: "usage", usage: addUsage(first.usage, rest) };
  } catch (error) {
    signal.throwIfAborted();
    throw writing.failed(error);
  } finally {
    writing.leave();
  }
}

async function* requestRest(
  writing: Writing,
  caller: AbortSignal,
  have: readonly string[],
): AsyncGenerator<TextEvent, AiUsage> {
  try {
    return (yield* requestLines(writing, have)).usage;
  } catch (error) {
    caller.throwIfAborted();
    writing.failed(error);
    return NO_USAGE;
  }
}

/** Asks for the lines that are missing beside `have` and gives them as they arrive. */
async function* requestLines(attempt: Writing, have: readonly string[]): AsyncGenerator<TextEvent, Outcome> {
  const prompt = attempt.promptFor(TEXT_ADS_PER_GENERATION - have.length, have);
  const ads: string[] = [];
  let text = "";
  let seen = 0;
  let shown: string | undefined;

  function* news(end: "growing" | "complete" | "cut"): Generator<TextEvent, boolean> {
    const reply = parseTextReply(text, end, have);
    for (const ad of reply.ads.slice(ads.length)) {
      yield { type: "part", index: have.length + ads.length, text: ad };
      ads.push(ad);
    }
    if (reply.growing !== undefined && reply.growing !== shown) {
      yield { type: "growing", index: have.length + ads.length, text: reply.growing };
    }
    shown = reply.growing;
    return reply.refused;
  }

  for await (const piece of streamReply({ ...attempt, prompt })) {
    if (piece.type === "finish") {
      const refused = yield* news(piece.reason === "complete" ? "complete" : "cut");
      return { ads, reason: piece.reason, refused, usage: piece.usage };
    }
    // Once all ads are whole the stream is only read on for its usage.
    if (have.length + ads.length >= TEXT_ADS_PER_GENERATION) continue;
    text += piece.text;
    if (text.length > MAX_REPLY_CHARACTERS) throw new AiError("garbage");
    if (text.length < seen + growthStep(seen)) continue;
    seen = text.length;
    yield* news("growing");
  }
  throw new AiError("unavailable");
}

/** Why a reply that came through is not to be used, if it is not. */
function problemOf(outcome: Outcome, total: number): AiError | undefined {
  const { ads, reason, refused } = outcome;
  if (reason === "moderation" || (refused && ads.length === 0)) return new AiError("moderation");
  if (reason === "cut" && total < TEXT_ADS_PER_GENERATION) {
    return new AiError(ads.length === 0 && !outcome.usage.outputTokens ? "garbage" : "unavailable");
  }
  return total === 0 ? new AiError("empty") : undefined;
}
