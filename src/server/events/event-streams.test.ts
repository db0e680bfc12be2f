import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenClosed } from "../../../tests/support/when-closed.ts";
import type { EventStream } from "./event-stream.ts";
import { createEventStreams } from "./event-streams.ts";

const gauge = { inc: vi.fn(), dec: vi.fn() };
const noHooks = { destroy: () => {}, onClose: () => {} };
/** Streams for the next requests, and the responses of those requests. */
const streamsToServe: EventStream[] = [];
const responses: ServerResponse[] = [];
const listener = getRequestListener(() => new Response(streamsToServe.shift()!.body));
const server = createServer((incoming, outgoing) => {
  responses.push(outgoing);
  void listener(incoming, outgoing);
});

beforeEach(async () => {
  vi.clearAllMocks();
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(async () => {
  responses.length = 0;
  streamsToServe.length = 0;
  server.closeAllConnections();
  await once(server.close(), "close");
});

const port = () => (server.address() as AddressInfo).port;

function read(stream: EventStream): Promise<Response> {
  streamsToServe.push(stream);
  return fetch(`http://127.0.0.1:${port()}`);
}

/** Sends a request over a raw socket and collects the response. */
function readRaw(stream: EventStream, version: "1.0" | "1.1") {
  streamsToServe.push(stream);
  const socket = connect(port(), "127.0.0.1").setEncoding("utf8");
  const received = { text: "", socket };
  socket.on("data", (text: string) => (received.text += text));
  socket.write(`GET / HTTP/${version}\r\nHost: x\r\n\r\n`);
  return received;
}

test("Events are sent in the SSE format, and closing ends the response", async () => {
  const onClose = vi.fn();
  const stream = createEventStreams(gauge).open("user", { ...noHooks, onClose });
  stream.send("partial", { text: "two\nlines" });
  const reader = await read(stream);
  stream.send("partial", { text: "größer" });
  stream.close();
  stream.send("partial", { text: "too late" });
  expect(await reader.text()).toBe(
    'event: partial\ndata: {"text":"two\\nlines"}\n\nevent: partial\ndata: {"text":"größer"}\n\n',
  );
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(gauge.inc).toHaveBeenCalledTimes(1);
  expect(gauge.dec).toHaveBeenCalledTimes(1);
});

test("An HTTP/1.0 client receives no chunk framing", async () => {
  const stream = createEventStreams(gauge).open("user", noHooks);
  const received = readRaw(stream, "1.0");
  stream.send("one", 1);
  stream.close();
  await once(received.socket, "close");
  expect(received.text).toMatch(/\r\n\r\nevent: one\ndata: 1\n\n$/);
});

test("A heartbeat comment keeps a silent stream open", async () => {
  const stream = createEventStreams(gauge, 5).open("user", noHooks);
  const received = readRaw(stream, "1.1");
  await vi.waitUntil(() => received.text.split(":\n\n").length > 2);
  stream.close();
});

test("a reader that disconnects ends its stream once", async () => {
  const onClose = vi.fn();
  const stream = createEventStreams(gauge).open("user", { ...noHooks, onClose });
  const reader = await read(stream);
  await reader.body?.cancel();
  await vi.waitUntil(() => onClose.mock.calls.length === 1);
  stream.close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a slow reader misses droppable events only", async () => {
  const stream = createEventStreams(gauge).open("user", noHooks);
  stream.send("partial", { text: "x".repeat(20_000) });
  stream.send("partial", { text: "droppable" }, { droppable: true });
  stream.send("progress", { done: 1 });
  const reader = await read(stream);
  stream.close();
  const text = await reader.text();
  expect(text).not.toContain("droppable");
  expect(text).toContain("event: progress");
});

test("A reader that stops reading is disconnected when its queue is full", async () => {
  const onClose = vi.fn();
  const destroy = () => responses[0]?.destroy();
  const stream = createEventStreams(gauge).open("user", { destroy, onClose });
  const received = readRaw(stream, "1.1");
  received.socket.pause();
  await vi.waitUntil(() => responses.length === 1);
  let sent = 0;
  while (onClose.mock.calls.length === 0) {
    stream.send("partial", { text: "x".repeat(20_000) });
    sent += 20_000;
    await nextTurn();
  }
  // Queue plus the socket buffers of both sides.
  expect(sent).toBeLessThan(20_000_000);
  expect(responses[0]?.destroyed).toBe(true);
  received.socket.resume();
  await whenClosed(received.socket);
  expect(received.text.endsWith("0\r\n\r\n")).toBe(false);
});

test("`closeAll` ends every stream", async () => {
  const streams = createEventStreams(gauge);
  const readers = [await read(streams.open("user", noHooks)), await read(streams.open("user", noHooks))];
  streams.closeAll();
  expect(await Promise.all(readers.map((reader) => reader.text()))).toEqual(["", ""]);
});

test("A user has at most 100 open streams, and other users are not affected", () => {
  const streams = createEventStreams(gauge);
  const open = Array.from({ length: 100 }, () => streams.open("user", noHooks));
  expect(() => streams.open("user", noHooks)).toThrow(
    expect.objectContaining({ code: "too_many_streams", details: { retryAfter: 5 } }),
  );
  streams.open("another user", noHooks);
  open[0]?.close();
  open[0]?.close();
  streams.open("user", noHooks);
  expect(() => streams.open("user", noHooks)).toThrow();
  streams.closeAll();
  streams.open("user", noHooks);
});
