import { expect, test } from "vitest";
import { fairQueue, type FairQueueLimits } from "./fair-queue.ts";

const refuse = () => new Error("full");

const ROOMY: FairQueueLimits = { concurrency: 1, maxWaitingPerKey: 100, maxWaiting: 1000 };

/** A queue whose tasks the test completes; `started` lists them in starting order. */
function openQueue(limits: FairQueueLimits) {
  const queue = fairQueue(limits, () => new Error("full"));
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    add: (key: string, name = key) =>
      queue(key, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      }),
    /** Completes tasks one by one until none is left. */
    drain: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}

/** A queue with one slot, taken until `open` is called; `ran` lists tasks in running order. */
function closedQueue(waiting: number) {
  const queue = fairQueue({ concurrency: 1, maxWaiting: waiting }, refuse);
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const first = queue("first", () => gate.promise);
  return {
    ran,
    add: (key: string, name: string) => queue(key, async () => ran.push(name)),
    open: async () => {
      gate.resolve();
      await first;
    },
  };
}

test("Keys take turns, regardless of how many tasks each has waiting", async () => {
  const { ran, add, open } = closedQueue(10);
  const all = [
    add("a", "a1"),
    add("a", "a2"),
    add("a", "a3"),
    add("b", "b1"),
    add("b", "b2"),
    add("c", "c1"),
  ];
  await open();
  await Promise.all(all);
  expect(ran).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
});

test("The queue runs at most `concurrency` tasks over all keys", async () => {
  const queue = fairQueue({ concurrency: 2, maxWaiting: 100 }, refuse);
  let running = 0;
  let peak = 0;
  const task = async () => {
    running++;
    peak = Math.max(peak, running);
    await Promise.resolve();
    running--;
  };
  await Promise.all(Array.from({ length: 40 }, (_, at) => queue(`key ${at % 7}`, task)));
  expect(peak).toBe(2);
});

test("A full queue evicts the newest task of the key with the most, and rejects that key", async () => {
  const { ran, add, open } = closedQueue(3);
  const greedy = [add("a", "a1"), add("a", "a2"), add("a", "a3")];
  const others = [add("b", "b1"), add("c", "c1")];
  await expect(greedy[2]).rejects.toThrow("full");
  await expect(greedy[1]).rejects.toThrow("full");
  await expect(add("a", "a4")).rejects.toThrow("full");
  await open();
  await Promise.all([greedy[0], ...others]);
  expect(ran).toEqual(["a1", "b1", "c1"]);
});

test("A full queue with one task per key rejects the next key", async () => {
  const { add, open } = closedQueue(2);
  const all = [add("a", "a1"), add("b", "b1")];
  await expect(add("c", "c1")).rejects.toThrow("full");
  await open();
  await Promise.all(all);
});

test("A late key runs after one task of every other key, regardless of their number", async () => {
  const { add, started, drain } = openQueue(ROOMY);
  const all = [1, 2, 3, 4, 5].map((count) => add("greedy", `greedy ${count}`));
  all.push(add("b"), add("c"), add("b", "b 2"));
  await drain();
  await Promise.all(all);
  expect(started).toEqual(["greedy 1", "greedy 2", "b", "c", "greedy 3", "b 2", "greedy 4", "greedy 5"]);
});

test("One key may use all slots while no other key waits", async () => {
  const { add, started, drain } = openQueue({ ...ROOMY, concurrency: 2 });
  const all = [add("a", "a 1"), add("a", "a 2"), add("a", "a 3")];
  expect(started).toEqual(["a 1", "a 2"]);
  await drain();
  await Promise.all(all);
});

test("A key at its limit leaves free slots to others", async () => {
  const { add, started, drain } = openQueue({ ...ROOMY, concurrency: 2, concurrencyPerKey: 1 });
  const all = [add("a", "a 1"), add("a", "a 2"), add("b")];
  expect(started).toEqual(["a 1", "b"]);
  await drain();
  await Promise.all(all);
  expect(started).toEqual(["a 1", "b", "a 2"]);
});

test("A key has its own limit of waiting tasks", async () => {
  const { add, drain } = openQueue({ concurrency: 1, maxWaitingPerKey: 2, maxWaiting: 3 });
  const all = [add("a"), add("a"), add("a")];
  await expect(add("a")).rejects.toThrow("full");
  all.push(add("b"));
  await drain();
  await Promise.all(all);
  const last = add("c");
  await drain();
  expect(await last).toBe("c");
});

test("A failed task frees its slot", async () => {
  const queue = fairQueue(ROOMY, () => new Error("full"));
  const fails = queue("a", async () => {
    throw new Error("broken");
  });
  const next = queue("a", async () => "next");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
