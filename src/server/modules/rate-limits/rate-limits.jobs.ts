import { inArray, lte } from "drizzle-orm";
import * as z from "zod";
import type { Clock } from "../../lib/clock.ts";
import type { Db } from "../../db/client.ts";
import { handleJob, type JobHandler, type JobType } from "../../jobs/job.ts";
import { rateLimits } from "./rate-limits.table.ts";

interface RatesSweepDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Hourly job, at minute 17, with 2 retries, that deletes counters whose window has ended;
 * `boot/job-types.ts` registers it, `rateLimitsSweep` has handler and schedule. The windows are set
 * by the slices with limits, the numbers in `core/rate-limits.ts`.
 */
export const RATE_LIMITS_SWEEP: JobType<object> = {
  name: "rates.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/** Deletes the counters of ended windows. Skips locked rows: waiting for them could deadlock. */
async function removeEnded({ db, clock }: RatesSweepDeps): Promise<void> {
  const ended = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.expiresAt, clock.now))
    .for("update", { skipLocked: true });
  await db.delete(rateLimits).where(inArray(rateLimits.key, ended));
}

/**
 * Handler of `RATE_LIMITS_SWEEP`, hourly at minute 17: deletes counters whose window has ended.
 * `boot/job-handlers.ts` runs it in a worker.
 */
export const rateLimitsSweep = (deps: RatesSweepDeps): JobHandler =>
  handleJob(RATE_LIMITS_SWEEP, () => removeEnded(deps), "17 * * * *");
