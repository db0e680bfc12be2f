import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { throttleGrowingText } from "./throttle-growing-text.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function start() {
  const sent: string[] = [];
  const growing = throttleGrowingText(async (index, text) => void sent.push(`${index} ${text}`));
  return { sent, growing };
}

test("The first text is announced at once, then the latest text once per interval", async () => {
  const { sent, growing } = start();
  growing.show(0, "F");
  expect(sent).toEqual(["0 F"]);
  for (const text of ["Fr", "Fre", "Fres"]) growing.show(0, text);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent).toEqual(["0 F"]);
  await vi.advanceTimersByTimeAsync(40);
  expect(sent).toEqual(["0 F", "0 Fres"]);
});

test("No text is announced after the part is complete", async () => {
  const arrival = Promise.withResolvers<void>();
  const sent: string[] = [];
  const growing = throttleGrowingText((_, text) => {
    sent.push(text);
    return arrival.promise;
  });
  growing.show(0, "on its way");
  growing.show(0, "too late");
  let settled = false;
  const settling = growing.settle().then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toBe(false);
  arrival.resolve();
  await settling;
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual(["on its way"]);
});

test("A failed announcement does not block the next one", async () => {
  const sent: string[] = [];
  const growing = throttleGrowingText(async (_, text) => {
    sent.push(text);
    if (text === "lost") throw new Error("no database");
  });
  growing.show(0, "lost");
  growing.show(0, "found");
  await vi.advanceTimersByTimeAsync(100);
  await growing.settle();
  expect(sent).toEqual(["lost", "found"]);
});
