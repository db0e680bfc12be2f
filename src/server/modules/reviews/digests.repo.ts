import { lte, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewDigests } from "./reviews.table.ts";

/**
 * Starts the hour of a mail about decisions, for `mailDecisions` (`reviews/digest.service.ts`);
 * `false` if the previous one is less than an hour old (an interval of this function). Serializes
 * the transactions of one user.
 */
export async function startMailHour(tx: Tx, clock: Clock, userId: UserId): Promise<boolean> {
  const now = sql`${clock.now}`;
  const rows = await tx
    .insert(reviewDigests)
    .values({ userId, mailedAt: now })
    .onConflictDoUpdate({
      target: reviewDigests.userId,
      set: { mailedAt: now },
      setWhere: lte(reviewDigests.mailedAt, sql`${clock.now} - interval '1 hour'`),
    })
    .returning({ userId: reviewDigests.userId });
  return rows.length > 0;
}
