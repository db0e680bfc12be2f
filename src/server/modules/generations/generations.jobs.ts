import * as z from "zod";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { releaseFiles } from "../files/files.service.ts";
import { forgetResults } from "../overview/forget-results.service.ts";
import { enqueueAgain } from "./runs/enqueue.ts";
import { GENERATION_RUN } from "./runs/generation-run.ts";
import type { RunDeps } from "./runs/run.ts";
import { runGeneration } from "./runs/run-generation.ts";
import * as repo from "./sweeps.repo.ts";

const EVERY_MINUTE = "* * * * *";
/** Younger than this, a generation without a job is only between two steps. */
const ORPHAN_SECONDS = 10;

const sweep = (name: string): JobType<object> => ({
  name,
  schema: z.object({}),
  retryLimit: 1,
  retryDelay: 10,
  retryDelayMax: 10,
  expireInSeconds: 60,
  concurrency: 1,
});

const GENERATION_SWEEP = sweep("generation.sweep");
const GENERATION_PURGE = sweep("generation.purge");

export const GENERATION_JOBS = [GENERATION_RUN, GENERATION_SWEEP, GENERATION_PURGE];

interface SweepDeps extends RunDeps {
  readonly jobs: Pick<Jobs, "send" | "isLive">;
}

/** Gives a job to every unfinished generation that has lost its own, for example after a restored backup. */
export async function sweepOrphans(deps: Pick<SweepDeps, "db" | "clock" | "jobs" | "log">): Promise<void> {
  for (const orphan of await repo.listUnfinished(deps.db, deps.clock, ORPHAN_SECONDS)) {
    if (await deps.jobs.isLive(GENERATION_RUN, { id: orphan.id })) continue;
    const waits = await deps.db.transaction(async (tx) => {
      if (!(await repo.makeWait(tx, orphan))) return false;
      await enqueueAgain(tx, deps, orphan);
      return true;
    });
    if (waits) deps.log.warn({ generation: orphan.id }, "generation had no job, enqueued again");
  }
}

export function generationJobs(deps: SweepDeps): JobHandler[] {
  return [
    handleJob(GENERATION_RUN, (data, job) => runGeneration(deps, data, job)),
    handleJob(GENERATION_SWEEP, () => sweepOrphans(deps), EVERY_MINUTE, true),
    handleJob(
      GENERATION_PURGE,
      async () => {
        await deps.db.transaction(async (tx) => {
          const purged = await repo.purgeDeleted(tx, deps.clock);
          await releaseFiles(tx, deps, purged);
          await forgetResults(tx, purged);
        });
        await repo.dropTombstones(deps.db, deps.clock);
      },
      EVERY_MINUTE,
    ),
  ];
}
