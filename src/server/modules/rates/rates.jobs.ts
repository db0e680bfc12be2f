import { lte } from "drizzle-orm";
import * as z from "zod";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { handleJob, type JobHandler, type JobType } from "../../jobs/job.ts";
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

/** Removes the counters of windows that have ended, every hour. */
export function ratesSweep({ db, clock }: RatesSweepDeps): JobHandler {
  return handleJob(
    RATES_SWEEP,
    async () => void (await db.delete(rates).where(lte(rates.expiresAt, clock.now))),
    "17 * * * *",
  );
}
