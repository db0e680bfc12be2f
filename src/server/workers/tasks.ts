import { parentPort } from "node:worker_threads";

/**
 * Tasks of a worker script by name, the type of `FILE_TASKS` (`file-tasks.ts`). Inputs and results
 * are structured-cloned, so they are plain data. `serveTasks` runs them in a thread.
 */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/**
 * Message from a `WorkerPool` to one of its threads: which task (`FILE_TASKS` in `file-tasks.ts`)
 * to run with which input; `worker-pool.ts` sends it, `serveTasks` reads it.
 */
export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
}

/**
 * Message from a thread to its `WorkerPool`: the result of a task, or its error; `serveTasks` makes
 * it, `worker-pool.ts` reads it.
 */
export type TaskResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

async function run(tasks: Tasks, { name, input }: TaskCall): Promise<TaskResult> {
  try {
    return { ok: true, value: await tasks[name]?.(input as never) };
  } catch (error) {
    return { ok: false, error };
  }
}

/**
 * Answers the calls of a `WorkerPool` inside a thread. A worker script calls only this:
 * `file-worker.ts` with `FILE_TASKS` (`file-tasks.ts`).
 */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  port?.on("message", (call: TaskCall) => void run(tasks, call).then((result) => port.postMessage(result)));
}
