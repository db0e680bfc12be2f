// Worker script with tasks for every failure that parsing a hostile file can cause.
import { env } from "node:process";
import { threadId } from "node:worker_threads";
import { serveTasks, type Tasks } from "./tasks.ts";

const TASKS = {
  threadId: () => threadId,
  environment: () => Object.keys(env),
  echo: ({ text }: { text: string }) => text,
  fail: () => {
    throw new RangeError("task error");
  },
  spin: () => {
    for (;;);
  },
  grow: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `${kept.length} ${at}`));
  },
  exit: () => process.exit(7),
} satisfies Tasks;

/**
 * Type of the tasks of this script, which hang, crash or exhaust memory; `worker-pool.slow.test.ts`
 * runs them in a pool.
 */
export type HostileTasks = typeof TASKS;

serveTasks(TASKS);
