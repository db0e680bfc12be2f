import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnreachable } from "../http/middleware/on-error.ts";

/** Interval between two probes of the database. */
const PAUSE_MS = 250;

interface Outage {
  /** Runs a statement; rejects while the database is unreachable. */
  readonly probe: () => Promise<unknown>;
  /** Aborts the wait. */
  readonly signal: AbortSignal;
}

/**
 * Waits until the database is reachable again when `error` says that it was not; returns at once
 * for other errors. The queue can record the failed try only then. Without the wait, the next try
 * would start when the missing heartbeat is noticed. `jobs.ts` calls it after each failed try of a
 * job; it gives up when the job is aborted or the process stops. `isDatabaseUnreachable`
 * (`http/middleware/on-error.ts`) decides which errors count; probes are `PAUSE_MS` apart (this
 * file).
 */
export async function waitAfterOutage(error: unknown, { probe, signal }: Outage): Promise<void> {
  if (!isDatabaseUnreachable(error)) return;
  while (!signal.aborted) {
    try {
      await probe();
      return;
    } catch {
      await delay(PAUSE_MS);
    }
  }
}
