import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
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

/** Counts one more under each, in one statement; gives one whose window is full, if any is. */
async function count(tx: Tx, clock: Clock, wanted: readonly Rate[]): Promise<Rate | undefined> {
  if (wanted.length === 0) return undefined;
  // One order for everybody: two callers never wait for each other.
  const ordered = wanted.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const over = sql`${rates.expiresAt} <= ${clock.now}`;
  const limits = sql.join(
    ordered.map(({ key, limit }) => sql`when ${key} then ${limit}::int`),
    sql` `,
  );
  const counted = await tx
    .insert(rates)
    .values(
      ordered.map(({ key, windowSeconds }) => ({
        key,
        count: 1,
        expiresAt: sql`${clock.now} + make_interval(secs => ${windowSeconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rates.key,
      set: {
        count: sql`case when ${over} then 1 else ${rates.count} + 1 end`,
        expiresAt: sql`case when ${over} then excluded.expires_at else ${rates.expiresAt} end`,
      },
      setWhere: sql`${over} or ${rates.count} < case ${rates.key} ${limits} end`,
    })
    .returning({ key: rates.key });
  const keys = new Set(counted.map(({ key }) => key));
  return ordered.find(({ key }) => !keys.has(key));
}

async function secondsLeft(tx: Tx, clock: Clock, rate: Rate): Promise<number> {
  const [row] = await tx
    .select({
      seconds: sql<number>`extract(epoch from ${rates.expiresAt} - ${clock.now})`.mapWith(Number),
    })
    .from(rates)
    .where(inArray(rates.key, [rate.key]));
  return Math.max(1, Math.ceil(row?.seconds ?? 1));
}

/** Carries the waiting time out of the transaction that must be undone. */
class Refused extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super("rate limited");
    this.seconds = seconds;
  }
}

/**
 * Counts one more under every rate, or under none of them. Answers 0 when all had room, else the seconds
 * until the refusing window ends.
 */
export async function tryRate({ db, clock }: RatesDeps, wanted: readonly Rate[]): Promise<number> {
  try {
    await db.transaction(async (tx) => {
      const full = await count(tx, clock, wanted);
      if (full) throw new Refused(await secondsLeft(tx, clock, full));
    });
    return 0;
  } catch (error) {
    if (error instanceof Refused) return error.seconds;
    throw error;
  }
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
  if (full) throw new AppError("rate_limited", { retryAfter: await secondsLeft(tx, clock, full) });
}

/** Takes back one count, for attempts that turned out not to count. */
export async function giveBackRate({ db }: RatesDeps, given: readonly Rate[]): Promise<void> {
  const keys = given.map((rate) => rate.key);
  await db
    .update(rates)
    .set({ count: sql`greatest(${rates.count} - 1, 0)` })
    .where(inArray(rates.key, keys));
}

/** Forgets what was counted. */
export async function clearRate({ db }: RatesDeps, cleared: readonly Rate[]): Promise<void> {
  const keys = cleared.map((rate) => rate.key);
  await db.delete(rates).where(inArray(rates.key, keys));
}
