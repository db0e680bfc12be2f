import type * as z from "zod";
import type { RequestContext } from "../observability/request-context.ts";

/**
 * A kind of background job: its queue name, the schema of its data and its retry policy. The slices
 * define them in `*.jobs.ts`, `*.job.ts` and some services; `boot/job-types.ts` lists them.
 */
export interface JobType<Data extends object> {
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** Retries after the first try. */
  readonly retryLimit: number;
  /** Seconds before the first retry; doubles with each retry, up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /**
   * Seconds a try may take before it counts as lost. A missing heartbeat reveals a dead worker
   * sooner.
   */
  readonly expireInSeconds: number;
  /** Jobs of this type that one worker process runs at the same time. */
  readonly concurrency: number;
}

/**
 * Facts about the current try that a job's handler gets from `work` in `jobs.ts`: number, deadline,
 * shutdown.
 */
export interface JobContext {
  /** Number of earlier tries. */
  readonly retryCount: number;
  /** True when no retry follows. */
  readonly lastTry: boolean;
  /** Aborts when the try has expired or another worker has claimed the job. */
  readonly signal: AbortSignal;
  /** Aborts when this worker shuts down: the job should be handed back at once. */
  readonly stopping: AbortSignal;
}

/**
 * A job type with its handler: `handleJob` makes it, the `*.jobs.ts` files list them and
 * `jobs.work` runs them. Retries and time limits are in its `JobType` (all types:
 * `boot/job-types.ts`), the schedule is the `cron` passed to `handleJob`.
 */
export interface JobHandler {
  readonly type: JobType<object>;
  /** Cron expression in UTC of a scheduled job. */
  readonly cron?: string;
  /** Whether the job also runs once when a worker starts. */
  readonly atStart?: boolean;
  readonly run: (data: object, context: JobContext) => Promise<void>;
}

/**
 * Metadata of a job for observers, such as metrics and traces; `jobInfo` in `job-info.ts` makes it,
 * `instrumentJobs` (`instrument-jobs.ts`) reads it.
 */
export interface JobInfo {
  readonly queue: string;
  /** The request and trace that the job was sent from. */
  readonly context: RequestContext;
  /** Seconds from the time the job was due to its start. */
  readonly waitedSeconds: number;
  readonly retryCount: number;
}

/**
 * Wraps each try of each job for metrics, traces and log: calls `run` and rethrows its error.
 * `instrumentJobs` (`observability/instrument-jobs.ts`) makes the only one.
 */
export type JobObserver = (job: JobInfo, run: () => Promise<void>) => Promise<void>;

/**
 * Binds a handler to its job type; the schema checks the data of each job before the handler runs.
 * Called in the `*.jobs.ts` of slices; `boot/job-handlers.ts` collects the results.
 */
export function handleJob<Data extends object>(
  type: JobType<Data>,
  run: (data: Data, context: JobContext) => Promise<void>,
  cron?: string,
  atStart = false,
): JobHandler {
  return {
    type: type as unknown as JobType<object>,
    ...(cron !== undefined && { cron }),
    atStart,
    run: (data, context) => run(type.schema.parse(data), context),
  };
}
