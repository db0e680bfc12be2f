import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { GivenAnswers, KeptReport, KeptReportList, ReportReadingView } from "#core/reports/api.ts";
import { encodeAnswers } from "#core/reports/encode-answers.ts";
import type { AdResults } from "#core/results/api.ts";
import type { TestApp } from "../app.ts";
import { exportsClient, type ExportsClient } from "../exports.ts";
import { createUser, type TestUser } from "../user.ts";

/** Content from which `reportsClient` makes the file that a test uploads. */
export type ReportFile = string | Uint8Array<ArrayBuffer>;

/**
 * Requests of one test user to the API of reports and results (`core/api/reports.api.ts`).
 * `reportsClient` makes it.
 */
export interface ReportsClient extends ExportsClient {
  readonly send: (path: string, file: ReportFile, answers?: GivenAnswers, name?: string) => Promise<Response>;
  readonly read: (campaignId: string, file: ReportFile, answers?: GivenAnswers) => Promise<ReportReadingView>;
  readonly keep: (campaignId: string, file: ReportFile, answers?: GivenAnswers) => Promise<KeptReport>;
  readonly reports: (campaignId: string) => Promise<KeptReportList>;
  readonly results: (campaignId: string) => Promise<AdResults>;
}

/**
 * Creates a test user's client for the API of reports and results, on top of `exportsClient`;
 * methods other than `send` throw for another status than 2xx.
 */
export function reportsClient(origin: string, user: Pick<TestUser, "cookie">): ReportsClient {
  const client = exportsClient(origin, user);
  const send: ReportsClient["send"] = (path, file, answers, name = "meta-nov.csv") => {
    const body = new FormData();
    body.set("file", new File([file], name));
    const query = answers ? `?${new URLSearchParams({ answers: encodeAnswers(answers) }).toString()}` : "";
    const headers = { cookie: user.cookie };
    return fetch(`${origin}/api${path}${query}`, { method: "POST", headers, body });
  };
  const ok = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    ...client,
    send,
    read: async (id, file, answers) => ok(await send(`/campaigns/${id}/reports/read`, file, answers)),
    keep: async (id, file, answers) => ok(await send(`/campaigns/${id}/reports`, file, answers)),
    reports: (id) => client.json("GET", `/campaigns/${id}/reports`),
    results: (id) => client.json("GET", `/campaigns/${id}/results`),
  };
}

/** A campaign with kept reports in a test, with its owner and its Facebook ads. */
interface ReportedCampaign {
  readonly client: ReportsClient;
  readonly campaign: AdCampaign;
  readonly ads: readonly Ad[];
}

/**
 * Creates a user with the campaign of a full package, its Facebook ads and the client
 * (`reportsClient`), for a test of reports or results.
 */
export async function createReportedCampaign(app: TestApp): Promise<ReportedCampaign> {
  const client = reportsClient(app.url, await createUser(app.deps));
  const campaign = await client.ready();
  return { client, campaign, ads: adsOn(campaign, "facebook") };
}

/** A row of a report in the format of Meta. */
interface MetaRow {
  readonly name: string;
  readonly day: string;
  readonly views: number;
  readonly clicks: number;
  readonly spend?: number;
  readonly results?: number;
  readonly adId?: string;
  readonly end?: string;
}

/**
 * A report as Meta writes it, in English, with the sum in the first row; tests and benches upload
 * it. The columns that the product reads are in `server/workers/reports`.
 */
export function metaCsv(rows: readonly MetaRow[], currency = "USD"): string {
  const sum = (figure: "views" | "clicks" | "spend" | "results") =>
    rows.reduce((total, row) => total + (row[figure] ?? 0), 0);
  const cells = (row: MetaRow) =>
    [
      row.name,
      row.adId ?? "",
      row.day,
      row.end ?? row.day,
      row.views,
      row.clicks + 5,
      row.clicks,
      (row.spend ?? row.views / 125).toFixed(2),
      row.results ?? 0,
    ].join(",");
  const spend = rows.reduce((total, row) => total + (row.spend ?? row.views / 125), 0);
  return [
    `Ad name,Ad ID,Reporting starts,Reporting ends,Impressions,Clicks (all),Link clicks,Amount spent (${currency}),Results`,
    [
      "",
      "",
      "",
      "",
      sum("views"),
      sum("clicks") + 5 * rows.length,
      sum("clicks"),
      spend.toFixed(2),
      sum("results"),
    ].join(","),
    ...rows.map(cells),
  ].join("\n");
}

/** An ISO date, some days after 1 November 2026, for the rows of `metaCsv`. */
export const novemberDay = (after: number): string =>
  new Date(Date.UTC(2026, 10, 1 + after)).toISOString().slice(0, 10);

interface DailyAd {
  readonly name: string;
  readonly views: number;
  readonly clicks: number;
  readonly results?: number;
}

/** Rows for `metaCsv` of ads that did the same on each of some days, from 1 November 2026 on. */
export const dailyRows = (ads: readonly DailyAd[], days: number): MetaRow[] =>
  ads.flatMap((ad) => Array.from({ length: days }, (_, at) => ({ ...ad, day: novemberDay(at) })));

/**
 * The ads of a campaign on a platform, sorted by the letter of their variant; tests write their
 * names into `metaCsv`.
 */
export const adsOn = ({ ads }: AdCampaign, platform: string) =>
  ads.filter((ad) => ad.platform === platform).toSorted((a, b) => (a.variant < b.variant ? -1 : 1));
