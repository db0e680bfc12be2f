import { sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { countedRows } from "./rows.repo.ts";

/**
 * Sums of the figures of a campaign's ads in its kept reports; `sumCampaigns` makes it, by the rule
 * of `countedRows` (`rows.repo.ts`), for the overview. `generationId` is `null` for a campaign that
 * was started empty.
 */
export interface CampaignFigures {
  /** The generation that the campaign was built from. */
  readonly generationId: string | null;
  readonly createdAt: Date;
  readonly impressions: number;
  readonly clicks: number;
  /** Rounded, because platforms share conversions between ads. */
  readonly conversions: number;
}

/**
 * Sums the figures of a user's campaigns with kept reports, for `results.service.ts` and
 * `overview.repo.ts` of the slice `overview`; deleted campaigns are left out. Rows of other ads do
 * not count, nor rows that `countedRows` in `rows.repo.ts` excludes.
 */
export async function sumCampaigns(db: Queryable, userId: UserId): Promise<CampaignFigures[]> {
  const { rows } = await db.execute<Record<keyof CampaignFigures, string | number | null>>(sql`
    select c.generation_id as "generationId", extract(epoch from c.created_at) * 1000 as "createdAt",
      sum(counted.impressions)::float8 as impressions, sum(coalesce(counted.clicks, 0))::float8 as clicks,
      round(sum(coalesce(counted.conversions, 0)))::float8 as conversions
    from ${countedRows(sql`w.user_id = ${userId}`)} as counted
    join campaigns c on c.id = counted.campaign_id and c.deleted_at is null
    where counted.ad_id is not null and not counted.covered
    group by c.id`);
  return rows.map((row) => ({
    generationId: row.generationId === null ? null : String(row.generationId),
    createdAt: new Date(Number(row.createdAt)),
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
    conversions: Number(row.conversions),
  }));
}
