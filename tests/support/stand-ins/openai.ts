import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { listenOnLoopback } from "./listen.ts";
import { respondToChat } from "./openai-chat.ts";
import type { ChatReply } from "./openai-chat.ts";
import { respondToImage, readForm, type ImageReply } from "./openai-images.ts";
import { adsReply } from "./openai-replies.ts";
import { respondToSpeech, type SpeechReply } from "./openai-speech.ts";

/** A request that the stand-in for OpenAI received. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON body, a `RecordedForm`, or `undefined` without a body. */
  readonly body: unknown;
}

/** A model in the list of the stand-in for OpenAI. */
interface ListedModel {
  readonly id: string;
  readonly shutdown_date?: string | null;
}

/**
 * A stand-in for OpenAI's API in tests and benches, whose replies they set; from
 * `startOpenAiStandIn`. Replies are declared in `openai-replies.ts`, `openai-images.ts` and
 * `openai-speech.ts`.
 */
export interface OpenAiStandIn {
  /** Value for `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  /** All requests so far except those to `/control`. */
  readonly requests: readonly RecordedRequest[];
  /** Number of open chat requests. */
  readonly open: ReadonlySet<ServerResponse>;
  /** Queues replies for the next chat requests. The default reply contains three ads. */
  reply(...replies: ChatReply[]): void;
  /**
   * Uses this reply for each chat request whose body contains `text`, until `reset`. Takes
   * precedence over the queue.
   */
  replyWhen(text: string, reply: ChatReply): void;
  /**
   * Uses these replies in order for image requests whose body contains `text`, then repeats the
   * last, until `reset`; other requests get an image.
   */
  imageWhen(text: string, ...replies: ImageReply[]): void;
  /** As `imageWhen`, for speech requests; others get a tone. */
  speechWhen(text: string, ...replies: SpeechReply[]): void;
  /** Models listed by `GET /v1/models`; `undefined` for a server without that route. */
  listModels(models: readonly ListedModel[] | undefined): void;
  /** Clears requests, queue, rules and models. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts a server for tests that implements the part of OpenAI's HTTP API that
 * `server/adapters/ai/openai` and `server/adapters/speech` use: chats, images, speech and the list
 * of models. Port 0: any free one.
 */
export async function startOpenAiStandIn(port = 0): Promise<OpenAiStandIn> {
  const requests: RecordedRequest[] = [];
  const open = new Set<ServerResponse>();
  let queue: ChatReply[] = [];
  let rules: { text: string; reply: ChatReply }[] = [];
  let imageRules: { text: string; replies: ImageReply[] }[] = [];
  let speechRules: { text: string; replies: SpeechReply[] }[] = [];
  let models: readonly ListedModel[] | undefined = [];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const bytes = await readAll(request);
    const raw = bytes.toString("utf8");
    const body = await parseBody(bytes, request.headers);
    if (path.startsWith("/control/")) return control(path, body, response);
    requests.push({ method: request.method ?? "", path, headers: request.headers, body });
    const route = `${request.method} ${path}`;
    if (route === "POST /v1/chat/completions") {
      open.add(response);
      response.on("close", () => open.delete(response));
      const rule = rules.find(({ text }) => raw.includes(text));
      const reply = rule?.reply ?? queue.shift() ?? adsReply();
      return respondToChat(response, { model: stringField(body, "model"), stream: isStream(body) }, reply);
    }
    if (route === "POST /v1/images/generations" || route === "POST /v1/images/edits") {
      open.add(response);
      response.on("close", () => open.delete(response));
      const rule = imageRules.find(({ text }) => raw.includes(text));
      const asked = isObject(body) && isObject(body["fields"]) ? body["fields"] : body;
      const reply = rule && rule.replies.length > 1 ? rule.replies.shift() : rule?.replies[0];
      return respondToImage(response, stringField(asked, "size"), reply ?? { type: "picture" });
    }
    if (route === "POST /v1/audio/speech") {
      open.add(response);
      response.on("close", () => open.delete(response));
      const rule = speechRules.find(({ text }) => raw.includes(text));
      const reply = rule && rule.replies.length > 1 ? rule.replies.shift() : rule?.replies[0];
      return respondToSpeech(response, stringField(body, "input"), reply ?? { type: "sound" });
    }
    if (route === "GET /v1/models" && models) {
      const data = models.map((model) => ({ object: "model", created: 1, owned_by: "stand-in", ...model }));
      return json(response, 200, { object: "list", data });
    }
    return json(response, 404, { error: { message: "No such route", code: null, type: "not_found" } });
  }

  /** The same controls over HTTP, for a stand-in in its own process. */
  function control(path: string, body: unknown, response: ServerResponse): void {
    if (path === "/control/reply" && isReply(body)) queue.push(body);
    else if (path === "/control/reply-when" && isRule(body)) rules.push(body);
    else if (path === "/control/reset") reset();
    else if (path === "/control/requests") return json(response, 200, requests);
    else return json(response, 404, { error: { message: "No such control" } });
    response.writeHead(204).end();
  }

  function reset(): void {
    requests.length = 0;
    queue = [];
    rules = [];
    imageRules = [];
    speechRules = [];
    models = [];
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const actualPort = await listenOnLoopback(server, port);

  return {
    baseUrl: `http://127.0.0.1:${actualPort}/v1`,
    requests,
    open,
    reply: (...replies) => queue.push(...replies),
    replyWhen: (text, reply) => rules.push({ text, reply }),
    imageWhen: (text, ...replies) => imageRules.push({ text, replies }),
    speechWhen: (text, ...replies) => speechRules.push({ text, replies }),
    listModels: (list) => {
      models = list;
    },
    reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function parseBody(bytes: Buffer, headers: IncomingHttpHeaders): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  if (headers["content-type"]?.startsWith("multipart/form-data")) return readForm(bytes, headers);
  return JSON.parse(bytes.toString("utf8"));
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isReply(value: unknown): value is ChatReply {
  return isObject(value) && typeof value["type"] === "string";
}

function isRule(value: unknown): value is { text: string; reply: ChatReply } {
  return isObject(value) && typeof value["text"] === "string" && isReply(value["reply"]);
}

function stringField(value: unknown, field: string): string {
  const found = isObject(value) ? value[field] : undefined;
  return typeof found === "string" ? found : "";
}

function isStream(value: unknown): boolean {
  return isObject(value) && value["stream"] === true;
}
