import { availableParallelism } from "node:os";
import { extname } from "node:path";
import { AppError } from "../lib/errors.ts";
import type { Logger } from "../observability/log.ts";
import type { FILE_TASKS } from "./file-tasks.ts";
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

/**
 * The pool of threads that parse files of users and websites. `deps.ts` creates one for the
 * process; every upload, exports into users' own sheets and the website reader call its tasks
 * (`FILE_TASKS` in `file-tasks.ts`) with its `run` (`worker-pool.ts`). Its limits are in this file.
 */
export type FileWorkers = WorkerPool<typeof FILE_TASKS>;

/** Worker script next to this module: TypeScript in the sources, JavaScript in the build. */
const SCRIPT = new URL(`./file-worker${extname(import.meta.url)}`, import.meta.url);
const MAX_WORKERS = 4;
const RETRY_AFTER_SECONDS = 5;

/** Leaves one core to the main thread. */
const workerCount = () => Math.max(1, Math.min(MAX_WORKERS, availableParallelism() - 1));

/**
 * Creates the pool that parses files of users and websites off the main thread, scheduled fairly
 * between users: at most four threads, each with 10 s for a task and 128 MB of objects. A full
 * queue (20 tasks of a user, 200 in all) refuses with `rate_limited`. All these limits are in this
 * file; tests replace them by `changes`. `deps.ts` creates one for the process.
 */
export function createFileWorkers(log: Logger, changes: Partial<WorkerPoolOptions> = {}): FileWorkers {
  return createWorkerPool({
    script: SCRIPT,
    queue: { concurrency: workerCount(), maxWaitingPerKey: 20, maxWaiting: 200 },
    refuse: () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }),
    timeoutMs: 10_000,
    heapMb: 128,
    onFailure: (failure) => log.warn({ err: failure }, "file worker replaced"),
    ...changes,
  });
}
