import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

const refuse = () => new Error("full");

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

test("failed work gives its place back", async () => {
  const queue = fairQueue({ atOnce: 1, waiting: 0 }, refuse);
  const broken = queue("a", async () => {
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(await queue("a", async () => "served")).toBe("served");
});
