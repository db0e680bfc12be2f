import { and, count, eq, sql, type SQL } from "drizzle-orm";
import type { MatchWay } from "#core/reports/api.ts";
import type { MeasuredRow } from "#core/results/measured-row.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { MatchedRow } from "./match-rows.ts";
import { replaceKey } from "./sum-rows.ts";
import { reportRows } from "./reports.table.ts";

/** Longest stored name, in characters; longer than any platform allows. */
const MAX_NAME = 500;
/** Rows per statement; far below the statement timeout. */
const BATCH = 5000;

interface RowsOf {
  readonly reportId: string;
  readonly userId: UserId;
  readonly campaignId: string;
}

/**
 * Inserts the rows of a report that `keepReport` (`keep-report.service.ts`) stores, in its
 * transaction; names longer than `MAX_NAME` in this file are cut.
 */
export async function insertRows(tx: Tx, of: RowsOf, rows: readonly MatchedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows.slice(start, start + BATCH).map((row) => ({
      line: row.line,
      source: row.source,
      ad_id: row.match?.adId ?? null,
      matched_by: row.match?.by ?? null,
      ad_name: row.adName.slice(0, MAX_NAME),
      ad_set: row.adSet.slice(0, MAX_NAME),
      campaign_name: row.campaign.slice(0, MAX_NAME),
      day_from: row.from,
      day_to: row.to,
      impressions: row.impressions,
      clicks: row.clicks,
      spend: row.spend,
      conversions: row.conversions,
      value: row.value,
      result_type: row.resultType.slice(0, MAX_NAME),
      currency: row.spend === null ? null : row.currency,
    }));
    // One parameter for all rows: a parameter for each cell takes several times as long.
    await tx.execute(sql`
      insert into report_rows (report_id, user_id, campaign_id, line, source, ad_id, matched_by, ad_name,
        ad_set, campaign_name, day_from, day_to, impressions, clicks, spend, conversions, value,
        result_type, currency)
      select ${of.reportId}, ${of.userId}, ${of.campaignId}, r.*
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(line int, source text, ad_id text,
        matched_by text, ad_name text, ad_set text, campaign_name text, day_from date, day_to date,
        impressions bigint, clicks bigint, spend float8, conversions float8, value float8,
        result_type text, currency text)`);
  }
}

/**
 * Subquery of the effective rows, for `campaign-figures.repo.ts`: if several reports have rows
 * about the same ad and days, the newest report that is not deleted. `covered` marks rows that must
 * not be summed, because rows of another report cover their period: single days take precedence
 * over periods, and newer reports over older ones. Results and overview read rows only through it.
 * `where` is a condition on the rows, with the alias `w`.
 */
export const countedRows = (where: SQL): SQL => sql`(
  with ranked as (
    select w.*, p.number, p.clicks_column, p.file_name,
      coalesce(w.day_from = w.day_to, false) as is_day,
      rank() over (partition by w.campaign_id, w.source, w.day_from, w.day_to order by p.number desc) as place
    from report_rows w join reports p on p.id = w.report_id
    where p.deleted_at is null and ${where}
  )
  select r.*, not r.is_day and exists (
    select from ranked o
    where o.place = 1 and o.campaign_id = r.campaign_id and o.source = r.source
      and o.report_id <> r.report_id and (o.is_day or o.number > r.number)
      and (r.day_from is null or o.day_from is null or (o.day_from <= r.day_to and r.day_from <= o.day_to))
  ) as covered
  from ranked r where r.place = 1)`;

/**
 * The effective rows of a campaign (`countedRows`), from which `readResults`
 * (`reports/results.service.ts`) computes its results.
 */
export async function listCountedRows(db: Queryable, campaignId: string): Promise<MeasuredRow[]> {
  const { rows } = await db.execute<MeasuredRow & Record<string, unknown>>(sql`
    select source, ad_id as "adId", ad_name as "adName", ad_set as "adSet", campaign_name as "campaign",
      day_from::text as "from", day_to::text as "to", impressions::float8 as impressions,
      clicks::float8 as clicks, spend, conversions, result_type as "resultType", currency,
      clicks_column as "clicksColumn", covered, number as report, file_name as "fileName"
    from ${countedRows(sql`w.campaign_id = ${campaignId}`)} as counted`);
  return rows;
}

/**
 * Returns the `replaceKey`s (`sum-rows.ts`) of a campaign's rows in reports that are not deleted,
 * from which `readReport` and `keepReport` (`keep-report.service.ts`) count how many a new report
 * replaces. Which rows replace others in results is decided by `countedRows` here; both must agree.
 */
export async function listReplaceKeys(db: Queryable, campaignId: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ source: string; from: string | null; to: string | null }>(sql`
    select distinct w.source, w.day_from::text as "from", w.day_to::text as "to"
    from report_rows w join reports p on p.id = w.report_id
    where p.deleted_at is null and w.campaign_id = ${campaignId}`);
  return new Set(rows.map(replaceKey));
}

/**
 * Number of all stored rows of a campaign, including replaced and deleted ones; `keepReport`
 * (`keep-report.service.ts`) compares it with `REPORT_LIMITS.campaignRows`
 * (`core/reports/limits.ts`).
 */
export async function countRows(db: Queryable, campaignId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(reportRows)
    .where(eq(reportRows.campaignId, campaignId));
  return row?.rows ?? 0;
}

interface SourceMatch {
  readonly campaignId: string;
  readonly source: string;
  readonly adId: string | null;
  readonly by: MatchWay | null;
}

/**
 * Assigns all rows of an ad of the platform (`sourceOf` in `row-source.ts`) to another ad of the
 * campaign, or to none, for `matchByHand` (`reports.service.ts`); returns the number of rows.
 */
export async function rematchRows(tx: Tx, { campaignId, source, adId, by }: SourceMatch): Promise<number> {
  const changed = await tx
    .update(reportRows)
    .set({ adId, matchedBy: by })
    .where(and(eq(reportRows.campaignId, campaignId), eq(reportRows.source, source)));
  return changed.rowCount ?? 0;
}
