import { expect, test } from "vitest";
import { boundedQueue, queuePerKey } from "./bounded-queue.ts";

const refuse = () => new Error("full");

/** Works that are done when the test says so. */
function openWorks() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  return {
    started,
    work: (id: number) => async () => {
      started.push(id);
      await new Promise<void>((resolve) => ends.set(id, resolve));
      return id;
    },
    end: (id: number) => ends.get(id)?.(),
  };
}

test("runs so many at once, then in the order they came", async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 5 }, refuse);
  const works = openWorks();
  const all = [1, 2, 3, 4].map((id) => queue(works.work(id)));
  expect(works.started).toEqual([1, 2]);
  works.end(2);
  await all[1];
  await Promise.resolve();
  expect(works.started).toEqual([1, 2, 3]);
  works.end(1);
  works.end(3);
  await all[2];
  await Promise.resolve();
  works.end(4);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test("refuses what finds the waiting list full, and goes on after a work that failed", async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1 }, refuse);
  const works = openWorks();
  const first = queue(works.work(1));
  const second = queue(async () => {
    throw new Error("broken");
  });
  await expect(queue(works.work(3))).rejects.toThrow("full");
  works.end(1);
  await first;
  await expect(second).rejects.toThrow("broken");
  expect(await queue(async () => "free again")).toBe("free again");
});

test("one key cannot hold up another", async () => {
  const queue = queuePerKey({ atOnce: 1, waiting: 1 }, refuse);
  const works = openWorks();
  const greedy = queue("a", works.work(1));
  const waits = queue("a", works.work(2));
  expect(await queue("b", async () => "served")).toBe("served");
  await expect(queue("a", works.work(3))).rejects.toThrow("full");
  works.end(1);
  await greedy;
  await Promise.resolve();
  works.end(2);
  expect(await waits).toBe(2);
});
