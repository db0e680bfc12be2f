import type { Db } from "#server/db/client.ts";
import { removeOwnRows } from "#server/db/remove-own-rows.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads, adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";
import { campaignMedia } from "./media.table.ts";

/**
 * Deletes up to `limit` rows of a deleted account's campaigns, ads, versions and pictures, with
 * `removeOwnRows` (`db/remove-own-rows.ts`), and returns their number; `eraseAccount` (`BATCH` in
 * `account-deletion/delete-account.service.ts`) calls it until none is left.
 */
export const removeCampaigns = (db: Db, userId: UserId, limit: number): Promise<number> =>
  removeOwnRows(db, [adVersions, ads, campaignMedia, campaigns], userId, limit);
