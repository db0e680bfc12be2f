import { and, eq, sql } from "drizzle-orm";
import { NO_USAGE } from "#server/adapters/ai/ai.ts";
import type { VoicingFailure } from "#core/film/speech.copy.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { voicings, type SpokenScene } from "../film.table.ts";
import { generations } from "../generations.table.ts";
import type { RunClaim } from "../runs/runs.repo.ts";
import type { VoicingRow } from "./voicings.repo.ts";
import { isOfVisibleScript } from "./visible-script.ts";

const isRunning = eq(voicings.status, "speaking");
const isCurrent = ({ id, fence }: RunClaim) => and(eq(voicings.id, id), eq(voicings.fence, fence), isRunning);

/**
 * Starts a try of a running voicing: increments its fence, which invalidates earlier claims, and
 * its number of tries, which `run-voicing.ts` compares with its limits (`MAX_CLAIMS` there,
 * `MAX_TRIES` in `runs/retry-policy.ts`). `undefined` when the voicing has ended or its script is
 * deleted. `runVoicing` calls it first, and then does nothing.
 */
export async function claimVoicing(db: Db, clock: Clock, id: string): Promise<VoicingRow | undefined> {
  const [row] = await db
    .update(voicings)
    .set({
      fence: sql`${voicings.fence} + 1`,
      tries: sql`${voicings.tries} + 1`,
      updatedAt: sql`${clock.now}`,
    })
    .where(and(eq(voicings.id, id), isRunning, isOfVisibleScript(db, voicings.generationId)))
    .returning();
  return row;
}

/**
 * Whether the claim of a running try of `runVoicing` (`run-voicing.ts`) is still valid;
 * `monitorClaim` calls it every second (`CHECK_INTERVAL_MS` in `runs/claim-watch.ts`).
 */
export async function hasVoicingClaim(db: Queryable, claim: RunClaim): Promise<boolean> {
  const rows = await db
    .select({ id: voicings.id })
    .from(voicings)
    .where(and(isCurrent(claim), isOfVisibleScript(db, voicings.generationId)));
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

/**
 * Writes the scenes spoken so far (`SpokenScene` in `film.table.ts`), after each scene in
 * `run-voicing.ts`; `false` if the claim is lost.
 */
export const writeSpoken = (tx: Tx, clock: Clock, claim: RunClaim, spoken: readonly SpokenScene[]) =>
  change(tx, clock, claim, { spoken });

/**
 * Completes a voicing and clears its spoken scenes, which `run-voicing.ts` makes voices of the
 * script in the same transaction; `false` if the claim is lost.
 */
export const completeVoicing = (tx: Tx, clock: Clock, claim: RunClaim) =>
  change(tx, clock, claim, { status: "completed", spoken: [] });

/**
 * Fails a voicing when no further try follows (`run-voicing.ts`). It does not count against the
 * unit, and keeps its spoken scenes for a retry. `false` if the claim is lost. Messages of
 * failures: `core/film/speech.copy.ts`.
 */
export const failVoicing = (db: Queryable, clock: Clock, claim: RunClaim, failure: VoicingFailure) =>
  change(db, clock, claim, { status: "failed", counted: false, failure });

/**
 * Stores the number of tries that count so far, before `run-voicing.ts` enqueues another one; a try
 * that a shutdown ended does not count. `false` if the claim is lost. Limit: `MAX_TRIES` in
 * `runs/retry-policy.ts`.
 */
export const recordVoicingTry = (tx: Tx, clock: Clock, claim: RunClaim, tries: number) =>
  change(tx, clock, claim, { tries });

/**
 * Adds the cost of a call in US dollars to the cost of its generation, which `npm run report`
 * (`server/cli/report/report.ts`) sums; `run-voicing.ts` calls it after each sentence. The adapter
 * computes the cost with `speechCostUsd` (`core/models/speech.ts`), which has the prices.
 */
export async function addCost(db: Queryable, { userId, id }: OwnedId, costUsd: number): Promise<void> {
  const cost = sql`coalesce(${generations.cost}, ${JSON.stringify(NO_USAGE)}::jsonb)`;
  const sum = sql`to_jsonb((${cost} ->> 'costUsd')::float8 + ${costUsd}::float8)`;
  await db
    .update(generations)
    .set({ cost: sql`jsonb_set(${cost}, '{costUsd}', ${sum})` })
    .where(and(eq(generations.userId, userId), eq(generations.id, id)));
}
