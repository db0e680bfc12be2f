import { connect, type Socket } from "node:net";
import type { Load } from "./load.ts";

/** A request of the bench as bytes, which are sent again and again. */
export function wireRequest(
  path: string,
  { method = "GET", headers = {}, body = "" }: { method?: string; headers?: object; body?: string } = {},
): Buffer {
  const length = body === "" ? {} : { "content-length": Buffer.byteLength(body) };
  const lines = Object.entries({ host: "localhost", ...headers, ...length }).map(([k, v]) => `${k}: ${v}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

/** Connects; received bytes are passed in a reused buffer, which is lighter than stream events. */
async function openSocket(url: string, read: (chunk: Buffer) => void): Promise<Socket> {
  const { port } = new URL(url);
  const onread = {
    buffer: Buffer.alloc(65_536),
    callback(bytes: number, buffer: Uint8Array) {
      read(Buffer.from(buffer.buffer, buffer.byteOffset, bytes));
      return true;
    },
  };
  // A host name would try both address families; the bench's servers listen on IPv4.
  const socket = connect({ host: "127.0.0.1", port: Number(port), noDelay: true, onread });
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return socket;
}

interface Answer {
  readonly status: number;
  /** Head and first bytes of the body, for error messages. */
  readonly start: string;
}

interface Line {
  /** Sends a request and waits for the whole response. */
  readonly ask: (request: Buffer) => Promise<Answer>;
  readonly close: () => void;
}

/**
 * Kept connection with a minimal HTTP/1.1 parser for responses with a Content-Length: several times
 * lighter than Node.js's client, so that the server is the bottleneck on a machine with two cores.
 */
export async function openLine(url: string): Promise<Line> {
  let start = "";
  let bytes = 0;
  let wanted = Infinity;
  let settle: (error?: Error) => void = () => {};
  const socket = await openSocket(url, (chunk) => {
    bytes += chunk.length;
    if (wanted === Infinity) {
      start += chunk.toString("latin1", 0, 4096);
      const end = start.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(start)?.[1];
      if (length === undefined) return settle(new Error(`an response without a length: ${start}`));
      wanted = end + 4 + Number(length);
    }
    if (bytes >= wanted) settle();
  });
  socket.on("error", (error) => settle(error));
  socket.on("close", () => settle(new Error("the server closed the connection")));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        start = "";
        bytes = 0;
        wanted = Infinity;
        settle = (error) => {
          settle = () => {};
          if (error) reject(error);
          else resolve({ status: Number(start.slice(9, 12)), start });
        };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/**
 * Sends requests of the bench over `atOnce` connections. Throws on a response with another status.
 */
export async function wireLoad(
  url: string,
  { total, atOnce, status = 200 }: { total: number; atOnce: number; status?: number },
  request: (at: number) => Buffer,
): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: atOnce }, () => openLine(url)));
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      while (next < total) {
        const sent = performance.now();
        const response = await line.ask(request(next++));
        if (response.status !== status) throw new Error(response.start);
        times.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const line of lines) line.close();
  return { perSecond: total / seconds, ...percentiles(times) };
}

/** Median and 99th percentile of times measured by the bench. */
export function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/**
 * Sends requests of the bench at a fixed rate, whether or not earlier ones have been answered,
 * until `done` resolves; returns all times in ms.
 */
export async function wirePace(
  url: string,
  { perSecond, lines: count }: { perSecond: number; lines: number },
  request: Buffer,
  done: Promise<unknown>,
): Promise<number[]> {
  const free = await Promise.all(Array.from({ length: count }, () => openLine(url)));
  const all = [...free];
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  const due: number[] = [];
  const state = { ended: false };
  void done.finally(() => (state.ended = true)).catch(() => {});
  const started = performance.now();
  const serve = () => {
    while (due.length > 0 && free.length > 0) {
      const line = free.pop()!;
      const since = due.shift()!;
      const pending = line.ask(request).then(({ status, start }) => {
        if (status !== 200) throw new Error(start);
        times.push(performance.now() - since);
        free.push(line);
        open.delete(pending);
        serve();
      });
      open.add(pending);
    }
  };
  const dueAt = (at: number) => started + (at * 1000) / perSecond;
  for (let sent = 0; !state.ended;) {
    for (const now = performance.now(); dueAt(sent) <= now; sent++) due.push(dueAt(sent));
    serve();
    // Sleeps until the next request is due: waking up more often would use CPU time.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt(sent) - performance.now())));
  }
  await Promise.all(open);
  for (const line of all) line.close();
  return times;
}
