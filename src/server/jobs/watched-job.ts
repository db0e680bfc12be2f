import type { JobWithMetadata } from "pg-boss";
import { carriedCause } from "../observability/cause.ts";
import type { WatchedJob } from "./job.ts";

/** What watchers are told of a job. All times in it are the database's; a further try waits from when it was due. */
export function watchedJob(job: JobWithMetadata): WatchedJob {
  const { name, data, createdOn, startAfter, startedOn, retryCount } = job;
  const due = Math.max(createdOn.getTime(), startAfter.getTime());
  const waitedSeconds = Math.max(0, startedOn.getTime() - due) / 1000;
  return { queue: name, cause: carriedCause(data as object), waitedSeconds, retryCount };
}
