import { queuePerKey } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import type { FairQueue } from "#server/lib/fair-queue.ts";

/** Calls of one client that are worked on at once, and how many more may wait. */
const LIMITS = { atOnce: 4, waiting: 20 };
const RETRY_AFTER_SECONDS = 2;

/** A queue per client in front of the calls that count attempts, hash passwords or queue mails. */
export type ClientTurns = FairQueue;

/**
 * Bounds what one client can occupy in this process, connections to the database included. Beyond the waiting calls the
 * answer is 429 `rate_limited`.
 */
export function createClientTurns(): ClientTurns {
  return queuePerKey(LIMITS, () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }));
}
