import { queuePerKey } from "../../lib/bounded-queue.ts";
import { AppError } from "../../lib/errors.ts";
import type { FairQueue } from "../../lib/fair-queue.ts";

/** Maximum number of running and waiting calls of one client. */
const LIMITS = { concurrency: 4, maxWaiting: 20 };
const RETRY_AFTER_SECONDS = 2;

/**
 * A queue per client for the calls of account routes that count tries, hash passwords or queue
 * mails; `createClientQueue` makes it with the numbers in this file. `auth.routes.ts`,
 * `link.routes.ts` and `second-factor.routes.ts` use it.
 */
export type ClientQueue = FairQueue;

/**
 * Limits the resources of this process that one client can use in account routes, database
 * connections included: 4 calls run and 20 wait (`LIMITS` in this file). `boot/deps.ts` makes it
 * once at the start. A full queue rejects with 429 `rate_limited`, and the client may try again
 * after `RETRY_AFTER_SECONDS` (this file).
 */
export function createClientQueue(): ClientQueue {
  return queuePerKey(LIMITS, () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }));
}
