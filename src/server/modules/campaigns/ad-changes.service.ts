import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { changedParts } from "./save-ad.service.ts";
import { listVersionsSince } from "./versions.repo.ts";

/** A version of an ad with the fields that it changed, for the trail of a review. */
interface AdChange {
  readonly adId: string;
  readonly number: number;
  readonly hash: string;
  readonly createdAt: Date;
  /** Names of fields, `callToAction`, `url` or `media`. */
  readonly changed: readonly string[];
}

/**
 * Lists the versions of a user's ads that started after a time, with the names of their changed
 * parts (`changedParts` in `save-ad.service.ts`). `reviews/trail.service.ts` writes them into the
 * trail of a review.
 */
export async function listAdChanges(
  db: Queryable,
  userId: UserId,
  range: { readonly adIds: readonly string[]; readonly since: Date },
): Promise<AdChange[]> {
  const rows = await listVersionsSince(db, userId, range);
  return rows.flatMap((row, at): AdChange[] => {
    const previous = rows[at - 1];
    if (row.createdAt <= range.since || previous?.adId !== row.adId) return [];
    const { adId, number, hash, createdAt } = row;
    return [{ adId, number, hash, createdAt, changed: changedParts(previous, row) }];
  });
}
