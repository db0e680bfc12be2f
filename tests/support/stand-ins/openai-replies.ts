import type { ServerResponse } from "node:http";
import type { SceneContent } from "#core/generations/video/video.ts";

/**
 * Reply of the stand-in for OpenAI to one request, sent by `openai-chat.ts`. Plain data, so that it
 * can be sent to a running stand-in as JSON (`/control` in `openai.ts`).
 */
export type StandInReply =
  | {
      readonly type: "text";
      /** The complete reply text. */
      readonly text: string;
      /** Characters per streamed chunk; 4 by default, about a token. */
      readonly chunk?: number;
      /** Milliseconds before each chunk, for manual inspection; 0 by default. */
      readonly pause?: number;
      readonly finish?: "stop" | "length" | "content_filter";
      /** Resets the connection after this number of characters. */
      readonly cutAfter?: number;
      /** Replies with one JSON object although a stream was requested, as some servers do. */
      readonly ignoreStream?: boolean;
      readonly usage?: { readonly prompt: number; readonly completion: number };
    }
  | {
      readonly type: "error";
      readonly status: number;
      readonly code?: string;
      readonly message?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Error frame inside a stream. */
  | { readonly type: "stream-error"; readonly text: string; readonly code: string; readonly message?: string }
  | { readonly type: "raw"; readonly status: number; readonly contentType: string; readonly body: string }
  /** Refusal in the protocol's own field. */
  | { readonly type: "refusal"; readonly text: string }
  /** Never responds. */
  | { readonly type: "hang" };

/**
 * Ads of the stand-in provider's default reply. The studio never writes them, so that tests can
 * tell who wrote an ad.
 */
export const STAND_IN_ADS = [
  "Provider ad one: morning bread that waits for you 🥖",
  "Provider ad two: slow dough, loud crust 🍞",
  "Provider ad three: breakfast is sorted ✨",
] as const;

/**
 * A reply of the stand-in provider with one ad in each line, by default `STAND_IN_ADS`; the product
 * reads it with `core/generations/text/reply.ts`.
 */
export function adsReply(ads: readonly string[] = STAND_IN_ADS): StandInReply {
  return { type: "text", text: ads.join("\n") };
}

type TextReply = Extract<StandInReply, { type: "text" }>;

/**
 * A reply of the stand-in provider with a video script, as JSON in the format that
 * `core/generations/video` requests.
 */
export function scriptReply(scenes: readonly SceneContent[]): TextReply {
  return { type: "text", text: JSON.stringify({ scenes }), chunk: 16 };
}

/** Texts of campaign copy by group of platforms and field, for `copyReply`. */
export type CopyTexts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * A reply of the stand-in provider with campaign copy, all with the angle "number", in the format
 * that `copyReplySchema` in `core/generations/copy` requests.
 */
export function copyReply(copy: CopyTexts): TextReply {
  const groups = Object.entries(copy).map(([group, fields]) => [
    group,
    Object.fromEntries(
      Object.entries(fields).map(([name, texts]) => [name, texts.map((text) => ({ angle: "number", text }))]),
    ),
  ]);
  return { type: "text", text: JSON.stringify(Object.fromEntries(groups)), chunk: 64 };
}

/**
 * Reply of the stand-in provider to too many requests (429), for tests of retries. The product
 * tells errors apart in `server/adapters/ai/openai/failure.ts`.
 */
export const RATE_LIMITED: StandInReply = {
  type: "error",
  status: 429,
  code: "rate_limit_exceeded",
  headers: { "retry-after": "7" },
};

/**
 * Reply of the stand-in provider for an account without credit: 429 as `RATE_LIMITED`, with another
 * code. The product tells them apart in `server/adapters/ai/openai/failure.ts`.
 */
export const EXHAUSTED: StandInReply = { type: "error", status: 429, code: "insufficient_quota" };

/**
 * Reply of the stand-in provider to a wrong key (401), for tests of failures; the product reads it
 * in `server/adapters/ai/openai/failure.ts`.
 */
export const BAD_KEY: StandInReply = { type: "error", status: 401, code: "invalid_api_key" };

/**
 * Reply of the stand-in provider after an internal error (500), for tests of failures; the product
 * reads it in `server/adapters/ai/openai/failure.ts`.
 */
export const UNAVAILABLE: StandInReply = { type: "error", status: 500, code: "server_error" };

/**
 * Reply of a proxy in front of the stand-in that answers 200 with a page instead of JSON; the
 * product's adapter (`server/adapters/ai/openai`) must treat it as a failure.
 */
export const HTML: StandInReply = {
  type: "raw",
  status: 200,
  contentType: "text/html",
  body: "<!doctype html><h1>Welcome to the proxy</h1>",
};

/**
 * Splits the text of a stand-in's reply into chunks of `size` characters; `openai-chat.ts` and
 * `local-model.ts` stream them.
 */
export function chunksOf(text: string, size: number): string[] {
  const characters = Array.from(text);
  const chunks: string[] = [];
  for (let at = 0; at < characters.length; at += size) chunks.push(characters.slice(at, at + size).join(""));
  return chunks;
}

/**
 * Error replies of the stand-in for OpenAI, the same for images and speech; `sendFailure` sends
 * them.
 */
export type FailedReply = Extract<StandInReply, { readonly type: "error" | "raw" | "hang" }>;

/**
 * Sends an error reply of the stand-in in OpenAI's format; a reply "hang" is never answered.
 * `openai-chat.ts`, `openai-images.ts` and `openai-speech.ts` call it.
 */
export function sendFailure(response: ServerResponse, reply: FailedReply): void {
  if (reply.type === "hang") return;
  if (reply.type === "raw") {
    response.writeHead(reply.status, { "content-type": reply.contentType }).end(reply.body);
    return;
  }
  response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
  response.end(JSON.stringify(errorBody(reply.code, reply.message)));
}

/**
 * OpenAI's JSON for an error, which `sendFailure` and streams of `openai-chat.ts` send; the product
 * reads it in `server/adapters/ai/openai/failure.ts`.
 */
export function errorBody(code = "error", message = "Refused by the stand-in") {
  return { error: { message, type: code, param: null, code } };
}
