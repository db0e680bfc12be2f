import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { voicings } from "../film.table.ts";

/**
 * A row of `voicings` (`film.table.ts`). `startVoicing` in `voicings.service.ts` makes it, and
 * `run-voicing.ts` runs it; `presentVoicing` in `voices.service.ts` converts it for the API.
 */
export type VoicingRow = typeof voicings.$inferSelect;

const isOf = ({ userId, id }: OwnedId) => and(eq(voicings.userId, userId), eq(voicings.generationId, id));
const isRunning = eq(voicings.status, "speaking");
const nextFence = sql`${voicings.fence} + 1`;

/**
 * The newest voicing of a script, which `presentVoices` (`voices.service.ts`) shows and
 * `startVoicing` (`voicings.service.ts`) may continue (`continuesVoicing` in `core/film/voicing.ts`
 * decides). `undefined` before the first.
 */
export async function findLastVoicing(db: Queryable, script: OwnedId): Promise<VoicingRow | undefined> {
  const [row] = await db
    .select()
    .from(voicings)
    .where(isOf(script))
    .orderBy(desc(voicings.createdAt), desc(voicings.id))
    .limit(1);
  return row;
}

/**
 * Number of voicings that count against the unit of a script; `presentVoices` (`voices.service.ts`)
 * subtracts it from `FILM_LIMITS.voicingsPerUnit` (`core/film/limits.ts`).
 */
export async function countIncludedVoicings(db: Queryable, script: OwnedId): Promise<number> {
  const [row] = await db
    .select({ voicings: count() })
    .from(voicings)
    .where(and(isOf(script), eq(voicings.counted, true)));
  return row?.voicings ?? 0;
}

/**
 * Inserts a newly requested voicing, which counts against the unit; `startVoicing`
 * (`voicings.service.ts`) has locked the script and checked the limits (`FILM_LIMITS` in
 * `core/film/limits.ts`).
 */
export async function insertVoicing(
  tx: Tx,
  clock: Clock,
  { userId, id: generationId }: OwnedId,
  voicing: Pick<VoicingRow, "id" | "speaker" | "model" | "scenes">,
): Promise<void> {
  const now = sql`${clock.now}`;
  const started = { status: "speaking", counted: true, spoken: [] } as const;
  await tx
    .insert(voicings)
    .values({ ...voicing, ...started, userId, generationId, createdAt: now, updatedAt: now });
}

/**
 * Restarts a failed or stopped voicing when its user requests the same again (`startVoicing` in
 * `voicings.service.ts`; `continuesVoicing` in `core/film/voicing.ts` decides). It counts against
 * the unit again (`voicingsPerUnit` in `core/film/limits.ts`), and keeps its spoken scenes.
 */
export async function resumeVoicing(tx: Tx, clock: Clock, { userId, id }: OwnedId): Promise<void> {
  const started = { status: "speaking", counted: true, failure: null, tries: 0 } as const;
  await tx
    .update(voicings)
    .set({ ...started, fence: nextFence, updatedAt: sql`${clock.now}` })
    .where(and(eq(voicings.userId, userId), eq(voicings.id, id)));
}

/**
 * Clears the spoken scenes of an unfinished voicing when `startVoicing` (`voicings.service.ts`)
 * replaces it by another one; the caller deletes their files.
 */
export async function clearSpoken(tx: Tx, { userId, id }: OwnedId): Promise<void> {
  await tx
    .update(voicings)
    .set({ spoken: [] })
    .where(and(eq(voicings.userId, userId), eq(voicings.id, id)));
}

/**
 * Stops the running voicings of the script `id` (`voicings.service.ts`, or its deletion in
 * `generations.service.ts`), or without `id` all of an account that is being deleted. A voicing
 * without a spoken scene does not count against the unit. The running job notices within a second
 * (`CHECK_INTERVAL_MS` in `runs/claim-watch.ts`).
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
