import { parentPort } from "node:worker_threads";

/** Tasks of a worker script, by name. Inputs and results are structured-cloned: plain data only. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Message from the pool to a worker: the task to run. */
export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
}

/** Message from a worker to the pool: the result or error of a task. */
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

/** Handles the calls of a `WorkerPool` in the worker; a worker script calls only this. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  port?.on("message", (call: TaskCall) => void run(tasks, call).then((result) => port.postMessage(result)));
}
