/**
 * A worker timed out, or exited without a result: out of memory or a crash in native code. The
 * limits of time and memory are in `file-workers.ts`. `WorkerPool.run` rejects with it, and the
 * callers treat the file as unreadable.
 */
export class WorkerFailure extends Error {
  readonly reason: "timeout" | "crash";

  constructor(reason: WorkerFailure["reason"], cause: unknown) {
    super(`worker replaced: ${reason}`, { cause });
    this.name = "WorkerFailure";
    this.reason = reason;
  }
}
