import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { AiUsage } from "#server/adapters/ai/ai.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable } from "#server/db/client.ts";
import type { GenerationRow } from "../generations.present.ts";
import { generations } from "../generations.table.ts";

/**
 * A worker's claim on a generation or a voicing: id and fence. Only the claim with the row's latest
 * fence may write. `run-generation.ts` makes it from the row of `claimGeneration`, `run-voicing.ts`
 * from that of `claimVoicing` (`film/voicing-runs.repo.ts`).
 */
export interface RunClaim {
  readonly id: string;
  readonly fence: number;
}

const isCurrent = ({ id, fence }: RunClaim) =>
  and(
    eq(generations.id, id),
    eq(generations.fence, fence),
    eq(generations.status, "in-progress"),
    isNull(generations.deletedAt),
  );

/**
 * Claims a pending generation at the start of a try (`run-generation.ts`), counts the try (limit:
 * `MAX_TRIES` in `retry-policy.ts`) and invalidates earlier claims. Returns `undefined` if it
 * cannot be claimed; the job then does nothing. With `takeOver`, it also claims a generation in
 * progress, whose worker is known to have crashed.
 */
export async function claimGeneration(
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
      fence: sql`${generations.fence} + 1`,
      tries: sql`${generations.tries} + 1`,
    })
    .where(and(eq(generations.id, id), free, isNull(generations.deletedAt)))
    .returning();
  return row;
}

/**
 * Whether the claim of a running try is still valid; `watchClaim` in `claim-watch.ts` checks it
 * once a second (`CHECK_INTERVAL_MS` there) and when the generation is deleted.
 */
export async function hasGenerationClaim(db: Queryable, claim: RunClaim): Promise<boolean> {
  const rows = await db.select({ id: generations.id }).from(generations).where(isCurrent(claim));
  return rows.length > 0;
}

/**
 * Returns the output stored so far; `null` when the claim is lost. `run.ts` and `run-generation.ts`
 * call it before a failure or a run without the provider.
 */
export async function readOutput(db: Queryable, claim: RunClaim): Promise<object | null> {
  const [row] = await db.select({ output: generations.output }).from(generations).where(isCurrent(claim));
  return row?.output ?? null;
}

/** Columns that a try may write. */
type Change = Partial<
  Pick<GenerationRow, "status" | "engine" | "counted" | "fallbackReason" | "error"> & {
    readonly output: object | null;
    readonly cost: AiUsage;
  }
>;

/**
 * Updates the row of a running generation (output, status, cost); returns `false` and writes
 * nothing when the claim is lost. `run.ts` and `run-generation.ts` call it.
 */
export async function write(db: Queryable, claim: RunClaim, change: Change): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set(change)
    .where(isCurrent(claim))
    .returning({ id: generations.id });
  return rows.length > 0;
}

/**
 * Like `write`, for the final update of a generation: completed or failed, with the time;
 * `writeFinalState` in `run.ts` calls it. `false` if the claim is lost.
 */
export async function finish(
  db: Queryable,
  clock: Clock,
  claim: RunClaim,
  change: Change & { readonly status: "completed" | "failed" },
): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set({ ...change, completedAt: sql`${clock.now}` })
    .where(isCurrent(claim))
    .returning({ id: generations.id });
  return rows.length > 0;
}
