import type { SceneContent } from "#core/generations/video/video.ts";

/** How the stand-in answers one request. Plain data, so that it can also be sent to a running stand-in as JSON. */
export type StandInReply =
  | {
      readonly type: "text";
      /** The whole reply text. */
      readonly text: string;
      /** Characters per streamed chunk; 4 by default, about a token. */
      readonly chunk?: number;
      /** Milliseconds before each chunk, for watching it by eye; 0 by default. */
      readonly pause?: number;
      readonly finish?: "stop" | "length" | "content_filter";
      /** The connection is torn down after this many characters. */
      readonly cutAfter?: number;
      /** Answers as one JSON object although a stream was asked for, as some servers do. */
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
  /** An error frame inside a stream that began well. */
  | { readonly type: "stream-error"; readonly text: string; readonly code: string; readonly message?: string }
  | { readonly type: "raw"; readonly status: number; readonly contentType: string; readonly body: string }
  /** Refused through the protocol's own field. */
  | { readonly type: "refusal"; readonly text: string }
  /** Never answers. */
  | { readonly type: "hang" };

/** Three ads unlike any the studio writes, so that a test can tell who wrote them. */
export const STAND_IN_ADS = [
  "Provider ad one: morning bread that waits for you 🥖",
  "Provider ad two: slow dough, loud crust 🍞",
  "Provider ad three: breakfast is sorted ✨",
] as const;

export function adsReply(ads: readonly string[] = STAND_IN_ADS): StandInReply {
  return { type: "text", text: ads.join("\n") };
}

type TextReply = Extract<StandInReply, { type: "text" }>;

/** A video script in the form that is asked for. */
export function scriptReply(scenes: readonly SceneContent[]): TextReply {
  return { type: "text", text: JSON.stringify({ scenes }), chunk: 16 };
}

/** What the provider answers when it is asked too often. */
export const RATE_LIMITED: StandInReply = {
  type: "error",
  status: 429,
  code: "rate_limit_exceeded",
  headers: { "retry-after": "7" },
};

/** What the provider answers when the account has no money left: the same status, another code. */
export const EXHAUSTED: StandInReply = { type: "error", status: 429, code: "insufficient_quota" };

export const BAD_KEY: StandInReply = { type: "error", status: 401, code: "invalid_api_key" };

export const UNAVAILABLE: StandInReply = { type: "error", status: 500, code: "server_error" };

export const HTML: StandInReply = {
  type: "raw",
  status: 200,
  contentType: "text/html",
  body: "<!doctype html><h1>Welcome to the proxy</h1>",
};

/** The text of a reply in the pieces it is streamed in. */
export function chunksOf(text: string, size: number): string[] {
  const characters = Array.from(text);
  const chunks: string[] = [];
  for (let at = 0; at < characters.length; at += size) chunks.push(characters.slice(at, at + size).join(""));
  return chunks;
}
