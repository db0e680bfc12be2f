import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseAway } from "../http/middleware/on-error.ts";
import type { Logger } from "../observability/log.ts";

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

interface WaitOptions {
  /** The first use of the database; run again until it can be reached. */
  readonly use: () => Promise<void>;
  /** Runs once, when the first try has shown that there is something to wait for. */
  readonly onWaiting: () => Promise<void>;
  readonly log: Logger;
}

/** Waits, as long as it takes, for a database that cannot be reached. Any other error is thrown: waiting mends no wrong password. */
export async function waitForDatabase({ use, onWaiting, log }: WaitOptions): Promise<void> {
  for (let pause = FIRST_PAUSE_MS, waiting = false; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await use();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (!waiting) {
        waiting = true;
        log.warn(
          { code: (error as { code?: string }).code },
          "the database cannot be reached yet; waiting for it",
        );
        await onWaiting();
      }
      await delay(pause);
    }
  }
}
