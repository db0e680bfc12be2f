import type { Logger } from "../observability/log.ts";

interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown> | unknown;
}

interface ShutdownOptions {
  readonly log: Logger;
  /** What to stop, in this order; a step that fails is logged and the next one runs. */
  readonly steps: () => readonly Step[];
  /** Milliseconds after which the process ends whatever still runs. */
  readonly deadlineMs: number;
}

/** Ends the process in order on SIGTERM, SIGINT, SIGHUP, or when the parent that started it is gone. */
export function shutDownOnSignal({ log, steps, deadlineMs }: ShutdownOptions): (exitCode?: number) => void {
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error("not everything stopped in time");
      process.exit(exitCode || 1);
    }, deadlineMs).unref();
    for (const step of steps()) {
      try {
        await step.run();
      } catch (error) {
        log.error({ err: error, step: step.name }, "while stopping");
      }
    }
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  process.on("disconnect", () => void stop(0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "unexpected error; stopping");
    void stop(1);
  });
  return (exitCode = 0) => void stop(exitCode);
}
