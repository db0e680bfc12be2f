import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { removeOwnRows } from "#server/db/remove-own-rows.ts";
import { announce } from "#server/events/announcement.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { stopVoicings } from "./film/voicings.repo.ts";
import { GENERATION_RUN } from "./runs/generation-run.ts";
import { generations } from "./generations.table.ts";

interface AccountDeletionDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "deleteMatching">;
}

/**
 * Stops all unfinished generations and running voicings of a user, when
 * `account-deletion/end-account.ts` ends the account: marks generations as deleted, removes waiting
 * jobs, and announces `gone`, at which a running try aborts (`runs/claim-watch.ts`). Rows stay
 * until `removeGenerations`.
 */
export async function stopGenerations(
  tx: Tx,
  { clock, jobs }: AccountDeletionDeps,
  userId: UserId,
): Promise<void> {
  const stopped = await tx
    .update(generations)
    .set({ deletedAt: sql`${clock.now}` })
    .where(
      and(
        eq(generations.userId, userId),
        inArray(generations.status, ["pending", "in-progress"]),
        isNull(generations.deletedAt),
      ),
    )
    .returning({ id: generations.id });
  await stopVoicings(tx, clock, { userId });
  for (const { id } of stopped) {
    await jobs.deleteMatching(tx, GENERATION_RUN, { id });
    await announce(tx, { type: "gone", id });
  }
}

/**
 * Deletes up to `limit` rows of a deleted account's generations, with the rows that refer to them,
 * and returns the number (`server/db/remove-own-rows.ts` deletes). `eraseAccount` (`BATCH` in
 * `account-deletion/delete-account.service.ts`) calls it until none is left.
 */
export const removeGenerations = (db: Db, userId: UserId, limit: number): Promise<number> =>
  removeOwnRows(db, [generations], userId, limit);
