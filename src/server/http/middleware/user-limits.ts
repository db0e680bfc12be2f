import { createMiddleware } from "hono/factory";
import { queuePerKey } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";
import { isSafeMethod } from "./same-origin.ts";

/** Far beyond manual use; expensive routes have lower limits. */
const CHANGES_PER_MINUTE = 600;
const WINDOW_MS = 60_000;
/** One user's calls use at most four of the pool's ten connections. */
const QUEUE_LIMITS = { concurrency: 4, maxWaiting: 500 };
const RETRY_AFTER_SECONDS = 2;

/** Counts in memory: it protects this process and needs no round trip to the database. */
function limitPerMinute(limit: number) {
  const counts = new Map<string, number>();
  let windowEnds = 0;
  return (key: string) => {
    const now = performance.now();
    if (now >= windowEnds) {
      counts.clear();
      windowEnds = now + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limit) throw new AppError("rate_limited", { retryAfter: (windowEnds - now) / 1000 });
  };
}

/**
 * Middlewares that limit one user's calls with unsafe methods in this process: 600 a minute
 * (`CHANGES_PER_MINUTE`), and four at once with up to 500 waiting (`QUEUE_LIMITS`); more get a 429.
 * Both require `requireUser` before them; `boot/app.ts` mounts them.
 */
export function userLimits(changesPerMinute = CHANGES_PER_MINUTE) {
  const consume = limitPerMinute(changesPerMinute);
  const refuse = () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS });
  const queue = queuePerKey(QUEUE_LIMITS, refuse);
  return {
    /** Maximum number of calls per minute; more get a 429. */
    rate: createMiddleware<AppEnv>(async (c, next) => {
      if (!isSafeMethod(c.req.method)) consume(c.var.user.id);
      await next();
    }),
    /** Maximum number of concurrent calls; more wait in a queue. */
    concurrency: createMiddleware<AppEnv>(async (c, next) => {
      if (isSafeMethod(c.req.method)) return next();
      await queue(c.var.user.id, next);
    }),
  };
}
