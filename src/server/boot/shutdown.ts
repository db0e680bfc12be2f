import type { Logger } from "../observability/log.ts";

/**
 * A step of the shutdown, such as closing the pool. `serve.ts` adds one for everything that it
 * starts, with its timeout (constants in `serve.ts`); `shutDownOnSignal` runs them.
 */
export interface ShutdownStep {
  readonly name: string;
  readonly run: () => Promise<unknown> | unknown;
}

interface ShutdownOptions {
  readonly log: Logger;
  /** Steps in order; a failed step is logged and the next one runs. */
  readonly steps: () => readonly ShutdownStep[];
  /** The process exits after this time, even if steps are still running. */
  readonly timeoutMs: number;
}

/**
 * Runs the shutdown steps on SIGTERM, SIGINT, SIGHUP, an uncaught exception, or when the parent
 * process exits. `main.ts` calls it before it starts anything, and passes the newest step first and
 * the timeout (`SHUTDOWN_TIMEOUT_MS` there), after which the process exits. Returns a function that
 * shuts down with an exit code, which `main.ts` calls if the start fails.
 */
export function shutDownOnSignal({ log, steps, timeoutMs }: ShutdownOptions): (exitCode?: number) => void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error("shutdown timed out");
      process.exit(exitCode || 1);
    }, timeoutMs).unref();
    for (const step of steps()) {
      try {
        await step.run();
      } catch (error) {
        log.error({ err: error, step: step.name }, "shutdown step failed");
      }
    }
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  process.on("disconnect", () => void stop(0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error; shutting down");
    void stop(1);
  });
  return (exitCode = 0) => void stop(exitCode);
}
