import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { REQUEST_MARKERS, PROVIDER_COPY, PROVIDER_PROMPTS, PROVIDER_SCENES } from "./campaign-provider.ts";
import { listenOnLoopback } from "./listen.ts";
import { chunksOf, copyReply, STAND_IN_ADS } from "./openai-replies.ts";

/** Formats of replies that a server accepts; the others answer 400. */
type Format = "json_schema" | "json_object";

interface LocalModelOptions {
  /** Empty by default, as on servers without constrained output. */
  readonly formats?: readonly Format[];
  /** Milliseconds before the first token, in which the model is loaded. */
  readonly firstTokenMs?: number;
  /** Whether the model writes its thoughts first and stops at the token limit within them. */
  readonly thinks?: boolean;
}

interface LocalRequest {
  readonly path: string;
  readonly body: {
    readonly messages?: readonly unknown[];
    readonly max_tokens?: number;
    readonly response_format?: { readonly type: Format };
  };
}

/** A stand-in for a model server on the operator's machine, from `startLocalModel`. */
export interface LocalModel {
  /** Value for `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly LocalRequest[];
  close(): Promise<void>;
}

/**
 * Id of the model that the stand-in for a local server serves; tests set it in the product's
 * settings as the operator would.
 */
export const LOCAL_MODEL = "llama3.1:8b";

/** With fewer tokens, a thinking model ends within its thoughts. */
const THOUGHT_TOKENS = 500;
const THOUGHTS = "<think>\nThe user wants {ads}. Let me think about it.\n";

/**
 * Starts a test's stand-in for a server like Ollama, llama.cpp or LM Studio with one small model
 * (`LOCAL_MODEL`). It has chat completions and the list of models only, answers with prose and code
 * fences, and reports no usage. Its replies are those of `campaign-provider.ts`.
 */
export async function startLocalModel(options: LocalModelOptions = {}): Promise<LocalModel> {
  const { formats = [], firstTokenMs = 0, thinks = false } = options;
  const requests: LocalRequest[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = Buffer.concat(await request.toArray()).toString("utf8");
    const path = request.url ?? "/";
    const body = (raw === "" ? {} : JSON.parse(raw)) as LocalRequest["body"];
    requests.push({ path, body });
    if (path === "/v1/models") return json(response, 200, { object: "list", data: [{ id: LOCAL_MODEL }] });
    if (path !== "/v1/chat/completions") {
      response.writeHead(404, { "content-type": "text/plain" }).end("404 page not found");
      return;
    }
    const format = body.response_format?.type;
    if (format !== undefined && !formats.includes(format))
      return json(response, 400, { error: { message: `response_format.type ${format} is not supported` } });
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    await pause(firstTokenMs);
    const isCut = thinks && (body.max_tokens ?? Infinity) < THOUGHT_TOKENS;
    const thoughts = thinks ? `${THOUGHTS}${isCut ? "" : "</think>\n\n"}` : "";
    const text = thoughts + (isCut ? "" : answerTo(raw, format !== undefined));
    for (const content of chunksOf(text, 24)) send(response, { delta: { content }, finish_reason: null });
    send(response, { delta: {}, finish_reason: isCut ? "length" : "stop" });
    response.end("data: [DONE]\n\n");
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reply of the model; plain JSON only if the requested format demands it. */
function answerTo(request: string, isJson: boolean): string {
  const wrap = (object: string) =>
    isJson ? object : `Sure! Here is what you asked for:\n\n\`\`\`json\n${object}\n\`\`\`\n\nEnjoy {it}!`;
  if (request.includes(REQUEST_MARKERS.copy)) return wrap(copyReply(PROVIDER_COPY).text);
  if (request.includes(REQUEST_MARKERS.script)) return wrap(JSON.stringify({ scenes: PROVIDER_SCENES }));
  const lines = request.includes(REQUEST_MARKERS.prompts) ? PROVIDER_PROMPTS : STAND_IN_ADS;
  return `Here you go:\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join("\n")}`;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function send(response: ServerResponse, choice: object): void {
  response.write(`data: ${JSON.stringify({ model: LOCAL_MODEL, choices: [{ index: 0, ...choice }] })}\n\n`);
}
