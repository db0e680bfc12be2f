import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import type { ArchiveDeps } from "./build-archive.ts";
import { failOrphanedExports } from "./exports.repo.ts";
import { RUN_EXPORT } from "./run-export.job.ts";
import { runExport } from "./run-export.service.ts";
import { sweepTemplates } from "./templates/templates.service.ts";

const EXPORTS_SWEEP = sweepJob("exports.sweep");

const TEMPLATES_SWEEP = sweepJob("exports.templates-sweep");

/**
 * Types of this slice's jobs: `RUN_EXPORT` (`run-export.job.ts`), and sweeps of exports
 * (`ABANDONED_MINUTES` in this file) and of own sheets (`TEMPLATE_DAYS` in
 * `core/exports/limits.ts`), whose schedules are here and whose retries are in `sweepJob`
 * (`server/jobs/sweep.ts`); `boot/job-types.ts` registers them with the queue.
 */
export const EXPORT_JOBS = [RUN_EXPORT, EXPORTS_SWEEP, TEMPLATES_SWEEP];

const EVERY_MINUTE = "* * * * *";
const EVERY_HOUR = "41 * * * *";
/** All tries of a job together take less, unless no worker runs at all. */
const ABANDONED_MINUTES = 60;

/**
 * Handlers of the jobs that write exports (`runExport` in `run-export.service.ts`), every minute
 * fail those without progress for 60 minutes (`ABANDONED_MINUTES`), and hourly delete sheets
 * without use for `TEMPLATE_DAYS` (`core/exports/limits.ts`); `boot/job-handlers.ts` runs them in a
 * worker.
 */
export function exportJobs(deps: ArchiveDeps): JobHandler[] {
  return [
    handleJob(RUN_EXPORT, ({ id }, job) => runExport(deps, id, job)),
    handleJob(EXPORTS_SWEEP, () => failOrphanedExports(deps.db, deps.clock, ABANDONED_MINUTES), EVERY_MINUTE),
    handleJob(TEMPLATES_SWEEP, () => sweepTemplates(deps), EVERY_HOUR),
  ];
}
