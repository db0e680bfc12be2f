import { AsyncLocalStorage } from "node:async_hooks";
import * as z from "zod";

/**
 * The ids of the request and the generation that the current work belongs to; log lines and jobs
 * carry them. `request-log.ts` starts one for each request, `instrument-jobs.ts` for each job.
 * Contains no user data.
 */
export interface RequestContext {
  /** The request that caused the work, also when a worker does it later. */
  readonly requestId?: string | undefined;
  /** The generation that is being worked on. */
  readonly generation?: string | undefined;
  /**
   * The parent span as a W3C Trace Context value (read 2026-11-21); only set while traces are
   * exported.
   */
  readonly traceparent?: string | undefined;
}

/** The part of a context that a job carries to its worker. */
const injectedSchema = z.object({ requestId: z.string().optional(), traceparent: z.string().optional() });

// Only the runtime knows which work is running, so this is one storage per process and not a
// dependency.
const storage = new AsyncLocalStorage<RequestContext>();
const EMPTY: RequestContext = {};

/**
 * Returns the context of the running work (AsyncLocalStorage); an empty one outside any. `log.ts`
 * and `tracing.otlp.ts` read it.
 */
export function currentContext(): RequestContext {
  return storage.getStore() ?? EMPTY;
}

/**
 * Runs work in the given context instead of the current one: requests in a new one
 * (`request-log.ts`), jobs in that of their sender (`instrument-jobs.ts`), log lines that belong to
 * no request in an empty one (`db/client.ts`).
 */
export function withContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/**
 * Runs work in the current context extended by `more`: `run-generation.ts` adds the generation,
 * `tracing.otlp.ts` the span.
 */
export function extendContext<T>(more: RequestContext, work: () => T): T {
  return storage.run({ ...currentContext(), ...more }, work);
}

/**
 * Adds the current context as `cause` to the data of a job that `jobs.ts` sends; returns the data
 * unchanged outside any request.
 */
export function injectContext(data: object): object {
  const { requestId, traceparent } = currentContext();
  if (requestId === undefined && traceparent === undefined) return data;
  return { ...data, cause: { requestId, traceparent } };
}

/**
 * Reads the context from a job's data before it runs (`job-info.ts`); returns an empty one when
 * there is none or it is malformed.
 */
export function extractContext(data: object): RequestContext {
  const read = injectedSchema.safeParse((data as { cause?: unknown }).cause);
  return read.success ? read.data : EMPTY;
}
