import { createMiddleware } from "hono/factory";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { queuePerKey } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";
import { isSafeMethod } from "./same-origin.ts";

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
 * Middlewares that limit one user's calls with unsafe methods in this process: `changesPerMinute`
 * of `core/rate-limits.ts`, and four at once with up to 500 waiting (`QUEUE_LIMITS` in this file);
 * more get a 429 with `RETRY_AFTER_SECONDS`. Both require `requireUser` before them; `boot/app.ts`
 * mounts them.
 */
export function userLimits(changesPerMinute: number = RATE_LIMITS.changesPerMinute) {
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
