import { createMiddleware } from "hono/factory";
import { queuePerKey } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";
import { changesNothing } from "./same-origin.ts";

/** Far beyond what anybody can click; what costs something has a closer limit of its own. */
const CHANGES_A_MINUTE = 600;
const WINDOW_MS = 60_000;
/** Of the ten connections to the database, one user's calls take four at most; the rest of them wait in line. */
const CHANGES_AT_ONCE = { atOnce: 4, waiting: 500 };
const RETRY_AFTER_SECONDS = 2;

/** Counts in this process alone: it protects the process, and costs no round trip to the database. */
function countPerMinute(limit: number) {
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

/** What one signed-in user may ask of one process in calls that change something; both stand behind `requireUser`. */
export function userLimits(changesAMinute = CHANGES_A_MINUTE) {
  const take = countPerMinute(changesAMinute);
  const refuse = () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS });
  const inLine = queuePerKey(CHANGES_AT_ONCE, refuse);
  return {
    /** 429 beyond so many a minute. */
    rate: createMiddleware<AppEnv>(async (c, next) => {
      if (!changesNothing(c.req.method)) take(c.var.user.id);
      await next();
    }),
    /** So many at once; the others wait for their turn. */
    turns: createMiddleware<AppEnv>(async (c, next) => {
      if (changesNothing(c.req.method)) return next();
      await inLine(c.var.user.id, next);
    }),
  };
}
