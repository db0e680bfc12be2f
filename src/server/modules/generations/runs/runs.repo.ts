import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { AiUsage } from "#server/adapters/ai/ai.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable } from "#server/db/client.ts";
import type { GenerationRow } from "../generations.present.ts";
import { generations } from "../generations.table.ts";

/** A try in progress. Only the row's latest attempt may write. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

const claimed = ({ id, attempt }: Claim) =>
  and(
    eq(generations.id, id),
    eq(generations.attempt, attempt),
    eq(generations.status, "in-progress"),
    isNull(generations.deletedAt),
  );

/**
 * Makes this worker the one that works on a generation, which locks out whoever did before.
 * @param takeOver whether a generation in progress may be taken: its worker is known to be dead
 */
export async function claim(
  db: Queryable,
  id: string,
  takeOver: boolean,
): Promise<GenerationRow | undefined> {
  const waiting = eq(generations.status, "pending");
  const free = takeOver ? or(waiting, eq(generations.status, "in-progress")) : waiting;
  const [row] = await db
    .update(generations)
    .set({
      status: "in-progress",
      attempt: sql`${generations.attempt} + 1`,
      tries: sql`${generations.tries} + 1`,
    })
    .where(and(eq(generations.id, id), free, isNull(generations.deletedAt)))
    .returning();
  return row;
}

/** Whether the generation is still there, and still this try's. */
export async function isHeld(db: Queryable, held: Claim): Promise<boolean> {
  const rows = await db.select({ id: generations.id }).from(generations).where(claimed(held));
  return rows.length > 0;
}

/** What this try and those before have stored so far; `null` when it is no longer this try's. */
export async function readOutput(db: Queryable, held: Claim): Promise<unknown> {
  const [row] = await db.select({ output: generations.output }).from(generations).where(claimed(held));
  return row?.output ?? null;
}

/** What a try may write. */
type Change = Partial<
  Pick<GenerationRow, "status" | "engine" | "counted" | "fallbackReason" | "error"> & {
    readonly output: object | null;
    readonly cost: AiUsage;
  }
>;

/** Writes if this try still holds the generation; `false` when it has lost it and nothing was written. */
export async function write(db: Queryable, held: Claim, change: Change): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set(change)
    .where(claimed(held))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** As `write`, for the last write of a generation. */
export async function finish(
  db: Queryable,
  clock: Clock,
  held: Claim,
  change: Change & { readonly status: "completed" | "failed" },
): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set({ ...change, completedAt: sql`${clock.now}` })
    .where(claimed(held))
    .returning({ id: generations.id });
  return rows.length > 0;
}
