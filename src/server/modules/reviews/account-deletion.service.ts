import type { Db } from "#server/db/client.ts";
import { removeOwnRows } from "#server/db/remove-own-rows.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewComments, reviewDecisions, reviewEvents, reviewLinks, reviews } from "./reviews.table.ts";

/**
 * Deletes a batch of rows of a deleted account's reviews, and returns its size; the erasure job
 * calls it until nothing is left.
 */
export const removeReviews = (db: Db, userId: UserId, limit: number): Promise<number> =>
  removeOwnRows(db, [reviewEvents, reviewComments, reviewDecisions, reviewLinks, reviews], userId, limit);
