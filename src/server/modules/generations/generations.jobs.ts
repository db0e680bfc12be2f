import { FILM_LIMITS } from "#core/film/limits.ts";
import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { releaseFilesOf } from "../files/files.public.ts";
import { purgeResults } from "../overview/overview.public.ts";
import { deleteFilmsOf } from "./film/sweeps.repo.ts";
import { FILM_RENDER } from "./film/film-render.job.ts";
import { removeAbandonedFilms } from "./film/films.service.ts";
import { runRender, sweepRenders, type RunRenderDeps } from "./film/run-render.ts";
import { SPEAK_SCRIPT } from "./film/speak-script.job.ts";
import { failLostVoicings, runVoicing, type RunVoicingDeps } from "./film/run-voicing.ts";
import { enqueueAtOldPosition } from "./runs/enqueue.ts";
import { GENERATION_RUN } from "./runs/generation-run.ts";
import type { RunDeps } from "./runs/run.ts";
import { runGeneration } from "./runs/run-generation.ts";
import * as repo from "./sweeps.repo.ts";

const EVERY_MINUTE = "* * * * *";
const EVERY_HOUR = "41 * * * *";
/** Minimum age; a younger generation without a job may be between two transactions. */
const MIN_ORPHAN_AGE_SECONDS = 10;

const GENERATION_SWEEP = sweepJob("generation.sweep");
const GENERATION_PURGE = sweepJob("generation.purge");
const FILMS_SWEEP = sweepJob("films.sweep");
const RENDERS_SWEEP = sweepJob("films.render.sweep");

/**
 * Job types of generations, renders and voicings, and the sweeps, whose schedules are in this file
 * and whose retries are in `sweepJob` (`server/jobs/sweep.ts`); `boot/job-types.ts` registers them
 * with the queue. Retention: `RESTORE_MINUTES` (`core/limits.ts`) before the purge, `FILM_LIMITS`
 * (`core/film/limits.ts`) for uploads and renders.
 */
export const GENERATION_JOBS = [
  GENERATION_RUN,
  GENERATION_SWEEP,
  GENERATION_PURGE,
  FILMS_SWEEP,
  FILM_RENDER,
  RENDERS_SWEEP,
  SPEAK_SCRIPT,
];

type SweepDeps = RunDeps & RunRenderDeps & RunVoicingDeps & { readonly jobs: Pick<Jobs, "send" | "isLive"> };

/**
 * Enqueues unfinished generations older than 10 s (`MIN_ORPHAN_AGE_SECONDS` in this file) that have
 * no job, for example after restoring a backup, at their old place in the queue
 * (`enqueueAtOldPosition` in `runs/enqueue.ts`); up to 100 at a time (`sweeps.repo.ts`). The job
 * `generation.sweep` calls it every minute.
 */
export async function requeueOrphans(deps: Pick<SweepDeps, "db" | "clock" | "jobs" | "log">): Promise<void> {
  for (const orphan of await repo.listUnfinished(deps.db, deps.clock, MIN_ORPHAN_AGE_SECONDS)) {
    if (await deps.jobs.isLive(GENERATION_RUN, { id: orphan.id })) continue;
    const requeued = await deps.db.transaction(async (tx) => {
      if (!(await repo.requeue(tx, orphan))) return false;
      await enqueueAtOldPosition(tx, deps, orphan);
      return true;
    });
    if (requeued) deps.log.warn({ generation: orphan.id }, "requeued an orphaned generation");
  }
}

/**
 * Handlers of the jobs of generations, videos and voicings: runs (`runGeneration` in
 * `runs/run-generation.ts`, `runRender` in `film/run-render.ts`, `runVoicing` in `run-voicing.ts`),
 * sweeps of lost ones, and the purge of deleted generations. `boot/job-handlers.ts` runs them in a
 * worker; the schedules are in this file, the period before a purge is `RESTORE_MINUTES`
 * (`core/limits.ts`), that of erased rows in `sweeps.repo.ts`.
 */
export function generationJobs(deps: SweepDeps): JobHandler[] {
  return [
    handleJob(GENERATION_RUN, (data, job) => runGeneration(deps, data, job)),
    handleJob(
      GENERATION_SWEEP,
      async () => {
        await requeueOrphans(deps);
        await failLostVoicings(deps);
      },
      EVERY_MINUTE,
      true,
    ),
    handleJob(SPEAK_SCRIPT, ({ id }, job) => runVoicing(deps, id, job)),
    handleJob(
      GENERATION_PURGE,
      async () => {
        await deps.db.transaction(async (tx) => {
          const purged = await repo.purgeContent(tx, deps.clock);
          await deleteFilmsOf(tx, purged);
          await releaseFilesOf(tx, deps, purged);
          await purgeResults(tx, purged);
        });
        await repo.deleteTombstones(deps.db, deps.clock);
      },
      EVERY_MINUTE,
    ),
    handleJob(FILMS_SWEEP, () => removeAbandonedFilms(deps), EVERY_HOUR),
    handleJob(FILM_RENDER, ({ id }, job) => runRender(deps, id, job)),
    handleJob(RENDERS_SWEEP, () => sweepRenders(deps, FILM_LIMITS.renderHours), EVERY_MINUTE, true),
  ];
}
