import type * as z from "zod";
import type { Cause } from "../observability/cause.ts";

/** A kind of background work: its name, the shape of its data and how stubbornly it is tried. */
export interface JobType<Data extends object> {
  readonly name: string;
  readonly schema: z.ZodType<Data>;
  /** Further tries after the first one. */
  readonly retryLimit: number;
  /** Seconds before the first retry; doubles with each one up to `retryDelayMax`. */
  readonly retryDelay: number;
  readonly retryDelayMax: number;
  /** Seconds one try may take before it counts as lost. A dead worker is noticed much sooner, by its heartbeat. */
  readonly expireInSeconds: number;
  /** How many run at once in one worker process. */
  readonly concurrency: number;
}

export interface JobContext {
  /** Tries that came before this one. */
  readonly retryCount: number;
  /** True when no further try follows. */
  readonly lastTry: boolean;
  /** Fires when the try has been given up: its time is over, or another worker has taken it over. */
  readonly signal: AbortSignal;
  /** Fires when this worker is about to stop: what can be handed back should be, at once. */
  readonly stopping: AbortSignal;
}

/** A job type with the code that does it. */
export interface JobHandler {
  readonly type: JobType<object>;
  /** Cron expression in UTC for work that comes by itself. */
  readonly cron?: string;
  /** Whether it also runs once each time a worker starts. */
  readonly atStart?: boolean;
  readonly run: (data: object, context: JobContext) => Promise<void>;
}

/** A job as those see it who only watch. */
export interface WatchedJob {
  readonly queue: string;
  /** What it was sent for. */
  readonly cause: Cause;
  /** Seconds between the time for which it was sent and its beginning. */
  readonly waitedSeconds: number;
  readonly retryCount: number;
}

/** Sees each try of each job: does it by calling `run`, and lets through what that throws. */
export type JobWatch = (job: WatchedJob, run: () => Promise<void>) => Promise<void>;

/** Binds the code to its job type; what comes out of the queue is checked before it runs. */
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
