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

test("Tasks run in another thread, which is reused and has no environment variables", async () => {
  const { run } = open();
  const first = await run("user", "threadId", undefined);
  expect(first).not.toBe(threadId);
  expect(await run("user", "threadId", undefined)).toBe(first);
  expect(await run("user", "environment", undefined)).toEqual([]);
});

test("An endless task does not block the main thread and is rejected after its timeout", async () => {
  const { run } = open({ timeoutMs: 2000 });
  const state = { turns: 0, isDone: false };
  const stuck = run("user", "spin", undefined).finally(() => (state.isDone = true));
  const counting = (async () => {
    for (; !state.isDone; state.turns++) await new Promise(setImmediate);
  })();
  await expect(stuck).rejects.toMatchObject({ name: "WorkerFailure", reason: "timeout" });
  await counting;
  expect(state.turns).toBeGreaterThan(100);
  expect(await run("user", "echo", { text: "next" })).toBe("next");
  expect(failures).toEqual(["timeout"]);
});

test.each(["grow", "exit"] as const)("A crashed worker (%s) is reported and replaced", async (name) => {
  const { run } = open();
  const before = await run("user", "threadId", undefined);
  const crashing: Promise<unknown> = run("user", name, undefined);
  const next = run("user", "threadId", undefined);
  await expect(crashing).rejects.toMatchObject({ name: "WorkerFailure", reason: "crash" });
  expect(await next).not.toBe(before);
  expect(failures).toEqual(["crash"]);
});

test("A task's error rejects the call and does not replace the worker", async () => {
  const { run } = open();
  const before = await run("user", "threadId", undefined);
  await expect(run("user", "fail", undefined)).rejects.toThrow(new RangeError("task error"));
  expect(await run("user", "threadId", undefined)).toBe(before);
  expect(failures).toEqual([]);
});

test("Users are served in turn, and a full queue drops the newest call of the user with the most", async () => {
  const { run } = open();
  const order: string[] = [];
  const call = async (user: string) => {
    await run(user, "echo", { text: user });
    order.push(user);
  };
  const calls = [call("greedy"), call("greedy")];
  const newest = expect(call("greedy")).rejects.toThrow("full");
  await expect(call("greedy")).rejects.toThrow("full");
  calls.push(call("other"), call("third"));
  await newest;
  await Promise.all(calls);
  expect(order).toEqual(["greedy", "greedy", "other", "third"]);
});

test("Buffers are transferred to the worker", async () => {
  const { run } = open();
  const bytes = new ArrayBuffer(1024);
  await run("user", "echo", { text: "x" }, [bytes]);
  expect(bytes.byteLength).toBe(0);
});

test("Closing the pool rejects running tasks", async () => {
  const { run, close } = open();
  const stuck: Promise<unknown> = run("user", "spin", undefined);
  const ended = expect(stuck).rejects.toMatchObject({ reason: "crash" });
  await close();
  await ended;
});
