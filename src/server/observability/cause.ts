import { AsyncLocalStorage } from "node:async_hooks";
import * as z from "zod";

/** What the work that runs now was begun for. Nothing of a user's is in it. */
export interface Cause {
  /** The request that asked for it, also when a worker does it later. */
  readonly requestId?: string | undefined;
  /** The generation that is worked on. */
  readonly generation?: string | undefined;
  /** The span above, as W3C Trace Context writes it (read 2026-11-21); only while traces are sent. */
  readonly traceparent?: string | undefined;
}

/** The part of a cause that goes with a job to whoever does it. */
const carriedSchema = z.object({ requestId: z.string().optional(), traceparent: z.string().optional() });

// Which work runs now is known to the runtime alone, once per process: nothing that could be handed around.
const running = new AsyncLocalStorage<Cause>();
const NO_CAUSE: Cause = {};

export function currentCause(): Cause {
  return running.getStore() ?? NO_CAUSE;
}

/** Runs work with this cause instead of the one there was. */
export function withCause<T>(cause: Cause, work: () => T): T {
  return running.run(cause, work);
}

/** Runs work with more known about its cause. */
export function addCause<T>(more: Cause, work: () => T): T {
  return running.run({ ...currentCause(), ...more }, work);
}

/** Puts the cause beside a job's own data; work that nobody asked for has none. */
export function carryCause(data: object): object {
  const { requestId, traceparent } = currentCause();
  if (requestId === undefined && traceparent === undefined) return data;
  return { ...data, cause: { requestId, traceparent } };
}

/** The cause that came with a job's data; an empty one when there was none that can be read. */
export function carriedCause(data: object): Cause {
  const read = carriedSchema.safeParse((data as { cause?: unknown }).cause);
  return read.success ? read.data : NO_CAUSE;
}
