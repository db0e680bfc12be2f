import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseAway } from "../http/on-error.ts";

/** Between two looks whether the database is back. */
const PAUSE_MS = 250;

interface Outage {
  /** Asks the database something; rejects while it is away. */
  readonly reach: () => Promise<unknown>;
  /** Fires when nobody wants to wait any more. */
  readonly ended: AbortSignal;
}

/**
 * When a try failed because the database was away, resolves once it is back; at once for any other failure. Only then
 * its failure can be noted, so that the next try follows instead of coming when a dead worker would be noticed.
 */
export async function afterOutage(error: unknown, { reach, ended }: Outage): Promise<void> {
  if (!isDatabaseAway(error)) return;
  while (!ended.aborted) {
    try {
      await reach();
      return;
    } catch {
      // A quarter of a second more or less does not matter to whoever ends the wait.
      await delay(PAUSE_MS);
    }
  }
}
