import { expect, test } from "vitest";
import { fairQueue, type FairQueueLimits } from "./fair-queue.ts";

const ROOMY: FairQueueLimits = { atOnce: 1, waitingPerKey: 100, waiting: 1000 };

/** A queue whose works end when the test says so; `started` is the order in which they began. */
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
    /** Ends the works that run, one after the other, until none is left. */
    drain: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}

test("a key that comes late is served after one work of every other key, however many they have", async () => {
  const { add, started, drain } = openQueue(ROOMY);
  const all = [1, 2, 3, 4, 5].map((count) => add("greedy", `greedy ${count}`));
  all.push(add("b"), add("c"), add("b", "b 2"));
  await drain();
  await Promise.all(all);
  expect(started).toEqual(["greedy 1", "greedy 2", "b", "c", "greedy 3", "b 2", "greedy 4", "greedy 5"]);
});

test("one key may have all places while no other key wants one", async () => {
  const { add, started, drain } = openQueue({ ...ROOMY, atOnce: 2 });
  const all = [add("a", "a 1"), add("a", "a 2"), add("a", "a 3")];
  expect(started).toEqual(["a 1", "a 2"]);
  await drain();
  await Promise.all(all);
});

test("a key at its own limit leaves the free places to others", async () => {
  const { add, started, drain } = openQueue({ ...ROOMY, atOnce: 2, atOncePerKey: 1 });
  const all = [add("a", "a 1"), add("a", "a 2"), add("b")];
  expect(started).toEqual(["a 1", "b"]);
  await drain();
  await Promise.all(all);
  expect(started).toEqual(["a 1", "b", "a 2"]);
});

test("refuses what one key has too many of, and what all keys have too many of", async () => {
  const { add, drain } = openQueue({ atOnce: 1, waitingPerKey: 2, waiting: 3 });
  const all = [add("a"), add("a"), add("a")];
  await expect(add("a")).rejects.toThrow("full");
  all.push(add("b"));
  await expect(add("c")).rejects.toThrow("full");
  await drain();
  await Promise.all(all);
  const again = add("c");
  await drain();
  expect(await again).toBe("c");
});

test("goes on after a work that failed", async () => {
  const queue = fairQueue(ROOMY, () => new Error("full"));
  const fails = queue("a", async () => {
    throw new Error("broken");
  });
  const next = queue("a", async () => "next");
  await expect(fails).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
