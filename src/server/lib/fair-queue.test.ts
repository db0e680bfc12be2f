import { expect, test } from "vitest";
import { fairQueue, type FairQueueLimits } from "./fair-queue.ts";

const refuse = () => new Error("full");

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

/** A queue with one place that is taken until `open` is called, and the order in which waiting work runs. */
function closedQueue(waiting: number) {
  const queue = fairQueue({ atOnce: 1, waiting }, refuse);
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

test("keys take turns, however much work one of them has waiting", async () => {
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

test("runs at most `atOnce` works, whatever their keys", async () => {
  const queue = fairQueue({ atOnce: 2, waiting: 100 }, refuse);
  let running = 0;
  let most = 0;
  const work = async () => {
    running++;
    most = Math.max(most, running);
    await Promise.resolve();
    running--;
  };
  await Promise.all(Array.from({ length: 40 }, (_, at) => queue(`key ${at % 7}`, work)));
  expect(most).toBe(2);
});

test("a full queue takes the newest work of the key with the most, and refuses that key", async () => {
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

test("a full queue of keys with one work each refuses the next one", async () => {
  const { add, open } = closedQueue(2);
  const all = [add("a", "a1"), add("b", "b1")];
  await expect(add("c", "c1")).rejects.toThrow("full");
  await open();
  await Promise.all(all);
});

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

test("a key has a limit of waiting works of its own", async () => {
  const { add, drain } = openQueue({ atOnce: 1, waitingPerKey: 2, waiting: 3 });
  const all = [add("a"), add("a"), add("a")];
  await expect(add("a")).rejects.toThrow("full");
  all.push(add("b"));
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
