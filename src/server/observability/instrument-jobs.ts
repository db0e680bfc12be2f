import type { JobObserver } from "../jobs/job.ts";
import type { Logger } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { withContext } from "./request-context.ts";
import type { Tracing } from "./tracing.ts";

interface JobInstruments {
  readonly metrics: Pick<Metrics, "jobs" | "jobWaits">;
  readonly tracing: Tracing;
  readonly log: Logger;
}

/**
 * Creates the observer of jobs: runs each one in the context it was sent from, measures its wait
 * and its duration (`jobs` and `jobWaits` in `metrics.ts`), and logs a failed try. `deps.ts` passes
 * it to the queue.
 */
export function instrumentJobs({ metrics, tracing, log }: JobInstruments): JobObserver {
  return (job, run) =>
    withContext(job.context, () =>
      tracing.span({ name: `job ${job.queue}`, kind: "consumer" }, async () => {
        const { queue } = job;
        metrics.jobWaits.observe({ queue }, job.waitedSeconds);
        const stopTimer = metrics.jobs.startTimer({ queue });
        try {
          await run();
          stopTimer({ outcome: "done" });
        } catch (error) {
          stopTimer({ outcome: "failed" });
          log.warn({ err: error, queue, retryCount: job.retryCount }, "job failed");
          throw error;
        }
      }),
    );
}
