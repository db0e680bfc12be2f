import { setImmediate as nextTurn } from "node:timers/promises";
import type { Network } from "#core/platforms/platforms.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { ReportMatch } from "#core/reports/api.ts";
import type { ReportReading, ReportRow } from "#core/reports/report-reading.ts";
import type { Queryable } from "#server/db/client.ts";
import { findCampaign, listMeasuredAds, type MeasuredAd } from "../campaigns/campaigns.public.ts";
import { exportedAdName } from "../exports/exports.public.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { AppError } from "#server/lib/errors.ts";
import { detectNetwork } from "./detect-network.ts";
import { matchRows, type MatchContext, type MatchedRow } from "./match-rows.ts";
import { readMatches } from "./matches.repo.ts";
import { sumRows } from "./sum-rows.ts";

/**
 * The rows of a report, each with its ad (`match-rows.ts`), summed (`sum-rows.ts`), and the network
 * (`detect-network.ts`); `matchReport` makes it for the preview and `keepReport`
 * (`keep-report.service.ts`). `network` is `undefined` if the columns do not tell it.
 */
export interface MatchedReport {
  /** From the columns; it is part of the sources of rows. */
  readonly network: Network | undefined;
  /** `network`, or else the network of the ads that most rows belong to. */
  readonly shownNetwork: Network | undefined;
  readonly ads: readonly MeasuredAd[];
  /** As in the file. */
  readonly matched: readonly MatchedRow[];
  /** One for each ad, day and currency. */
  readonly summed: readonly MatchedRow[];
}

/** Rows that are matched before other requests get their turn: about 6 ms of the main thread. */
const ROWS_PER_TURN = 5000;

/** Matches the rows in parts, because a report of 20,000 rows would delay all other requests. */
async function matchInTurns(rows: readonly ReportRow[], context: MatchContext): Promise<MatchedRow[]> {
  const parts: MatchedRow[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_TURN) {
    parts.push(matchRows(rows.slice(start, start + ROWS_PER_TURN), context));
    await nextTurn();
  }
  return parts.flat();
}

/** The network of the ads that most rows belong to. */
function networkOfAds(rows: readonly MatchedRow[], ads: readonly MeasuredAd[]): Network | undefined {
  const networks = new Map(ads.map(({ id, platform }) => [id, PLATFORMS[platform].network]));
  const counts = Map.groupBy(
    rows.flatMap(({ match }) => (match && networks.get(match.adId)) ?? []),
    (network) => network,
  );
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/**
 * Matches the rows of a reading to the ads of a campaign (ways and order: `matchRows` in
 * `match-rows.ts`; names: `exports/export-names.ts`) and sums them, for its preview (`readReport`)
 * and when it is kept (`keepReport` in `keep-report.service.ts`). `picked` are the ads that the
 * user chose in this request. Throws 404.
 */
export async function matchReport(
  db: Queryable,
  own: OwnedId,
  { header, rows }: Pick<ReportReading, "header" | "rows">,
  picked: readonly ReportMatch[],
): Promise<MatchedReport> {
  const campaign = await findCampaign(db, own);
  if (!campaign) throw new AppError("not_found");
  const ads = await listMeasuredAds(db, own.id);
  const network = detectNetwork(header);
  const { productName } = campaign.brief;
  const matched = await matchInTurns(rows, {
    network,
    ads: ads.map(({ id, key, angle }) => ({
      ...{ id, key },
      exportedName: exportedAdName("", productName, angle),
    })),
    remembered: await readMatches(db, own.id),
    picked,
  });
  const shownNetwork = network ?? networkOfAds(matched, ads);
  return { network, shownNetwork, ads, matched, summed: sumRows(matched) };
}
