import { threadId } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import type { WorkerFailure } from "./worker-failure.ts";
import type { HostileTasks } from "./worker-pool.fixture.ts";
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

let pool: WorkerPool<HostileTasks>;
let failures: string[];
function open(changes: Partial<WorkerPoolOptions> = {}): WorkerPool<HostileTasks> {
  failures = [];
  pool = createWorkerPool<HostileTasks>({
    script: new URL("./worker-pool.fixture.ts", import.meta.url),
    queue: { concurrency: 1, maxWaitingPerKey: 2, maxWaiting: 3 },
    refuse: () => new Error("full"),
    timeoutMs: 30_000,
    heapMb: 64,
    onFailure: ({ reason }: WorkerFailure) => void failures.push(reason),
    ...changes,
  });
  return pool;
}
afterEach(() => pool.close());

test("a task runs in another thread, which the next task finds warm and which knows no setting of ours", async () => {
  const { run } = open();
  const first = await run("user", "threadId", undefined);
  expect(first).not.toBe(threadId);
  expect(await run("user", "threadId", undefined)).toBe(first);
  expect(await run("user", "environment", undefined)).toEqual([]);
});

test("the main thread works on while a worker never ends, and a task that runs out of time is given up", async () => {
  const { run } = open({ timeoutMs: 2000 });
  const state = { turns: 0, over: false };
  const stuck = run("user", "spin", undefined).finally(() => (state.over = true));
  const counting = (async () => {
    for (; !state.over; state.turns++) await new Promise(setImmediate);
  })();
  await expect(stuck).rejects.toMatchObject({ name: "WorkerFailure", reason: "timeout" });
  await counting;
  expect(state.turns).toBeGreaterThan(100);
  expect(await run("user", "echo", { text: "next" })).toBe("next");
  expect(failures).toEqual(["timeout"]);
});

test.each(["grow", "exit"] as const)("a worker that dies (%s) is told of and replaced", async (name) => {
  const { run } = open();
  const before = await run("user", "threadId", undefined);
  const dies: Promise<unknown> = run("user", name, undefined);
  const next = run("user", "threadId", undefined);
  await expect(dies).rejects.toMatchObject({ name: "WorkerFailure", reason: "crash" });
  expect(await next).not.toBe(before);
  expect(failures).toEqual(["crash"]);
});

test("a mistake in a task is the caller's to see, and no reason to replace the worker", async () => {
  const { run } = open();
  const before = await run("user", "threadId", undefined);
  await expect(run("user", "fail", undefined)).rejects.toThrow(new RangeError("a mistake of ours"));
  expect(await run("user", "threadId", undefined)).toBe(before);
  expect(failures).toEqual([]);
});

test("users take turns, and what one of them has too many of is refused", async () => {
  const { run } = open();
  const order: string[] = [];
  const ask = async (user: string) => {
    await run(user, "echo", { text: user });
    order.push(user);
  };
  const asked = [ask("greedy"), ask("greedy"), ask("greedy")];
  await expect(ask("greedy")).rejects.toThrow("full");
  asked.push(ask("other"));
  await expect(ask("third")).rejects.toThrow("full");
  await Promise.all(asked);
  expect(order).toEqual(["greedy", "greedy", "other", "greedy"]);
});

test("buffers can be moved to the worker", async () => {
  const { run } = open();
  const bytes = new ArrayBuffer(1024);
  await run("user", "echo", { text: "x" }, [bytes]);
  expect(bytes.byteLength).toBe(0);
});

test("closing ends what still runs", async () => {
  const { run, close } = open();
  const stuck: Promise<unknown> = run("user", "spin", undefined);
  const ended = expect(stuck).rejects.toMatchObject({ reason: "crash" });
  await close();
  await ended;
});
