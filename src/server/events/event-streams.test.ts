import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventStreams } from "./event-streams.ts";

const gauge = { inc: vi.fn(), dec: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const readAll = (response: Response) => response.text();

test("events come as the protocol wants them, and closing ends the answer", async () => {
  const closed = vi.fn();
  const stream = createEventStreams(gauge).open("somebody", closed);
  stream.send("partial", { text: "two\nlines" });
  stream.close();
  stream.send("partial", { text: "too late" });
  expect(await readAll(stream.response)).toBe('event: partial\ndata: {"text":"two\\nlines"}\n\n');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(gauge.inc).toHaveBeenCalledTimes(1);
  expect(gauge.dec).toHaveBeenCalledTimes(1);
});

test("a silent stream is kept open by a comment", async () => {
  const stream = createEventStreams(gauge, 15_000).open("somebody", () => {});
  vi.advanceTimersByTime(30_000);
  stream.close();
  expect(await readAll(stream.response)).toBe(":\n\n:\n\n");
});

test("a reader that goes away ends its stream", async () => {
  const closed = vi.fn();
  const stream = createEventStreams(gauge).open("somebody", closed);
  await stream.response.body?.cancel();
  stream.close();
  expect(closed).toHaveBeenCalledTimes(1);
});

test("a slow reader misses texts that are only shown, never the others", async () => {
  const stream = createEventStreams(gauge).open("somebody", () => {});
  stream.send("partial", { text: "x".repeat(20_000) });
  stream.send("partial", { text: "only shown" }, { droppable: true });
  stream.send("progress", { done: 1 });
  stream.close();
  const text = await readAll(stream.response);
  expect(text).not.toContain("only shown");
  expect(text).toContain("event: progress");
});

test("a reader that is stuck is let go before it costs memory", async () => {
  const closed = vi.fn();
  const stream = createEventStreams(gauge).open("somebody", closed);
  for (let count = 0; count < 20; count += 1) stream.send("partial", { text: "x".repeat(20_000) });
  expect(closed).toHaveBeenCalledTimes(1);
  await expect(readAll(stream.response)).rejects.toThrow("keep up");
});

test("all end when the process stops", async () => {
  const streams = createEventStreams(gauge);
  const open = [streams.open("somebody", () => {}), streams.open("somebody", () => {})];
  streams.closeAll();
  expect(await Promise.all(open.map(({ response }) => readAll(response)))).toEqual(["", ""]);
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
