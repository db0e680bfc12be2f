import * as z from "zod";
import type { Db } from "#server/db/client.ts";
import { handleJob, type JobContext, type JobHandler, type JobType } from "#server/jobs/job.ts";
import type { Clock } from "#server/lib/clock.ts";
import { deleteOldEvents } from "./security-events.repo.ts";

interface SweepDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Rows per statement; far below the statement timeout of 5 s. */
const BATCH = 1000;

/**
 * Daily job, at 04:37 UTC with 2 retries, that deletes security events after `SECURITY_EVENT_DAYS`
 * (`core/account/limits.ts`); `boot/job-types.ts` registers it, `securityLogSweep` has handler and
 * schedule.
 */
export const SECURITY_LOG_SWEEP: JobType<object> = {
  name: "security-log.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
};

async function removeOld({ db, clock }: SweepDeps, { signal, stopping }: JobContext): Promise<void> {
  while (!signal.aborted && !stopping.aborted && (await deleteOldEvents(db, clock, BATCH)) === BATCH);
}

/**
 * Handler of `SECURITY_LOG_SWEEP`, daily at 04:37: deletes security events after
 * `SECURITY_EVENT_DAYS` (`core/account/limits.ts`) in batches. `boot/job-handlers.ts` runs it in a
 * worker.
 */
export const securityLogSweep = (deps: SweepDeps): JobHandler =>
  handleJob(SECURITY_LOG_SWEEP, (_, job) => removeOld(deps, job), "37 4 * * *");
