import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenClosed } from "../../../tests/support/when-closed.ts";
import type { EventStream } from "./event-stream.ts";
import { createEventStreams } from "./event-streams.ts";

const gauge = { inc: vi.fn(), dec: vi.fn() };
const answers: ServerResponse[] = [];
const server = createServer((_, outgoing) => void answers.push(outgoing));

beforeEach(async () => {
  vi.clearAllMocks();
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(async () => {
  answers.length = 0;
  server.closeAllConnections();
  await once(server.close(), "close");
});

const port = () => (server.address() as AddressInfo).port;
const head = () => new Response(null, { headers: { "X-Kind": "events" } });

/** The next request's answer. */
async function nextAnswer(): Promise<ServerResponse> {
  while (answers.length === 0) await turn();
  return answers.shift()!;
}

/** A reader of the stream, which has its answer. */
async function readerOf(stream: EventStream): Promise<Response> {
  const reading = fetch(`http://127.0.0.1:${port()}`);
  stream.answer(await nextAnswer(), head());
  return reading;
}

/** Sends requests as they are and collects what comes back. */
function rawReader(requests: string) {
  const socket = connect(port(), "127.0.0.1").setEncoding("utf8");
  const read = { text: "", socket };
  socket.on("data", (text: string) => (read.text += text));
  socket.write(requests);
  return read;
}

test("events come as the protocol wants them, under the head of the answer, and closing ends it", async () => {
  const closed = vi.fn();
  const stream = createEventStreams(gauge).open("somebody", closed);
  stream.send("partial", { text: "two\nlines" });
  const reader = await readerOf(stream);
  stream.send("partial", { text: "größer" });
  stream.close();
  stream.send("partial", { text: "too late" });
  expect(await reader.text()).toBe(
    'event: partial\ndata: {"text":"two\\nlines"}\n\nevent: partial\ndata: {"text":"größer"}\n\n',
  );
  expect(reader.headers.get("x-kind")).toBe("events");
  expect(closed).toHaveBeenCalledTimes(1);
  expect(gauge.inc).toHaveBeenCalledTimes(1);
  expect(gauge.dec).toHaveBeenCalledTimes(1);
});

test("what is sent in one turn leaves in one piece", async () => {
  const stream = createEventStreams(gauge).open("somebody", () => {});
  const read = rawReader("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  stream.answer(await nextAnswer(), head());
  stream.send("one", 1);
  stream.send("two", 2);
  await vi.waitUntil(() => read.text.includes("two"));
  expect(read.text).toMatch(/\r\n28\r\nevent: one\ndata: 1\n\nevent: two\ndata: 2\n\n\r\n$/);
  stream.close();
});

test("a reader that knows no chunks gets none", async () => {
  const stream = createEventStreams(gauge).open("somebody", () => {});
  const read = rawReader("GET / HTTP/1.0\r\n\r\n");
  stream.answer(await nextAnswer(), head());
  stream.send("one", 1);
  stream.close();
  await once(read.socket, "close");
  expect(read.text).toMatch(/\r\n\r\nevent: one\ndata: 1\n\n$/);
});

test("a second request on the same connection waits until the first stream has ended", async () => {
  const streams = createEventStreams(gauge);
  const [first, second] = [streams.open("somebody", () => {}), streams.open("somebody", () => {})];
  const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const read = rawReader(request + request);
  first.answer(await nextAnswer(), head());
  second.answer(await nextAnswer(), head());
  second.send("two", 2);
  await turn();
  first.send("one", 1);
  await vi.waitUntil(() => read.text.includes("one"));
  first.close();
  second.close();
  await vi.waitUntil(() => read.text.endsWith("two\ndata: 2\n\n\r\n0\r\n\r\n"));
  expect(read.text.match(/HTTP\/1.1 200|event: \w+|\r\n0\r\n/g)).toEqual([
    "HTTP/1.1 200",
    "event: one",
    "\r\n0\r\n",
    "HTTP/1.1 200",
    "event: two",
    "\r\n0\r\n",
  ]);
});

test("a silent stream is kept open by a comment", async () => {
  const stream = createEventStreams(gauge, 5).open("somebody", () => {});
  const read = rawReader("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  stream.answer(await nextAnswer(), head());
  await vi.waitUntil(() => read.text.includes(":\n\n\r\n3\r\n:\n\n"));
  stream.close();
});

test("a reader that goes away ends its stream, also before it has an answer", async () => {
  const streams = createEventStreams(gauge);
  const closed = vi.fn();
  const stream = streams.open("somebody", closed);
  await (await readerOf(stream)).body?.cancel();
  await vi.waitUntil(() => closed.mock.calls.length === 1);
  stream.close();
  expect(closed).toHaveBeenCalledTimes(1);

  const read = rawReader("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const outgoing = await nextAnswer();
  read.socket.destroy();
  await once(outgoing, "close");
  streams.open("somebody", closed).answer(outgoing, head());
  expect(closed).toHaveBeenCalledTimes(2);
});

test("a slow reader misses texts that are only shown, never the others", async () => {
  const stream = createEventStreams(gauge).open("somebody", () => {});
  stream.send("partial", { text: "x".repeat(20_000) });
  stream.send("partial", { text: "only shown" }, { droppable: true });
  stream.send("progress", { done: 1 });
  const reader = await readerOf(stream);
  stream.close();
  const text = await reader.text();
  expect(text).not.toContain("only shown");
  expect(text).toContain("event: progress");
});

test("a reader that is stuck is let go before it costs memory", async () => {
  const closed = vi.fn();
  const stream = createEventStreams(gauge).open("somebody", closed);
  const read = rawReader("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  read.socket.pause();
  const outgoing = await nextAnswer();
  stream.answer(outgoing, head());
  let most = 0;
  while (closed.mock.calls.length === 0) {
    stream.send("partial", { text: "x".repeat(20_000) });
    most = Math.max(most, outgoing.writableLength);
    await turn();
  }
  expect(most).toBeLessThan(320_000);
  expect(outgoing.destroyed).toBe(true);
  read.socket.resume();
  await whenClosed(read.socket);
  expect(read.text.endsWith("0\r\n\r\n")).toBe(false);
});

test("all end when the process stops", async () => {
  const streams = createEventStreams(gauge);
  const open = [streams.open("somebody", () => {}), streams.open("somebody", () => {})];
  const readers = [await readerOf(open[0]!), await readerOf(open[1]!)];
  streams.closeAll();
  expect(await Promise.all(readers.map((reader) => reader.text()))).toEqual(["", ""]);
});

test("one user has a hundred at most, each closed one makes room, and others are not concerned", () => {
  const streams = createEventStreams(gauge);
  const open = Array.from({ length: 100 }, () => streams.open("somebody", () => {}));
  expect(() => streams.open("somebody", () => {})).toThrow(
    expect.objectContaining({ code: "too_many_streams", details: { retryAfter: 5 } }),
  );
  streams.open("somebody else", () => {});
  open[0]?.close();
  open[0]?.close();
  streams.open("somebody", () => {});
  expect(() => streams.open("somebody", () => {})).toThrow();
  streams.closeAll();
  streams.open("somebody", () => {});
});
