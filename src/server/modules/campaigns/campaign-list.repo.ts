import { and, count, desc, eq, exists, ilike, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { CampaignStage } from "#core/campaigns/campaign.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Queryable } from "#server/db/client.ts";
import { containing } from "#server/db/containing.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads } from "./ads.table.ts";
import { visible, type CampaignRow } from "./campaigns.repo.ts";
import { campaigns } from "./campaigns.table.ts";

/**
 * A campaign as the list at /dashboard/campaigns shows it; `listCampaigns` in this file reads it
 * (stage: `stageOf`, key of facts: `readiness.ts`), and `presentListed` (`present.ts`) converts it.
 */
export interface ListedCampaign {
  readonly campaign: CampaignRow;
  readonly stage: CampaignStage;
  /** Numbers of its ads by the key of the facts of their last check. */
  readonly checked: readonly {
    readonly facts: string;
    readonly ads: number;
    readonly ready: number;
  }[];
  readonly platforms: readonly PlatformId[];
  /** Letters of variants with ads. */
  readonly letters: readonly string[];
  /** Ids of the first files of its pictures. */
  readonly files: readonly string[];
}

/** Which campaigns of a user the list shows and counts: part of a name, stage and brand. */
interface CampaignFilter {
  readonly userId: UserId;
  readonly search: string | undefined;
  readonly brandId: string | undefined;
  /** Ids of the user's campaigns that are in review. */
  readonly inReview: readonly string[];
}

interface Page extends CampaignFilter {
  readonly stage: CampaignStage | undefined;
  /** Returns campaigns that were changed before. */
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/** Pictures of a campaign in a list. */
const LISTED_PICTURES = 3;

/**
 * Returns a page of a user's campaigns, last changed first, for the service of campaigns
 * (`CAMPAIGNS_PAGE_SIZE` in `core/page-sizes.ts`), each with 3 pictures
 * (`LISTED_PICTURES`). The stage is computed in this file as `CAMPAIGN_STAGES`
 * (`core/campaigns/campaign.ts`) defines it.
 */
export async function listCampaigns(db: Queryable, page: Page): Promise<ListedCampaign[]> {
  const { after, stage, limit } = page;
  const order = { createdAt: campaigns.updatedAt, id: campaigns.id };
  // Table names are written out: drizzle leaves them out of columns in a selection.
  const ofAds = (value: SQL) =>
    sql`(select ${value} from ads as a where a.campaign_id = campaigns.id and a.deleted_at is null)`;
  const checked = sql`select split_part(a.checked_facts, '.', 1) as facts, count(*) as ads, count(*) filter (where a.ready) as ready
    from ads as a where a.campaign_id = campaigns.id and a.deleted_at is null group by 1`;
  const files = sql`select m.file_id from campaign_media as m where m.campaign_id = campaigns.id
    order by m.created_at, m.id limit ${LISTED_PICTURES}`;
  const stageOfRow = stageOf(page.inReview);
  return db
    .select({
      campaign: campaigns,
      stage: stageOfRow,
      checked: sql<
        ListedCampaign["checked"]
      >`coalesce((select jsonb_agg(counted) from (${checked}) as counted), '[]')`,
      platforms: sql<PlatformId[]>`${ofAds(sql`coalesce(jsonb_agg(distinct a.platform), '[]')`)}`,
      letters: sql<string[]>`${ofAds(sql`coalesce(jsonb_agg(distinct a.variant), '[]')`)}`,
      files: sql<string[]>`coalesce((select jsonb_agg(file_id) from (${files}) as pictures), '[]')`,
    })
    .from(campaigns)
    .where(
      and(
        isListed(db, page),
        stage === undefined ? undefined : eq(stageOfRow, stage),
        after && olderThan(order, after),
      ),
    )
    .orderBy(desc(campaigns.updatedAt), desc(campaigns.id))
    .limit(limit);
}

/**
 * Counts a user's campaigns by stage (`stageOf` in this file); `GET /api/campaigns` returns the
 * numbers for the filters of the campaign list.
 */
export async function countStages(
  db: Queryable,
  filter: CampaignFilter,
): Promise<Record<CampaignStage, number>> {
  const counted = db
    .select({ stage: stageOf(filter.inReview).as("stage") })
    .from(campaigns)
    .where(isListed(db, filter))
    .as("counted");
  const rows = await db
    .select({ stage: counted.stage, campaigns: count() })
    .from(counted)
    .groupBy(counted.stage);
  const counts = { draft: 0, in_review: 0, exported: 0, ended: 0 };
  for (const row of rows) counts[row.stage] = row.campaigns;
  return counts;
}

/** The stage of a campaign (`CAMPAIGN_STAGES` in `core/campaigns/campaign.ts`). */
function stageOf(inReview: readonly string[]): SQL<CampaignStage> {
  const isInReview = inReview.length === 0 ? sql`false` : inArray(campaigns.id, [...inReview]);
  return sql<CampaignStage>`case
    when campaigns.ended_at is not null then 'ended'
    when exists (select from ads as a where a.campaign_id = campaigns.id and a.deleted_at is null
      and a.exported_at is not null) then 'exported'
    when ${isInReview} then 'in_review'
    else 'draft' end`;
}

function isListed(db: Queryable, { userId, search, brandId }: CampaignFilter): SQL | undefined {
  return and(
    eq(campaigns.userId, userId),
    visible,
    brandId === undefined ? undefined : eq(campaigns.brandId, brandId),
    search === undefined ? undefined : matches(db, search),
  );
}

function matches(db: Queryable, search: string): SQL | undefined {
  const pattern = containing(search);
  const withKey = db
    .select({ one: sql`1` })
    .from(ads)
    .where(and(eq(ads.campaignId, campaigns.id), isNull(ads.deletedAt), ilike(ads.key, pattern)));
  return or(
    ilike(campaigns.name, pattern),
    sql`${campaigns.brief} ->> 'productName' ilike ${pattern}`,
    sql`${campaigns.brief} ->> 'companyName' ilike ${pattern}`,
    exists(withKey),
  );
}
