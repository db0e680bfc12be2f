import type { OpenAIProvider } from "@ai-sdk/openai";
import { APICallError, asSchema } from "ai";
import type { FlexibleSchema } from "ai";
import type { Prompt } from "#core/generations/prompt.ts";
import { type ModelPrice } from "#core/models/prices.ts";
import { type TextFamily, textFamily } from "#core/models/families.ts";
import { AiError } from "../ai.ts";
import type { AiUsage } from "../ai.ts";
import { NEXT_JSON_MODE, type Capabilities, type JsonMode } from "./capabilities.ts";
import { classifyFailure } from "./failure.ts";
import { reportedUsage } from "./reported-usage.ts";

/** One streamed request to a chat model, as `streamReply` sends it. */
interface ReplyCall {
  readonly provider: OpenAIProvider;
  readonly model: string;
  readonly price: ModelPrice;
  readonly capabilities: Capabilities;
  readonly prompt: Prompt;
  readonly signal: AbortSignal;
  /** Overrides the model family's limit for ads. */
  readonly outputTokens?: number | undefined;
  /** Restricts the model to JSON of this schema. */
  readonly schema?: FlexibleSchema<unknown> | undefined;
}

/**
 * End of a streamed reply, and why the model stopped; engines decide by it whether to ask again.
 * `streamReply` makes it of the SDK's last event.
 */
export interface ReplyFinish {
  readonly type: "finish";
  /**
   * `complete`: the model finished. `limit`: token limit. `cut`: the stream ended without a reason.
   */
  readonly reason: "complete" | "limit" | "cut" | "moderation";
  readonly usage: AiUsage;
}

/** A piece of a streamed reply, text or its end, as the engines of this folder read it. */
type ReplyPiece = { readonly type: "text"; readonly text: string } | ReplyFinish;

/**
 * Streams one chat completion: pieces of text, then the finish with the usage; `lines.ts`,
 * `ai.openai-copy.ts`, `ai.openai-video.ts` and `ai.openai-site.ts` call it. Throws the SDK's
 * error, and `AiError` `unavailable` for a stream without an end; `toAiError` of `client.ts`
 * converts them. Only the job retries, except that a refused format of the reply (`isRefusedFormat`
 * here) is replaced by the next one (`capabilities.ts`). Token limits and settings by model family
 * are in `core/models/families.ts`.
 */
export async function* streamReply(call: ReplyCall): AsyncGenerator<ReplyPiece, void> {
  const { stream } = await openStream(call);
  for await (const part of stream) {
    if (part.type === "text-delta") yield { type: "text", text: part.delta };
    else if (part.type === "error") throw part.error;
    else if (part.type === "finish") {
      const { inputTokens, outputTokens } = part.usage;
      const reported = { inputTokens: inputTokens.total, outputTokens: outputTokens.total, images: 0 };
      const usage = reportedUsage(call.price, reported);
      yield { type: "finish", reason: finishReason(part.finishReason.unified), usage };
      return;
    }
  }
  throw new AiError("unavailable");
}

/**
 * Opens the stream. If the server refuses the format of the reply, the request is repeated with a
 * simpler format; the format that works is remembered.
 */
async function openStream(call: ReplyCall) {
  if (call.schema === undefined) return requestStream(call, undefined);
  let mode = call.capabilities.jsonMode;
  for (;;) {
    try {
      const opened = await requestStream(call, await responseFormat(mode, call.schema));
      call.capabilities.jsonMode = mode;
      return opened;
    } catch (error) {
      const next = NEXT_JSON_MODE[mode];
      if (next === undefined || !isRefusedFormat(error, call.model)) throw error;
      mode = next;
    }
  }
}

function requestStream(call: ReplyCall, format: Awaited<ReturnType<typeof responseFormat>>) {
  const { system, user } = call.prompt;
  return call.provider.chat(call.model).doStream({
    prompt: [
      { role: "system", content: system },
      { role: "user", content: [{ type: "text", text: user }] },
    ],
    ...settings(textFamily(call.model)),
    ...(call.outputTokens === undefined ? {} : { maxOutputTokens: call.outputTokens }),
    ...(format && { responseFormat: format }),
    abortSignal: call.signal,
  });
}

async function responseFormat(mode: JsonMode, schema: FlexibleSchema<unknown>) {
  if (mode === "words") return undefined;
  return mode === "object"
    ? ({ type: "json" } as const)
    : ({ type: "json", schema: await asSchema(schema).jsonSchema } as const);
}

/** Statuses of servers that do not know a parameter or a value of it. */
const REFUSED_STATUSES: readonly (number | undefined)[] = [400, 415, 422];
const FORMAT_WORDS = /response_format|json_schema|json_object|schema|grammar/iu;

/** Whether a server refused the format; other refusals, such as moderation, would only repeat. */
function isRefusedFormat(error: unknown, model: string): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { failure, status } = classifyFailure(error, model);
  if (failure === "moderation" || failure === "insufficient_quota") return false;
  if (REFUSED_STATUSES.includes(status)) return true;
  return (status === 500 || status === 501) && FORMAT_WORDS.test(error.responseBody ?? "");
}

function settings(family: TextFamily) {
  const openai = {
    forceReasoning: family.name === "reasoning",
    systemMessageMode: family.instructionsRole,
    ...(family.name === "reasoning" && family.effort ? { reasoningEffort: family.effort } : {}),
  };
  return {
    maxOutputTokens: family.outputTokens,
    ...(family.name === "classic" ? { temperature: family.temperature } : {}),
    providerOptions: { openai },
  };
}

function finishReason(reason: string): ReplyFinish["reason"] {
  if (reason === "content-filter") return "moderation";
  if (reason === "length") return "limit";
  return reason === "interrupted" || reason === "error" ? "cut" : "complete";
}
