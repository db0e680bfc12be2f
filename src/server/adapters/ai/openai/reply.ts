import type { OpenAIProvider } from "@ai-sdk/openai";
import { asSchema } from "ai";
import type { FlexibleSchema } from "ai";
import type { Prompt } from "#core/generations/prompt.ts";
import { type ModelPrice } from "#core/models/prices.ts";
import { type TextFamily, textFamily } from "#core/models/families.ts";
import { AiError } from "../ai.ts";
import type { AiUsage } from "../ai.ts";
import { reportedUsage } from "./reported-usage.ts";

export interface ReplyCall {
  readonly provider: OpenAIProvider;
  readonly model: string;
  readonly price: ModelPrice;
  readonly prompt: Prompt;
  readonly signal: AbortSignal;
  /** Overrides the model family's limit for ads. */
  readonly outputTokens?: number | undefined;
  /** Restricts the model to JSON of this schema. */
  readonly schema?: FlexibleSchema<unknown> | undefined;
}

export interface ReplyFinish {
  readonly type: "finish";
  /**
   * `complete`: the model finished. `limit`: token limit. `cut`: the stream ended without a reason.
   */
  readonly reason: "complete" | "limit" | "cut" | "moderation";
  readonly usage: AiUsage;
}

export type ReplyPiece = { readonly type: "text"; readonly text: string } | ReplyFinish;

/** Streams one chat completion. Throws the SDK's error; only the job retries. */
export async function* streamReply(call: ReplyCall): AsyncGenerator<ReplyPiece, void> {
  const { system, user } = call.prompt;
  const { stream } = await call.provider.chat(call.model).doStream({
    prompt: [
      { role: "system", content: system },
      { role: "user", content: [{ type: "text", text: user }] },
    ],
    ...settings(textFamily(call.model)),
    ...(call.outputTokens === undefined ? {} : { maxOutputTokens: call.outputTokens }),
    ...(call.schema === undefined ? {} : { responseFormat: await jsonFormat(call.schema) }),
    abortSignal: call.signal,
  });
  for await (const part of stream) {
    if (part.type === "text-delta") yield { type: "text", text: part.delta };
    else if (part.type === "error") throw part.error;
    else if (part.type === "finish") {
      const { inputTokens, outputTokens } = part.usage;
      const reported = { inputTokens: inputTokens.total, outputTokens: outputTokens.total, pictures: 0 };
      const usage = reportedUsage(call.price, reported);
      yield { type: "finish", reason: finishReason(part.finishReason.unified), usage };
      return;
    }
  }
  throw new AiError("unavailable");
}

async function jsonFormat(schema: FlexibleSchema<unknown>) {
  return { type: "json", schema: await asSchema(schema).jsonSchema } as const;
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
