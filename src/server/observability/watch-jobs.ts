import type { JobWatch } from "../jobs/job.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { withCause } from "./cause.ts";
import type { Tracing } from "./tracing.ts";

interface WatchJobs {
  readonly metrics: Pick<Metrics, "jobs" | "jobWaits">;
  readonly tracing: Tracing;
  readonly log: Logger;
}

/** Does each job under the cause it was sent with; its waiting and its time are counted, and a failed try is logged. */
export function watchJobs({ metrics, tracing, log }: WatchJobs): JobWatch {
  return (job, run) =>
    withCause(job.cause, () =>
      tracing.span({ name: `job ${job.queue}`, kind: "consumer" }, async () => {
        const { queue } = job;
        metrics.jobWaits.observe({ queue }, job.waitedSeconds);
        const ended = metrics.jobs.startTimer({ queue });
        try {
          await run();
          ended({ outcome: "done" });
        } catch (error) {
          ended({ outcome: "failed" });
          log.warn({ err: error, queue, retryCount: job.retryCount }, "job failed");
          throw error;
        }
      }),
    );
}
