import { expect, test } from "vitest";
import { boundedQueue, queuePerKey } from "./bounded-queue.ts";

const refuse = () => new Error("full");

/** Tasks that the test completes. */
function createTasks() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  return {
    started,
    task: (id: number) => async () => {
      started.push(id);
      await new Promise<void>((resolve) => ends.set(id, resolve));
      return id;
    },
    end: (id: number) => ends.get(id)?.(),
  };
}

test("The queue runs tasks up to its concurrency, the rest in order of arrival", async () => {
  const queue = boundedQueue({ concurrency: 2, maxWaiting: 5 }, refuse);
  const tasks = createTasks();
  const all = [1, 2, 3, 4].map((id) => queue(tasks.task(id)));
  expect(tasks.started).toEqual([1, 2]);
  tasks.end(2);
  await all[1];
  await Promise.resolve();
  expect(tasks.started).toEqual([1, 2, 3]);
  tasks.end(1);
  tasks.end(3);
  await all[2];
  await Promise.resolve();
  tasks.end(4);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test("A full queue rejects a task, and a failed task frees its slot", async () => {
  const queue = boundedQueue({ concurrency: 1, maxWaiting: 1 }, refuse);
  const tasks = createTasks();
  const first = queue(tasks.task(1));
  const second = queue(async () => {
    throw new Error("broken");
  });
  await expect(queue(tasks.task(3))).rejects.toThrow("full");
  tasks.end(1);
  await first;
  await expect(second).rejects.toThrow("broken");
  expect(await queue(async () => "free again")).toBe("free again");
});

test("One key does not delay another", async () => {
  const queue = queuePerKey({ concurrency: 1, maxWaiting: 1 }, refuse);
  const tasks = createTasks();
  const greedy = queue("a", tasks.task(1));
  const second = queue("a", tasks.task(2));
  expect(await queue("b", async () => "served")).toBe("served");
  await expect(queue("a", tasks.task(3))).rejects.toThrow("full");
  tasks.end(1);
  await greedy;
  await Promise.resolve();
  tasks.end(2);
  expect(await second).toBe(2);
});
