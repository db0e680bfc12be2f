import { Agent, request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { whenClosed } from "../when-closed.ts";

/** Longer than any response takes, even on a busy machine. */
const HANG_MS = 20_000;
/**
 * The server closes the connection of a malformed request at once, and an idle one after its own
 * timeouts.
 */
const RAW_MS = 1500;

/** A request of a fuzz run; `createRequest` (`requests.ts`) makes it, `send` sends it. */
export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

/**
 * The response to a request of a fuzz run, from `send`; `problemOf` in `fuzz.ts` looks for
 * violations in it.
 */
export interface FuzzResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/**
 * Agent with at most `atOnce` connections, which it reuses like browsers and proxies; `fuzz.ts`
 * sends its requests with it.
 */
export const keepAliveAgent = (atOnce: number) => new Agent({ keepAlive: true, maxSockets: atOnce });

/**
 * Sends a request of a fuzz run; resolves to status, type and text. Closes event streams after
 * their start. Rejects without a response, which `fuzz.ts` counts as a violation.
 */
export function send(
  url: string,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<FuzzResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    // Without a length, the body of a method that usually has none would be parsed as the next
    // request.
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { hostname, port, agent, method, path, headers: { ...length, ...headers } };
    const outgoing = request(options, (incoming) => {
      read(incoming).then(resolve, reject);
    });
    outgoing.setTimeout(HANG_MS, () => outgoing.destroy(new Error("no response within the timeout")));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

async function read(incoming: IncomingMessage): Promise<FuzzResponse> {
  const response = { status: incoming.statusCode ?? 0, type: incoming.headers["content-type"] ?? "" };
  if (response.type.startsWith("text/event-stream")) {
    incoming.destroy();
    return { ...response, text: "" };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return { ...response, text: Buffer.concat(chunks).toString() };
}

/**
 * Sends bytes that may be no HTTP request to 127.0.0.1 and resolves to the first line of the
 * response, "" if none came within `RAW_MS`. `fuzz.ts` sends those of `malformedRequest`.
 */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  const timer = setTimeout(() => socket.destroy(), RAW_MS);
  socket.write(bytes);
  await whenClosed(socket);
  clearTimeout(timer);
  return received.split("\r\n")[0] ?? "";
}
