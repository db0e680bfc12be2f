import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { NO_USAGE } from "#server/adapters/ai/ai.ts";
import type { VoicingFailure } from "#core/film/speech.copy.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { voicings, type SpokenScene } from "../film.table.ts";
import { generations } from "../generations.table.ts";
import type { RunClaim } from "../runs/runs.repo.ts";
import type { VoicingRow } from "./voicings.repo.ts";

const isRunning = eq(voicings.status, "speaking");
const isCurrent = ({ id, fence }: RunClaim) => and(eq(voicings.id, id), eq(voicings.fence, fence), isRunning);
/** Voicings of deleted generations wait for nothing. */
const isShown = (db: Queryable) =>
  inArray(
    voicings.generationId,
    db.select({ id: generations.id }).from(generations).where(isNull(generations.deletedAt)),
  );

/** Claims a running voicing for this try and invalidates earlier claims; counts the try. */
export async function claimVoicing(db: Db, clock: Clock, id: string): Promise<VoicingRow | undefined> {
  const [row] = await db
    .update(voicings)
    .set({
      fence: sql`${voicings.fence} + 1`,
      tries: sql`${voicings.tries} + 1`,
      updatedAt: sql`${clock.now}`,
    })
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

/** Adds what a scene cost to the cost of its generation, which `npm run report` sums. */
export async function addCost(db: Queryable, { userId, id }: OwnedId, costUsd: number): Promise<void> {
  const cost = sql`coalesce(${generations.cost}, ${JSON.stringify(NO_USAGE)}::jsonb)`;
  const sum = sql`to_jsonb((${cost} ->> 'costUsd')::float8 + ${costUsd}::float8)`;
  await db
    .update(generations)
    .set({ cost: sql`jsonb_set(${cost}, '{costUsd}', ${sum})` })
    .where(and(eq(generations.userId, userId), eq(generations.id, id)));
}
