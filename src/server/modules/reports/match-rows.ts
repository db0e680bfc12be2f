import type { Network } from "#core/platforms/platforms.ts";
import type { MatchWay, ReportMatch } from "#core/reports/api.ts";
import type { ReportRow } from "#core/reports/report-reading.ts";
import { keyOfRow, linkedId, normalizeAdName, sourceOf, type RowKey } from "./row-source.ts";

/** An ad of the campaign that rows of a report can belong to, as `matchRows` compares it. */
interface MatchableAd {
  readonly id: string;
  readonly key: string;
  /** The name in our exports without its key, for people who removed the key. */
  readonly exportedName: string;
}

/**
 * Ads by the source or the `linkedId` (`row-source.ts`) of rows that belonged to them before;
 * `readMatches` (`matches.repo.ts`) reads it.
 */
export type RememberedMatches = ReadonlyMap<
  string,
  { readonly adId: string; readonly by: "linked_id" | "hand" }
>;

/**
 * Data with which `matchRows` compares rows: the campaign's ads, earlier matches and those of this
 * request. `matchReport` (`match-report.service.ts`) makes it; exported names come from
 * `exportedAdName` in `exports/export-names.ts`.
 */
export interface MatchContext {
  readonly network: Network | undefined;
  readonly ads: readonly MatchableAd[];
  readonly remembered: RememberedMatches;
  /** Manual matches of this request. */
  readonly picked: readonly ReportMatch[];
}

/**
 * A row of a report with the ad that it belongs to, from `matchRows`; `insertRows` stores it when
 * the report is kept. `source` is `sourceOf` in `row-source.ts`.
 */
export interface MatchedRow extends ReportRow {
  readonly source: string;
  readonly match: { readonly adId: string; readonly by: MatchWay } | undefined;
}

/** Ads by exported name; names that several ads share match none. */
function byExportedName(ads: readonly MatchableAd[]): Map<string, string> {
  const groups = Map.groupBy(ads, ({ exportedName }) => normalizeAdName(exportedName));
  return new Map(
    [...groups].flatMap(([name, [first, ...others]]) =>
      name !== "" && first && others.length === 0 ? [[name, first.id] as const] : [],
    ),
  );
}

/**
 * Matches the rows of a report to the ads of a campaign, for `matchReport`
 * (`match-report.service.ts`). The ways are tried in this order, and the first match wins: key of
 * the ad (`row-source.ts`), exported name, choice of this request, earlier matches.
 */
export function matchRows(rows: readonly ReportRow[], context: MatchContext): MatchedRow[] {
  const { network, ads, remembered } = context;
  const byKey = new Map(ads.map(({ key, id }) => [key.toUpperCase(), id]));
  const ids = new Set(ads.map(({ id }) => id));
  const byName = byExportedName(ads);
  const picked = new Map(context.picked.map(({ source, adId }) => [source, adId]));

  function find(row: ReportRow, source: string, key: RowKey | undefined): MatchedRow["match"] {
    const keyed = key && byKey.get(key.key);
    if (key && keyed !== undefined) return { adId: keyed, by: key.by };
    const named = byName.get(normalizeAdName(row.adName));
    if (named !== undefined) return { adId: named, by: "exported_name" };
    const choice = picked.get(source);
    if (choice === null) return undefined;
    if (choice !== undefined && ids.has(choice)) return { adId: choice, by: "hand" };
    const linked = row.adId === "" ? undefined : remembered.get(linkedId(network, row.adId));
    const before = linked ?? remembered.get(source);
    return before && ids.has(before.adId) ? before : undefined;
  }

  return rows.map((row) => {
    const key = keyOfRow(row);
    const source = sourceOf(row, key, network);
    return { ...row, source, match: find(row, source, key) };
  });
}
