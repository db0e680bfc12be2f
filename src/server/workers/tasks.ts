import { parentPort } from "node:worker_threads";

/** What a worker's script can do, by name. Inputs and results are copied between threads: plain data only. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
}

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

/** Serves the calls of a `WorkerPool` inside its worker; a worker's script is one call of this. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  port?.on("message", (call: TaskCall) => void run(tasks, call).then((result) => port.postMessage(result)));
}
