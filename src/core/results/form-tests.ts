import type { PlatformId } from "../platforms/platforms.ts";
import { measureAd, type AdFigures } from "./measure-ad.ts";
import type { ClicksColumn, MeasuredRow } from "./measured-row.ts";
import { LEAST_DAYS } from "./thresholds.ts";

/**
 * Why an ad is listed in the results but not compared; `formTests` decides it, `resultCopy.apart`
 * in `results.copy.ts` words it.
 */
export type NotComparedReason = "other_days" | "other_clicks";

/**
 * The ads of one platform that can be compared, and those listed apart. `formTests` makes it,
 * `judgeTest` (`answer-test.ts`) judges it.
 */
export interface FormedTest {
  readonly platform: PlatformId;
  readonly clicksColumn: ClicksColumn;
  /** Ads that are judged together. */
  readonly ads: readonly AdFigures[];
  readonly apart: readonly { readonly ad: AdFigures; readonly why: NotComparedReason }[];
  /** File names of the reports, newest first. */
  readonly reports: readonly string[];
  /** Rows of periods that other rows cover. */
  readonly dropped: number;
}

/** An ad of the campaign. */
interface PlacedAd {
  readonly id: string;
  readonly platform: PlatformId;
}

/** The definition of clicks that most views have: two definitions are never compared. */
function clicksColumnOf(rows: readonly MeasuredRow[]): ClicksColumn {
  const views = { linkClicks: 0, clicks: 0 };
  for (const { clicksColumn, impressions } of rows) if (clicksColumn) views[clicksColumn] += impressions;
  return views.clicks > views.linkClicks ? "clicks" : "linkClicks";
}

const isShared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((value) => b.has(value));

/**
 * Whether an ad ran together with the longest-running one: in the same ad set, or during the same
 * week.
 */
function ranTogether(ad: AdFigures, longest: AdFigures): boolean {
  if (ad === longest || longest.days.size < LEAST_DAYS || isShared(ad.adSets, longest.adSets)) return true;
  return [...ad.days].filter((day) => longest.days.has(day)).length >= LEAST_DAYS;
}

/**
 * Forms the tests of a campaign from its rows: the ads of one platform, with the same kind of
 * clicks, in the same ad set or on at least `LEAST_DAYS` (`thresholds.ts`) same days as the
 * longest-running one; if that ran for fewer days, all. Others are listed apart. `answerCampaign`
 * (`answer-campaign.ts`) calls it.
 */
export function formTests(rows: readonly MeasuredRow[], ads: readonly PlacedAd[]): FormedTest[] {
  const platforms = new Map(ads.map(({ id, platform }) => [id, platform]));
  const own = rows.filter(({ adId }) => adId !== null && platforms.has(adId));
  return [...Map.groupBy(own, ({ adId }) => platforms.get(adId!)!)].map(([platform, all]) => {
    const counted = all.filter(({ covered }) => !covered);
    const dropped = all.length - counted.length;
    const clicksColumn = clicksColumnOf(counted);
    const [same, other] = [true, false].map((isSame) =>
      counted.filter((row) => (row.clicksColumn === clicksColumn) === isSame),
    );
    const measured = measureAll(same!);
    const longest = measured.toSorted(
      (a, b) => b.days.size - a.days.size || b.impressions - a.impressions,
    )[0];
    const compared = measured.filter((ad) => longest !== undefined && ranTogether(ad, longest));
    const files = counted.toSorted((a, b) => b.report - a.report).map(({ fileName }) => fileName);
    return {
      ...{ platform, clicksColumn, dropped, ads: compared },
      apart: [
        ...measured.filter((ad) => !compared.includes(ad)).map((ad) => ({ ad, why: "other_days" as const })),
        ...measureAll(other!)
          .filter(({ adId }) => !measured.some((ad) => ad.adId === adId))
          .map((ad) => ({ ad, why: "other_clicks" as const })),
      ],
      reports: [...new Set(files)],
    };
  });
}

const measureAll = (rows: readonly MeasuredRow[]) =>
  [...Map.groupBy(rows, ({ adId }) => adId!)].map(([adId, own]) => measureAd(adId, own));
