import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseUnreachable } from "../http/middleware/on-error.ts";
import type { Logger } from "../observability/log.ts";

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 2000;

interface WaitOptions {
  /** First use of the database; repeated until it is reachable. */
  readonly use: () => Promise<void>;
  /** Runs once, after the first failure. */
  readonly onWaiting: () => Promise<void>;
  readonly log: Logger;
}

/**
 * Runs `use` again with backoff (`FIRST_DELAY_MS` of 100 ms to `MAX_DELAY_MS` of 2 s), without a
 * limit, while the database is unreachable (`isDatabaseUnreachable` in
 * `http/middleware/on-error.ts` tells which errors count). Throws any other error. `serve.ts` calls
 * it at the start.
 */
export async function waitForDatabase({ use, onWaiting, log }: WaitOptions): Promise<void> {
  for (let delayMs = FIRST_DELAY_MS, waiting = false; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return await use();
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      if (!waiting) {
        waiting = true;
        log.warn({ code: (error as { code?: string }).code }, "database unreachable; waiting");
        await onWaiting();
      }
      await delay(delayMs);
    }
  }
}
