import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import type { FileDeps } from "./collect-files.ts";
import { failAbandoned } from "./exports.repo.ts";
import { RUN_EXPORT } from "./run-export.job.ts";
import { runExport } from "./run-export.service.ts";

const EXPORTS_SWEEP = sweepJob("exports.sweep");

/** Types of the jobs of exports. */
export const EXPORT_JOBS = [RUN_EXPORT, EXPORTS_SWEEP];

const EVERY_MINUTE = "* * * * *";
/** All tries of a job together take less, unless no worker runs at all. */
const ABANDONED_MINUTES = 60;

/** Handlers of the jobs that write exports and end those whose job is lost. */
export function exportJobs(deps: FileDeps): JobHandler[] {
  return [
    handleJob(RUN_EXPORT, ({ id }, job) => runExport(deps, id, job)),
    handleJob(EXPORTS_SWEEP, () => failAbandoned(deps.db, deps.clock, ABANDONED_MINUTES), EVERY_MINUTE),
  ];
}
