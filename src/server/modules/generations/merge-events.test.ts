import { expect, it } from "vitest";
import { mergeEvents, type Producer } from "./merge-events.ts";

async function collect(producers: readonly Producer<string>[]) {
  const events: string[] = [];
  try {
    for await (const event of mergeEvents(producers)) events.push(event);
  } catch (error) {
    return { events, error: (error as Error).message };
  }
  return { events, error: undefined };
}

it("Events arrive in the order in which producers emit them", async () => {
  const gate = Promise.withResolvers<void>();
  const { events, error } = await collect([
    async (emit) => {
      emit("a1");
      await gate.promise;
      emit("a2");
    },
    async (emit) => {
      emit("b1");
      gate.resolve();
    },
  ]);
  expect(events).toEqual(["a1", "b1", "a2"]);
  expect(error).toBeUndefined();
});

it("A failure is thrown after the other producers have finished", async () => {
  const gate = Promise.withResolvers<void>();
  const result = await collect([
    async () => {
      gate.resolve();
      throw new Error("broken");
    },
    async (emit) => {
      await gate.promise;
      await Promise.resolve();
      emit("later event");
    },
  ]);
  expect(result).toEqual({ events: ["later event"], error: "broken" });
});

it("An empty list of producers ends at once", async () => {
  expect(await collect([])).toEqual({ events: [], error: undefined });
});
