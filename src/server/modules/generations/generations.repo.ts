import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { RESTORE_MINUTES } from "#core/generations/api.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Place } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { GenerationRow } from "./generations.present.ts";
import { generations } from "./generations.table.ts";
import { olderThan } from "./older-than.ts";
import type { Reserved } from "./units/reserve.ts";

/** Names one generation of one user; another user's id finds nothing. */
export interface Own {
  readonly userId: UserId;
  readonly id: string;
}

const own = ({ userId, id }: Own) => and(eq(generations.userId, userId), eq(generations.id, id));
const visible = isNull(generations.deletedAt);

interface NewGeneration {
  readonly id: string;
  readonly input: object;
  readonly idempotencyKey: string | undefined;
  readonly requestHash: string;
}

/** Generations of a user that have not ended. One that was deleted meanwhile never does. */
const waitingOf = (userId: Own["userId"]) =>
  and(eq(generations.userId, userId), inArray(generations.status, ["pending", "in-progress"]), visible);

/** The row is the unit: it exists exactly if the transaction commits. Gives how many others of the user have not ended. */
export async function insertGeneration(
  tx: Tx,
  clock: Clock,
  { userId, kind }: Reserved,
  values: NewGeneration,
): Promise<number> {
  const createdAt = sql`${clock.now}`;
  const [row] = await tx
    .insert(generations)
    .values({ ...values, userId, kind, createdAt })
    // A statement does not see what it inserts.
    .returning({ others: tx.$count(generations, waitingOf(userId)) });
  return row?.others ?? 0;
}

/** How many other generations of the user have not ended. */
export async function countOthersWaiting(tx: Tx, { userId, id }: Own): Promise<number> {
  return tx.$count(generations, and(waitingOf(userId), ne(generations.id, id)));
}

/** A generation in its owner's line. */
export type Standing = Own & Place;

/** How many older generations of the user have not ended. */
export async function countOlderWaiting(tx: Tx, { userId, ...place }: Standing): Promise<number> {
  return tx.$count(generations, and(waitingOf(userId), olderThan(place)));
}

/** The generation that an Idempotency-Key has made, deleted or not. */
export async function findByKey(
  tx: Tx,
  userId: UserId,
  key: string,
): Promise<Pick<GenerationRow, "id" | "requestHash"> | undefined> {
  const [row] = await tx
    .select({ id: generations.id, requestHash: generations.requestHash })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, key)));
  return row;
}

export async function findOwn(db: Queryable, wanted: Own): Promise<GenerationRow | undefined> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(own(wanted), visible));
  return row;
}

/** A generation that was looked for. */
export type Found = GenerationRow | undefined;

/** As `findOwn`; until the transaction ends, nobody else changes it. */
export async function lockOwn(tx: Tx, wanted: Own): Promise<Found> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(own(wanted), visible))
    .for("update");
  return row;
}

/** Writes the output of one that is not worked on; its row is locked. */
export async function writeOutput(tx: Tx, wanted: Own, output: object): Promise<void> {
  await tx
    .update(generations)
    .set({ output })
    .where(and(own(wanted), visible));
}

interface Page {
  readonly userId: UserId;
  readonly kind: GenerationKind | undefined;
  /** Only older ones than this. */
  readonly after: Place | undefined;
  readonly limit: number;
}

/** A user's history, newest first. */
export async function listOwn(db: Queryable, { userId, kind, after, limit }: Page): Promise<GenerationRow[]> {
  const older = after && olderThan(after);
  const ofKind = kind && eq(generations.kind, kind);
  return db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), visible, ofKind, older))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(limit);
}

/** Hides a generation; `false` when there is none to hide. */
export async function markDeleted(tx: Tx, clock: Clock, wanted: Own): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(own(wanted), visible))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** A deleted generation that can still be restored. Its row stays locked until the transaction ends. */
export async function lockDeleted(tx: Tx, clock: Clock, wanted: Own): Promise<Found> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(
      and(
        own(wanted),
        isNull(generations.purgedAt),
        sql`${generations.deletedAt} > ${clock.now} - make_interval(mins => ${RESTORE_MINUTES})`,
      ),
    )
    .for("update");
  return row;
}

/** What a restore changes beside the deletion itself. */
export type Restored = Partial<Pick<GenerationRow, "status" | "tries" | "restarts">> & {
  readonly output?: object;
};

/** Undoes the deletion of a row that `lockDeleted` gave. */
export async function unmarkDeleted(tx: Tx, wanted: Own, change: Restored): Promise<Found> {
  const [row] = await tx
    .update(generations)
    .set({ ...change, deletedAt: null })
    .where(own(wanted))
    .returning();
  return row;
}

/** Makes a failed generation a new reservation: it counts from now on and has all its tries again. */
export async function reserveAgain(tx: Tx, clock: Clock, { userId }: Reserved, id: string): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({
      status: "pending",
      tries: 0,
      counted: true,
      engine: null,
      error: null,
      fallbackReason: null,
      completedAt: null,
      createdAt: sql`${clock.now}`,
    })
    .where(and(own({ userId, id }), visible, eq(generations.status, "failed")))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/**
 * Continues the work on a completed generation, on the unit it has. `completedAt` stays and tells that
 * it was completed before.
 */
export async function reopen(tx: Tx, wanted: Own, output: object): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ status: "pending", tries: 0, output })
    .where(and(own(wanted), visible, eq(generations.status, "completed")))
    .returning({ id: generations.id });
  return rows.length > 0;
}
