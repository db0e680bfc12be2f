import type { Page } from "@playwright/test";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";

/** Views, clicks and results of an ad over the whole period of a report. */
interface AdFigures {
  /** Name of the ad at the platform. */
  readonly name: string;
  readonly views: number;
  readonly clicks: number;
  readonly results?: number;
}

interface ReportOptions {
  readonly days: number;
  readonly currency?: string;
  /** First day of the report, in November 2026. */
  readonly firstDay?: number;
}

/** The part of a total that falls on a day, so that the days add up to the total. */
const partOf = (total: number, day: number, days: number) =>
  Math.floor((total * (day + 1)) / days) - Math.floor((total * day) / days);

/**
 * The Facebook ads of a campaign, whose names `results.spec.ts` writes into reports (`metaReport`).
 */
export const facebookAds = ({ ads }: AdCampaign): Ad[] =>
  ads.filter(({ platform }) => platform === "facebook");

/**
 * English CSV report of Meta for browser tests, with one row for each ad and day; a view costs 0.8
 * cents. The columns that the product reads are in `server/workers/reports`.
 */
export function metaReport(ads: readonly AdFigures[], options: ReportOptions): string {
  const { days, currency = "USD", firstDay = 1 } = options;
  const head = `Ad name,Day,Impressions,Link clicks,Clicks (all),Amount spent (${currency}),Results`;
  const rows = ads.flatMap(({ name, views, clicks, results = 0 }) =>
    Array.from({ length: days }, (_, day) => {
      const date = `2026-11-${String(firstDay + day).padStart(2, "0")}`;
      const shown = partOf(views, day, days);
      const clicked = partOf(clicks, day, days);
      return [
        name,
        date,
        shown,
        clicked,
        clicked * 2,
        (shown * 0.008).toFixed(2),
        partOf(results, day, days),
      ].join(",");
    }),
  );
  return [head, ...rows].join("\n");
}

/**
 * German report of Meta for browser tests, as Excel saves it: semicolons, decimal commas, a total
 * in the first row. The product reads it with `server/workers/reports`.
 */
export function germanReport(ads: readonly AdFigures[], { days }: ReportOptions): string {
  const number = (value: number) => value.toLocaleString("de");
  const head =
    "Name der Anzeige;Tag;Impressionen;Link-Klicks;Klicks (alle);Ausgegebener Betrag (USD);Häufigkeit";
  const rows = ads.flatMap(({ name, views, clicks }) =>
    Array.from({ length: days }, (_, day) => {
      const shown = partOf(views, day, days);
      const clicked = partOf(clicks, day, days);
      const spent = (shown * 0.008).toFixed(2).replace(".", ",");
      const date = `${String(day + 2).padStart(2, "0")}.11.2026`;
      return [name, date, number(shown), clicked, clicked * 2, spent, "1,42"].join(";");
    }),
  );
  const total = ads.reduce((sum, { views }) => sum + views, 0);
  const sum = `Ergebnisse aus ${ads.length} Anzeigen;;${number(total)};;;;`;
  return [head, sum, ...rows].join("\r\n");
}

/**
 * A file as the file chooser of a browser test takes it (`setInputFiles` of Playwright), for
 * `results.spec.ts`; the type follows the ending of the name.
 */
export const reportFile = (content: string | Buffer, name = "meta-nov.csv") => ({
  name,
  mimeType: name.endsWith(".xlsx") ? "application/octet-stream" : "text/csv",
  buffer: Buffer.from(content),
});

/**
 * Drops a CSV report on the page with the results tab in `results.spec.ts`, as from the desktop.
 */
export async function dropReport(page: Page, content: string, name = "meta-nov.csv"): Promise<void> {
  const file = JSON.stringify([content, name]);
  const transfer = await page.evaluateHandle(`(([content, name]) => {
    const data = new DataTransfer();
    data.items.add(new File([content], name, { type: "text/csv" }));
    return data;
  })(${file})`);
  await page.dispatchEvent("main", "dragover", { dataTransfer: transfer });
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
}
