import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { chunksOf, errorBody, sendFailure, type StandInReply } from "./openai-replies.ts";

/**
 * Reply of the stand-in for OpenAI whose chunks come from the test; if the iterable throws, the
 * connection is reset.
 */
interface ScriptedStream {
  readonly type: "stream";
  readonly chunks: AsyncIterable<string>;
}

/**
 * Reply of the stand-in for OpenAI as bytes of an event stream, well-formed or not, from
 * `hostile-replies.ts`. `body` is called for each request; an endless stream stops when the client
 * disconnects, and respects backpressure.
 */
export interface RawStream {
  readonly type: "raw-stream";
  readonly body: () => Iterable<string | Uint8Array>;
}

/**
 * How the stand-in for OpenAI replies to a chat request, as a test sets it with `reply` or
 * `replyWhen`; `respondToChat` sends it.
 */
export type ChatReply = StandInReply | ScriptedStream | RawStream;

interface ChatRequest {
  readonly model: string;
  readonly stream: boolean;
}

/**
 * Answers `POST /v1/chat/completions` like OpenAI, streamed or whole, with the reply that a test
 * set; `openai.ts` calls it. Error replies are sent by `sendFailure` (`openai-replies.ts`).
 */
export async function respondToChat(
  response: ServerResponse,
  request: ChatRequest,
  reply: ChatReply,
): Promise<void> {
  switch (reply.type) {
    case "hang":
    case "raw":
    case "error":
      return sendFailure(response, reply);
    case "refusal":
      startStream(response);
      send(response, chunk(request.model, { delta: { role: "assistant", refusal: reply.text } }));
      send(response, chunk(request.model, { delta: {}, finish_reason: "stop" }));
      return endStream(response);
    case "stream-error":
      startStream(response);
      send(response, chunk(request.model, { delta: { role: "assistant", content: reply.text } }));
      send(response, errorBody(reply.code, reply.message));
      return endStream(response);
    case "stream":
      startStream(response);
      for await (const content of reply.chunks) send(response, chunk(request.model, { delta: { content } }));
      send(response, chunk(request.model, { delta: {}, finish_reason: "stop" }));
      return endStream(response);
    case "raw-stream":
      startStream(response);
      return sendRaw(response, reply.body());
    case "text":
      return request.stream && reply.ignoreStream !== true
        ? streamText(response, request.model, reply)
        : wholeText(response, request.model, reply);
  }
}

type TextReply = Extract<StandInReply, { type: "text" }>;

async function streamText(response: ServerResponse, model: string, reply: TextReply): Promise<void> {
  startStream(response);
  send(response, chunk(model, { delta: { role: "assistant", content: "" } }));
  for (const content of chunksOf(reply.text.slice(0, reply.cutAfter), reply.chunk ?? 4)) {
    if (reply.pause) await pause(reply.pause);
    send(response, chunk(model, { delta: { content } }));
  }
  if (reply.cutAfter !== undefined) {
    // Flushes pending bytes first, so that the client receives them before the reset.
    response.write("", () => response.socket?.destroy());
    return;
  }
  send(response, chunk(model, { delta: {}, finish_reason: reply.finish ?? "stop" }));
  send(response, { ...chunk(model), choices: [], usage: usage(reply) });
  endStream(response);
}

function wholeText(response: ServerResponse, model: string, reply: TextReply): void {
  const message = { role: "assistant", content: reply.text, refusal: null };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      id: "chatcmpl-stand-in",
      object: "chat.completion",
      created: 1_700_000_000,
      model,
      choices: [{ index: 0, message, finish_reason: reply.finish ?? "stop" }],
      usage: usage(reply),
    }),
  );
}

async function sendRaw(response: ServerResponse, body: Iterable<string | Uint8Array>): Promise<void> {
  const left = once(response, "close");
  for (const bytes of body) {
    if (!response.write(bytes)) await Promise.race([once(response, "drain"), left]);
    if (response.destroyed) return;
  }
  response.end();
}

/**
 * Event of the stand-in's stream with this piece of the reply, from which `hostile-replies.ts`
 * builds streams.
 */
export function contentFrame(content: unknown): string {
  return `data: ${JSON.stringify(chunk("stand-in", { delta: { content } }))}\n\n`;
}

/**
 * Final events of the stand-in's stream in tests of hostile replies, with `usage` as the provider
 * would report it.
 */
export function endFrames(usage: unknown = { prompt_tokens: 120, completion_tokens: 90 }): string {
  const finish = chunk("stand-in", { delta: {}, finish_reason: "stop" });
  const frames = [finish, { ...chunk("stand-in"), choices: [], usage }];
  return `${frames.map((frame) => `data: ${JSON.stringify(frame)}\n\n`).join("")}data: [DONE]\n\n`;
}

function chunk(model: string, choice?: object) {
  return {
    id: "chatcmpl-stand-in",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model,
    choices: choice ? [{ index: 0, finish_reason: null, ...choice }] : [],
    usage: null,
  };
}

function usage({ usage: { prompt, completion } = { prompt: 120, completion: 90 } }: TextReply) {
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

function startStream(response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
}

function send(response: ServerResponse, data: unknown): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}

function endStream(response: ServerResponse): void {
  response.end("data: [DONE]\n\n");
}
