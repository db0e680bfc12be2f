import { expect, test } from "vitest";
import { createConnectionStore } from "./connection-store.ts";

function setup() {
  const network = { reachable: true, online: true };
  const timers: { ms: number; run: () => void }[] = [];
  const store = createConnectionStore({
    probe: async () => network.reachable,
    isOnline: () => network.online,
    schedule: (run, ms) => {
      timers.push({ ms, run });
      return () => {};
    },
    random: () => 0.5,
  });
  const states: string[] = [];
  store.subscribe(() => states.push(store.getState()));
  return { network, timers, store, states };
}

test("An unreachable server is probed with exponential backoff until it responds", async () => {
  const { network, timers, store, states } = setup();
  network.reachable = false;
  await store.check();
  for (let i = 0; i < 5; i += 1) {
    timers.at(-1)?.run();
    await store.check();
  }
  expect(states).toEqual(["unreachable"]);
  expect(timers.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  network.reachable = true;
  await store.check();
  expect(states).toEqual(["unreachable", "ok"]);
  network.reachable = false;
  await store.check();
  expect(timers.at(-1)?.ms).toBe(1000);
});

test("An offline browser sends no probes; going online probes at once", async () => {
  const { network, timers, store, states } = setup();
  network.online = false;
  store.markOffline();
  await store.check();
  expect(timers).toEqual([]);
  network.online = true;
  await store.check();
  expect(states).toEqual(["offline", "ok"]);
});

test("A single failed request does not change the state if the probe succeeds", async () => {
  const { store, states } = setup();
  await Promise.all([store.check(), store.check()]);
  expect(states).toEqual([]);
});
