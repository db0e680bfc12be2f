import { expect, inject, test } from "vitest";
import * as z from "zod";
import { openPool } from "#server/db/client.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { handleJob, type JobType } from "#server/jobs/job.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { createLog } from "#server/observability/log.ts";
import { createTestDatabase } from "../../support/processes/postgres.ts";
import { until } from "../../support/until.ts";

const NUMBER: JobType<{ number: number }> = {
  name: "test.number",
  schema: z.object({ number: z.number() }),
  retryLimit: 0,
  retryDelay: 1,
  retryDelayMax: 1,
  expireInSeconds: 30,
  concurrency: 2,
};
const BACKLOG = 40;

test("a backlog of jobs is processed continuously, not one per poll", async () => {
  const database = await createTestDatabase(inject("database"));
  const log = createLog("silent");
  const pool = openPool({ url: database.url, size: 2, name: "test", log });
  const jobs = await createJobs({ url: database.url, types: [NUMBER], supervise: true, log });
  const done = new Set<number>();
  try {
    await drizzle(pool).transaction(async (tx) => {
      for (let number = 0; number < BACKLOG; number++) await jobs.send(tx, NUMBER, { number });
    });
    await jobs.work([handleJob(NUMBER, async ({ number }) => void done.add(number))]);
    // At one job per worker and poll (2 s), it would take 40 s.
    await until("the whole backlog", async () => done.size === BACKLOG, 15_000);
    expect(done.size).toBe(BACKLOG);
  } finally {
    await jobs.stop(1000);
    await pool.end();
    await database.drop();
  }
});
