import { expect, test } from "vitest";
import { createConnectionStore } from "./connection-store.ts";

function world() {
  const now = { answers: true, online: true };
  const waits: { ms: number; run: () => void }[] = [];
  const store = createConnectionStore({
    probe: async () => now.answers,
    isOnline: () => now.online,
    schedule: (run, ms) => {
      waits.push({ ms, run });
      return () => {};
    },
    random: () => 0.5,
  });
  const states: string[] = [];
  store.subscribe(() => states.push(store.getState()));
  return { now, waits, store, states };
}

test("a server without an answer is asked again, with growing pauses, until it answers", async () => {
  const { now, waits, store, states } = world();
  now.answers = false;
  await store.check();
  for (let i = 0; i < 5; i += 1) {
    waits.at(-1)?.run();
    await store.check();
  }
  expect(states).toEqual(["unreachable"]);
  expect(waits.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  now.answers = true;
  await store.check();
  expect(states).toEqual(["unreachable", "ok"]);
  now.answers = false;
  await store.check();
  expect(waits.at(-1)?.ms).toBe(1000);
});

test("without a network nothing is asked; its return asks at once", async () => {
  const { now, waits, store, states } = world();
  now.online = false;
  store.markOffline();
  await store.check();
  expect(waits).toEqual([]);
  now.online = true;
  await store.check();
  expect(states).toEqual(["offline", "ok"]);
});

test("one failed request that the server then answers changes nothing", async () => {
  const { store, states } = world();
  await Promise.all([store.check(), store.check()]);
  expect(states).toEqual([]);
});
