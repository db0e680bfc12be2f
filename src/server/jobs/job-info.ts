import type { JobWithMetadata } from "pg-boss";
import { extractContext } from "../observability/request-context.ts";
import type { JobInfo } from "./job.ts";

/**
 * Describes a job for observers such as `instrumentJobs`; `jobs.ts` calls it before each try. All
 * times are the database's; a retry waits from the time it was due.
 */
export function jobInfo(job: JobWithMetadata): JobInfo {
  const { name, data, createdOn, startAfter, startedOn, retryCount } = job;
  const due = Math.max(createdOn.getTime(), startAfter.getTime());
  const waitedSeconds = Math.max(0, startedOn.getTime() - due) / 1000;
  return { queue: name, context: extractContext(data as object), waitedSeconds, retryCount };
}
