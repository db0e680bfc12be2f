import { and, count, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { NO_USAGE } from "#server/adapters/ai/ai.ts";
import type { VoicingFailure } from "#core/film/speech.copy.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { voicings, type SpokenScene } from "../film.table.ts";
import { generations } from "../generations.table.ts";
import type { RunClaim } from "../runs/runs.repo.ts";

/** A row of `voicings`. */
export type VoicingRow = typeof voicings.$inferSelect;

const LOST_BATCH = 50;
const isOf = ({ userId, id }: OwnedId) => and(eq(voicings.userId, userId), eq(voicings.generationId, id));
const isRunning = eq(voicings.status, "speaking");
const nextFence = sql`${voicings.fence} + 1`;
/** Voicings of deleted generations wait for nothing. */
const isShown = (db: Queryable) =>
  inArray(
    voicings.generationId,
    db.select({ id: generations.id }).from(generations).where(isNull(generations.deletedAt)),
  );
const isCurrent = ({ id, fence }: RunClaim) => and(eq(voicings.id, id), eq(voicings.fence, fence), isRunning);

/** The last voicing of a script. */
export async function findLast(db: Queryable, script: OwnedId): Promise<VoicingRow | undefined> {
  const [row] = await db
    .select()
    .from(voicings)
    .where(isOf(script))
    .orderBy(desc(voicings.createdAt), desc(voicings.id))
    .limit(1);
  return row;
}

/** Number of voicings that count against the unit of a script. */
export async function countCounted(db: Queryable, script: OwnedId): Promise<number> {
  const [row] = await db
    .select({ voicings: count() })
    .from(voicings)
    .where(and(isOf(script), eq(voicings.counted, true)));
  return row?.voicings ?? 0;
}

/** Inserts a voicing, which counts; the caller has locked the script and checked the limit. */
export async function insertVoicing(
  tx: Tx,
  clock: Clock,
  voicing: Pick<VoicingRow, "id" | "userId" | "generationId" | "speaker" | "model" | "scenes">,
): Promise<void> {
  const now = sql`${clock.now}`;
  const started = { status: "speaking", counted: true, spoken: [] } as const;
  await tx.insert(voicings).values({ ...voicing, ...started, createdAt: now, updatedAt: now });
}

/** Starts a voicing again that failed or was stopped; it counts again, and keeps what is spoken. */
export async function resumeVoicing(tx: Tx, clock: Clock, id: string): Promise<void> {
  const started = { status: "speaking", counted: true, failure: null, tries: 0 } as const;
  await tx
    .update(voicings)
    .set({ ...started, fence: nextFence, updatedAt: sql`${clock.now}` })
    .where(eq(voicings.id, id));
}

/** Forgets what an unfinished voicing has spoken; the caller deletes the files. */
export async function clearSpoken(tx: Tx, id: string): Promise<void> {
  await tx.update(voicings).set({ spoken: [] }).where(eq(voicings.id, id));
}

/**
 * Stops the running voicings of a script, or of an account that is deleted. Those that have spoken
 * nothing do not count.
 */
export async function stopVoicings(
  tx: Tx,
  clock: Clock,
  { userId, id }: { readonly userId: UserId; readonly id?: string },
): Promise<void> {
  const ofScript = id === undefined ? undefined : eq(voicings.generationId, id);
  await tx
    .update(voicings)
    .set({
      status: "stopped",
      counted: sql`jsonb_array_length(${voicings.spoken}) > 0`,
      fence: nextFence,
      updatedAt: sql`${clock.now}`,
    })
    .where(and(eq(voicings.userId, userId), ofScript, isRunning));
}

/** Claims a running voicing for this try and invalidates earlier claims; counts the try. */
export async function claimVoicing(db: Db, clock: Clock, id: string): Promise<VoicingRow | undefined> {
  const [row] = await db
    .update(voicings)
    .set({ fence: nextFence, tries: sql`${voicings.tries} + 1`, updatedAt: sql`${clock.now}` })
    .where(and(eq(voicings.id, id), isRunning, isShown(db)))
    .returning();
  return row;
}

/** Whether the claim of a running try is still valid. */
export async function isVoicingHeld(db: Queryable, claim: RunClaim): Promise<boolean> {
  const rows = await db
    .select({ id: voicings.id })
    .from(voicings)
    .where(and(isCurrent(claim), isShown(db)));
  return rows.length > 0;
}

async function change(
  db: Queryable,
  clock: Clock,
  claim: RunClaim,
  values: Partial<Pick<VoicingRow, "status" | "counted" | "failure" | "spoken" | "tries">>,
): Promise<boolean> {
  const rows = await db
    .update(voicings)
    .set({ ...values, updatedAt: sql`${clock.now}` })
    .where(isCurrent(claim))
    .returning({ id: voicings.id });
  return rows.length > 0;
}

/** Writes the scenes that are spoken so far; `false` when the claim is lost. */
export const writeSpoken = (tx: Tx, clock: Clock, claim: RunClaim, spoken: readonly SpokenScene[]) =>
  change(tx, clock, claim, { spoken });

/** Ends a voicing whose scenes become voices of the script; `false` when the claim is lost. */
export const completeVoicing = (tx: Tx, clock: Clock, claim: RunClaim) =>
  change(tx, clock, claim, { status: "completed", spoken: [] });

/** Ends a voicing that failed; it does not count, and keeps what is spoken for a retry. */
export const failVoicing = (db: Queryable, clock: Clock, claim: RunClaim, failure: VoicingFailure) =>
  change(db, clock, claim, { status: "failed", counted: false, failure });

/** Notes that a try ended and another follows; `tries` is the number that counts so far. */
export const keepVoicing = (tx: Tx, clock: Clock, claim: RunClaim, tries: number) =>
  change(tx, clock, claim, { tries });

/** Voicings without progress for so many seconds, for the sweep. */
export async function listQuiet(db: Db, clock: Clock, seconds: number): Promise<RunClaim[]> {
  return db
    .select({ id: voicings.id, fence: voicings.fence })
    .from(voicings)
    .where(and(isRunning, lte(voicings.updatedAt, sql`${clock.now} - make_interval(secs => ${seconds})`)))
    .limit(LOST_BATCH);
}

/** Adds what a scene cost to the cost of its generation, which `npm run report` sums. */
export async function addCost(db: Queryable, { userId, id }: OwnedId, costUsd: number): Promise<void> {
  const cost = sql`coalesce(${generations.cost}, ${JSON.stringify(NO_USAGE)}::jsonb)`;
  const sum = sql`to_jsonb((${cost} ->> 'costUsd')::float8 + ${costUsd}::float8)`;
  await db
    .update(generations)
    .set({ cost: sql`jsonb_set(${cost}, '{costUsd}', ${sum})` })
    .where(and(eq(generations.userId, userId), eq(generations.id, id)));
}
