import { createHash } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Clock } from "../../lib/clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { AppError } from "../../lib/errors.ts";
import { rateLimits } from "./rate-limits.table.ts";

/**
 * Dependencies of counting against a rate limit: database and clock; routes and services that call
 * `consume` hand them over (`boot/deps.ts` provides them).
 */
export interface RateLimitDeps {
  readonly db: Queryable;
  readonly clock: Clock;
}

/**
 * A rate limit: at most `limit` calls (`core/rate-limits.ts`, for failed sign-ins
 * `core/account/limits.ts`) per window of `windowSeconds`, which starts with the first call. The
 * slice with the limit makes it, mostly with `rateLimitKey`; `consume`, `consumeWithin`,
 * `tryConsume` and `refund` take it.
 */
export interface RateLimit {
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/**
 * Returns the key of a rate limit's counter in `rateLimits`: the purpose, and a hash of the user,
 * address or client that it counts, so that the table contains no addresses. Almost all limits of
 * the slices are made with it (for accounts in `accounts/account-limits.ts`).
 */
export function rateLimitKey(purpose: string, ...values: readonly string[]): string {
  return `${purpose}:${createHash("sha256").update(values.join("\n")).digest("base64url").slice(0, 22)}`;
}

/**
 * Increments, in one statement, each counter below its limit; returns the limits that are reached.
 */
async function count(db: Queryable, clock: Clock, limits: readonly RateLimit[]): Promise<RateLimit[]> {
  if (limits.length === 0) return [];
  // The same lock order as in lockedKeys prevents deadlocks.
  const ordered = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sql.param(ordered.map(({ key }) => key));
  const maxima = sql.param(ordered.map(({ limit }) => limit));
  const windows = sql.param(ordered.map(({ windowSeconds }) => windowSeconds));
  const expired = sql`${rateLimits.expiresAt} <= ${clock.now}`;
  const counted = await db.execute<{ key: string }>(sql`
    insert into ${rateLimits} (key, count, expires_at)
    select key, 1, ${clock.now} + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${windows}::int[]) as limits (key, seconds)
    on conflict (key) do update set
      count = case when ${expired} then 1 else ${rateLimits.count} + 1 end,
      expires_at = case when ${expired} then excluded.expires_at else ${rateLimits.expiresAt} end
    where ${expired} or ${rateLimits.count} < (${maxima}::int[])[array_position(${keys}::text[], ${rateLimits.key})]
    returning ${rateLimits.key}`);
  const incremented = new Set(counted.rows.map(({ key }) => key));
  return ordered.filter(({ key }) => !incremented.has(key));
}

/** Seconds until the last of these windows ends. */
async function secondsLeft(db: Queryable, clock: Clock, reached: readonly RateLimit[]): Promise<number> {
  const keys = reached.map(({ key }) => key);
  const [row] = await db
    .select({
      seconds: sql<number>`extract(epoch from max(${rateLimits.expiresAt}) - ${clock.now})`.mapWith(Number),
    })
    .from(rateLimits)
    .where(inArray(rateLimits.key, keys));
  return Math.max(1, Math.ceil(row?.seconds ?? 1));
}

/**
 * Counts a call against all limits, or against none. Returns 0 on success, else the seconds until
 * the windows of the reached limits end. For callers that handle a reached limit themselves, in
 * `accounts` `sign-in.service.ts`, `confirm-sign-in.service.ts`, `new-device-mail.ts` and
 * `reset-mail.service.ts`, and `reviews/review-limits.ts`. The limits come from the caller.
 */
export async function tryConsume(deps: RateLimitDeps, limits: readonly RateLimit[]): Promise<number> {
  const reached = await count(deps.db, deps.clock, limits);
  if (reached.length === 0) return 0;
  // No transaction, which would cost every call two more statements. If the process ends here, the
  // remaining counts only make the limits stricter.
  await refund(
    deps,
    limits.filter((limit) => !reached.includes(limit)),
  );
  return secondsLeft(deps.db, deps.clock, reached);
}

/**
 * Calls that are left in the current window, without counting one: for the list of readings
 * (`readings/readings.service.ts`), and for reviews before they check a link
 * (`reviews/review-limits.ts`); the limits are in these slices.
 */
export async function countRemaining(
  { db, clock }: RateLimitDeps,
  { key, limit }: RateLimit,
): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.expiresAt, sql`${clock.now}`)));
  return Math.max(0, limit - (row?.count ?? 0));
}

/**
 * Counts a call against rate limits of the caller, and throws `rate_limited` (429,
 * `core/errors.ts`) with the seconds to wait when one is reached; most routes with limits call it.
 */
export async function consume(deps: RateLimitDeps, limits: readonly RateLimit[]): Promise<void> {
  const retryAfter = await tryConsume(deps, limits);
  if (retryAfter > 0) throw new AppError("rate_limited", { retryAfter });
}

/**
 * Like `consume`, with the same `rate_limited`, but in the caller's transaction, for services that
 * count and write in one, such as `generations/generations.service.ts` and
 * `exports/create-export.service.ts`. The caller must let the error roll it back; otherwise the
 * counts of the other limits would remain.
 */
export async function consumeWithin(tx: Tx, clock: Clock, limits: readonly RateLimit[]): Promise<void> {
  const reached = await count(tx, clock, limits);
  if (reached.length === 0) return;
  throw new AppError("rate_limited", { retryAfter: await secondsLeft(tx, clock, reached) });
}

/** Selects and locks counters in the order of `count`, so that concurrent calls cannot deadlock. */
function lockedKeys(limits: readonly RateLimit[]) {
  const keys = sql.param(limits.map(({ key }) => key));
  return sql`select key from ${rateLimits} where key = any(${keys}::text[]) order by key collate "C" for update`;
}

/**
 * Takes back one call of each rate limit because it does not count after all: a correct password
 * (`accounts/password-check.service.ts`), a sign-in without a wrong password, passkey or code
 * (`accounts/sign-in.service.ts`; in `second-factor/` there `passkey-sign-in.service.ts` and
 * `confirm-sign-in.service.ts`), a HEAD request of the data export (`data-export.routes.ts`), or a
 * call that another limit refuses (`tryConsume`).
 */
export async function refund({ db }: RateLimitDeps, limits: readonly RateLimit[]): Promise<void> {
  if (limits.length === 0) return;
  await db.execute(sql`
    with locked as (${lockedKeys(limits)})
    update ${rateLimits} set count = greatest(count - 1, 0) where key in (select key from locked)`);
}

/**
 * Deletes the counters of these rate limits; `closeAccount` (`accounts/close-account.service.ts`)
 * calls it with those of the address (`addressLimits` in `accounts/account-limits.ts`).
 */
export async function clearCounters({ db }: RateLimitDeps, limits: readonly RateLimit[]): Promise<void> {
  await db.execute(sql`
    with locked as (${lockedKeys(limits)})
    delete from ${rateLimits} where key in (select key from locked)`);
}

/**
 * Deletes the counters whose key starts with a prefix; `closeAccount`
 * (`accounts/close-account.service.ts`) and `resetPassword` (`accounts/reset.service.ts`) call it
 * with `accountFailuresPrefix` (`accounts/account-limits.ts`) for failed sign-ins. Scans the whole
 * table, so use it for rare events only.
 */
export async function clearCountersByPrefix({ db }: RateLimitDeps, prefix: string): Promise<void> {
  await db.execute(sql`
    with locked as (
      select key from ${rateLimits} where starts_with(key, ${prefix}) order by key collate "C" for update
    )
    delete from ${rateLimits} where key in (select key from locked)`);
}
