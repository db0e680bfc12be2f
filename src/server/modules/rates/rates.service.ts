import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { rates } from "./rates.table.ts";

export interface RatesDeps {
  readonly db: Queryable;
  readonly clock: Clock;
}

/** At most `limit` times per window; the window opens with the first time. */
export interface Rate {
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Names a counter. What is counted is hashed: the table then holds no address and no unbounded text. */
export function rateKey(purpose: string, ...counted: readonly string[]): string {
  return `${purpose}:${createHash("sha256").update(counted.join("\n")).digest("base64url").slice(0, 22)}`;
}

/** Counts one more, in one statement of one text, under each that has room; gives the others. */
async function count(db: Queryable, clock: Clock, wanted: readonly Rate[]): Promise<Rate[]> {
  if (wanted.length === 0) return [];
  // One order for everybody, that of heldInOrder.
  const ordered = wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sql.param(ordered.map(({ key }) => key));
  const limits = sql.param(ordered.map(({ limit }) => limit));
  const windows = sql.param(ordered.map(({ windowSeconds }) => windowSeconds));
  const over = sql`${rates.expiresAt} <= ${clock.now}`;
  const counted = await db.execute<{ key: string }>(sql`
    insert into ${rates} (key, count, expires_at)
    select key, 1, ${clock.now} + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${windows}::int[]) as wanted (key, seconds)
    on conflict (key) do update set
      count = case when ${over} then 1 else ${rates.count} + 1 end,
      expires_at = case when ${over} then excluded.expires_at else ${rates.expiresAt} end
    where ${over} or ${rates.count} < (${limits}::int[])[array_position(${keys}::text[], ${rates.key})]
    returning ${rates.key}`);
  const roomy = new Set(counted.rows.map(({ key }) => key));
  return ordered.filter(({ key }) => !roomy.has(key));
}

/** Seconds until the last of these windows has ended. */
async function secondsLeft(db: Queryable, clock: Clock, full: readonly Rate[]): Promise<number> {
  const keys = full.map(({ key }) => key);
  const [row] = await db
    .select({
      seconds: sql<number>`extract(epoch from max(${rates.expiresAt}) - ${clock.now})`.mapWith(Number),
    })
    .from(rates)
    .where(inArray(rates.key, keys));
  return Math.max(1, Math.ceil(row?.seconds ?? 1));
}

/**
 * Counts one more under every rate, or under none of them. Answers 0 when all had room, else the seconds
 * until the refusing windows have ended.
 */
export async function tryRate(deps: RatesDeps, wanted: readonly Rate[]): Promise<number> {
  const full = await count(deps.db, deps.clock, wanted);
  if (full.length === 0) return 0;
  // Seldom, and what it leaves when the process ends here is only stricter: a transaction would cost everybody two more statements.
  await giveBackRate(
    deps,
    wanted.filter((rate) => !full.includes(rate)),
  );
  return secondsLeft(deps.db, deps.clock, full);
}

/** As `tryRate`, but a refusal is the answer 429 with its waiting time. */
export async function takeRate(deps: RatesDeps, wanted: readonly Rate[]): Promise<void> {
  const retryAfter = await tryRate(deps, wanted);
  if (retryAfter > 0) throw new AppError("rate_limited", { retryAfter });
}

/**
 * As `takeRate`, as a part of the caller's transaction, which the refusal must undo: whoever catches it would keep what was counted
 * under the other rates.
 */
export async function takeRateWithin(tx: Tx, clock: Clock, wanted: readonly Rate[]): Promise<void> {
  const full = await count(tx, clock, wanted);
  if (full.length === 0) return;
  throw new AppError("rate_limited", { retryAfter: await secondsLeft(tx, clock, full) });
}

/** The rows of some counters, held in the order in which they are counted: two callers never wait for each other. */
function heldInOrder(held: readonly Rate[]) {
  const keys = sql.param(held.map(({ key }) => key));
  return sql`select key from ${rates} where key = any(${keys}::text[]) order by key collate "C" for update`;
}

/** Takes back one count, for attempts that turned out not to count. */
export async function giveBackRate({ db }: RatesDeps, given: readonly Rate[]): Promise<void> {
  if (given.length === 0) return;
  await db.execute(sql`
    with held as (${heldInOrder(given)})
    update ${rates} set count = greatest(count - 1, 0) where key in (select key from held)`);
}

/** Forgets what was counted. */
export async function clearRate({ db }: RatesDeps, cleared: readonly Rate[]): Promise<void> {
  await db.execute(sql`
    with held as (${heldInOrder(cleared)})
    delete from ${rates} where key in (select key from held)`);
}

/** Forgets every counter whose key begins so. Reads the whole table, so it is for what happens seldom. */
export async function clearRatesBelow({ db }: RatesDeps, beginning: string): Promise<void> {
  await db.execute(sql`
    with held as (
      select key from ${rates} where starts_with(key, ${beginning}) order by key collate "C" for update
    )
    delete from ${rates} where key in (select key from held)`);
}
