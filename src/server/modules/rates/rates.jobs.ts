import { inArray, lte } from "drizzle-orm";
import * as z from "zod";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import { rates } from "./rates.table.ts";

interface RatesSweepDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export const RATES_SWEEP: JobType<object> = {
  name: "rates.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/** Removes the counters of windows that have ended. One that somebody holds is counted anew; to wait for it could be to wait in a circle. */
async function removeEnded({ db, clock }: RatesSweepDeps): Promise<void> {
  const ended = db
    .select({ key: rates.key })
    .from(rates)
    .where(lte(rates.expiresAt, clock.now))
    .for("update", { skipLocked: true });
  await db.delete(rates).where(inArray(rates.key, ended));
}

/** Every hour. */
export const ratesSweep = (deps: RatesSweepDeps): JobHandler =>
  handleJob(RATES_SWEEP, () => removeEnded(deps), "17 * * * *");
