import { once } from "node:events";
import { Worker, type Transferable } from "node:worker_threads";
import { fairQueue, type FairQueueLimits } from "../lib/fair-queue.ts";
import { WorkerFailure } from "./worker-failure.ts";
import type { TaskCall, TaskResult, Tasks } from "./tasks.ts";

/**
 * Script and bounds of a pool of threads: time, memory and queue. `createFileWorkers`
 * (`file-workers.ts`) sets them.
 */
export interface WorkerPoolOptions {
  /** Calls `serveTasks`. */
  readonly script: URL;
  /** `concurrency` is the number of workers. Each waiting call holds its input in memory. */
  readonly queue: FairQueueLimits;
  /** Creates the error of calls that a full queue rejects. */
  readonly refuse: () => Error;
  /** Timeout of one task, including the start of its worker. */
  readonly timeoutMs: number;
  /**
   * Megabytes of JavaScript objects in one worker. Buffers do not count: a task bounds those
   * itself.
   */
  readonly heapMb: number;
  /** Called for each replaced worker. */
  readonly onFailure: (failure: WorkerFailure) => void;
}

/**
 * A pool of worker threads that run tasks with bounds of time and memory. `FileWorkers` is the only
 * one in the product; `file-workers.ts` sets its bounds.
 */
export interface WorkerPool<Work extends Tasks> {
  /**
   * Runs a task in a worker when it is the turn of `key` (keys take turns). Rejects with
   * `WorkerFailure` when the worker ran out of time or memory or ended, with the task's own error,
   * or with `refuse()`.
   * @param transfer buffers of the input that are moved instead of copied; the caller can no longer
   * use them
   */
  readonly run: <Name extends keyof Work & string>(
    key: string,
    name: Name,
    input: Parameters<Work[Name]>[0],
    transfer?: readonly Transferable[],
  ) => Promise<Awaited<ReturnType<Work[Name]>>>;
  /** Terminates all workers and rejects the running tasks. */
  readonly close: () => Promise<void>;
}

/**
 * The part of the heap for new objects, in addition to `heapMb`; V8's own default for one thread.
 */
const YOUNG_HEAP_MB = 16;

/** Waits for the result of one call. Rejects with `WorkerFailure`. */
async function waitForResult(worker: Worker, timeoutMs: number): Promise<TaskResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const exit = new AbortController();
  const onExit = () => exit.abort();
  worker.once("exit", onExit);
  try {
    const signal = AbortSignal.any([timeout, exit.signal]);
    const [result] = (await once(worker, "message", { signal })) as [TaskResult];
    return result;
  } catch (error) {
    throw new WorkerFailure(timeout.aborted ? "timeout" : "crash", error);
  } finally {
    worker.off("exit", onExit);
  }
}

/**
 * Creates a pool of worker threads for work that must not hold up the main thread. They start when
 * they are first needed; a thread that fails or takes longer than `timeoutMs` is replaced
 * (`WorkerFailure`). `createFileWorkers` (`file-workers.ts`) is its only use.
 */
export function createWorkerPool<Work extends Tasks>(options: WorkerPoolOptions): WorkerPool<Work> {
  const { script, timeoutMs, heapMb, onFailure } = options;
  const workers = new Set<Worker>();
  const idle = new Set<Worker>();
  const enqueue = fairQueue(options.queue, options.refuse);

  function start(): Worker {
    const worker = new Worker(script, {
      // No environment: a worker parses untrusted files and needs no settings or keys.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    worker.unref();
    workers.add(worker);
    // Without a listener, an error in an idle worker would end this process.
    worker.on("error", () => {});
    worker.on("exit", () => {
      workers.delete(worker);
      idle.delete(worker);
    });
    return worker;
  }

  function takeWorker(): Worker {
    const [worker = start()] = idle;
    idle.delete(worker);
    return worker;
  }

  async function call(task: TaskCall, transfer: readonly Transferable[]): Promise<unknown> {
    const worker = takeWorker();
    try {
      worker.postMessage(task, transfer);
      const result = await waitForResult(worker, timeoutMs);
      idle.add(worker);
      if (!result.ok) throw result.error;
      return result.value;
    } catch (error) {
      if (error instanceof WorkerFailure) {
        void worker.terminate();
        onFailure(error);
      }
      throw error;
    }
  }

  return {
    run: (key, name, input, transfer = []) =>
      enqueue(key, () => call({ name, input }, transfer)) as Promise<never>,
    async close() {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
