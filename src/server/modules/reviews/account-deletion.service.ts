import type { Db } from "#server/db/client.ts";
import { removeOwnRows } from "#server/db/remove-own-rows.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewComments, reviewDecisions, reviewEvents, reviewLinks, reviews } from "./reviews.table.ts";

/**
 * Deletes up to `limit` rows of a deleted account's reviews with `removeOwnRows`
 * (`db/remove-own-rows.ts`), and returns their number; `eraseAccount` (`BATCH` in
 * `account-deletion/delete-account.service.ts`) calls it until nothing is left.
 */
export const removeReviews = (db: Db, userId: UserId, limit: number): Promise<number> =>
  removeOwnRows(db, [reviewEvents, reviewComments, reviewDecisions, reviewLinks, reviews], userId, limit);
