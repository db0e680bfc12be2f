/** A worker ran out of time, or ended before it had a result: out of memory, or by a fault of native code. */
export class WorkerFailure extends Error {
  readonly reason: "timeout" | "crash";

  constructor(reason: WorkerFailure["reason"], cause: unknown) {
    super(`a worker was replaced: ${reason}`, { cause });
    this.name = "WorkerFailure";
    this.reason = reason;
  }
}
