import { expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { reportMessages, reportProblems } from "#core/reports/messages.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import {
  createReportedCampaign,
  dailyRows,
  metaCsv,
  novemberDay,
  type ReportFile,
  type ReportsClient,
} from "../../support/reports/reports-client.ts";
import { createUser } from "../../support/user.ts";

let client: ReportsClient;
let campaign: AdCampaign;
let ads: readonly Ad[];

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });

/** Each test has its own user and campaign. */
async function prepare() {
  ({ client, campaign, ads } = await createReportedCampaign(app));
}

test("A reading describes the parsed report and stores nothing", async () => {
  await prepare();
  const rows = [
    ...dailyRows([{ name: `${ads[0]!.key} Dusk Lamp`, views: 1604, clicks: 19 }], 2),
    { name: "Autumn_Reel_final", day: novemberDay(0), views: 2140, clicks: 12 },
  ];
  const reading = await client.read(campaign.id, metaCsv(rows));
  expect(reading).toMatchObject({
    fileName: "meta-nov.csv",
    network: "meta",
    language: "en",
    rows: 4,
    matched: { rows: 2, ads: [{ adId: ads[0]!.id, rows: 2, days: 2, by: "name" }] },
    unknown: { rows: 1, groups: [{ name: "Autumn_Reel_final", impressions: 2140 }] },
    totals: [{ line: 2, impressions: 5348 }],
    questions: [],
    currencies: ["USD"],
    from: "2026-11-01",
    to: "2026-11-02",
    replaces: 0,
    notes: [],
  });
  expect(reading.columns.map(({ name, field }) => [name, field])).toContainEqual([
    "Link clicks",
    "linkClicks",
  ]);
  expect(reading.columns.find(({ field }) => field === "day")).toMatchObject({
    value: "Nov 1, 2026",
    written: "2026-11-01",
  });
  expect(reading.columns.find(({ field }) => field === "linkClicks")?.note).toBe(
    "Chosen over “Clicks (all)”",
  );
  expect((await client.reports(campaign.id)).items).toEqual([]);
  expect(await client.results(campaign.id)).toMatchObject({ reports: 0, tests: [], other: [] });
});

test("A changed mapping is read again, kept, and remembered for the next report", async () => {
  await prepare();
  const csv = metaCsv(dailyRows([{ name: ads[0]!.key, views: 100, clicks: 10 }], 1));
  const { columns } = await client.read(campaign.id, csv);
  const mapping = Object.fromEntries(
    columns.flatMap(({ field, index }) =>
      field === null || field === "linkClicks" ? [] : [[field, index] as const],
    ),
  );
  const reading = await client.read(campaign.id, csv, { mapping });
  expect(reading.columns.find(({ field }) => field === "clicks")).toMatchObject({ value: "15" });
  expect((await client.read(campaign.id, csv)).remembered).toBe(false);
  await client.keep(campaign.id, csv, { mapping });
  expect((await client.results(campaign.id)).tests[0]?.total.clicks).toBe(15);
  const again = await client.read(campaign.id, csv);
  expect(again).toMatchObject({ remembered: true, replaces: 1 });
  expect(again.columns.find(({ name }) => name === "Link clicks")?.field).toBeNull();
});

test("Rows of the same ad and day are replaced, and taking a report back restores the figures", async () => {
  await prepare();
  const key = ads[0]!.key;
  await client.keep(campaign.id, metaCsv(dailyRows([{ name: key, views: 100, clicks: 10 }], 3)));
  const before = await client.results(campaign.id);
  // The ad was renamed at the platform, so only its key says that it is the same.
  const later = await client.keep(
    campaign.id,
    metaCsv([
      { name: `${key} renamed`, day: novemberDay(2), views: 300, clicks: 30 },
      { name: `${key} renamed`, day: novemberDay(3), views: 50, clicks: 5 },
    ]),
  );
  expect(later).toMatchObject({ rows: 2, replaced: 1, totals: 1, from: "2026-11-03", to: "2026-11-04" });
  const total = async () => (await client.results(campaign.id)).tests[0]!.total;
  expect(await total()).toMatchObject({ impressions: 550, clicks: 55 });
  // The same file twice does not count twice.
  const twice = await client.keep(
    campaign.id,
    metaCsv([{ name: `${key} renamed`, day: novemberDay(3), views: 50, clicks: 5 }]),
  );
  expect(twice).toMatchObject({ rows: 1, replaced: 1 });
  expect(await total()).toMatchObject({ impressions: 550, clicks: 55 });

  expect((await client.call("DELETE", `/reports/${twice.id}`)).status).toBe(204);
  expect((await client.call("DELETE", `/reports/${twice.id}`)).status).toBe(404);
  expect((await client.call("DELETE", `/reports/${later.id}`)).status).toBe(204);
  expect(await client.results(campaign.id)).toEqual(before);
  expect((await client.reports(campaign.id)).items).toHaveLength(1);
  expect(await client.json("POST", `/reports/${later.id}/restore`)).toEqual(later);
  expect(await total()).toMatchObject({ impressions: 550, clicks: 55 });
});

test("A period is left out where its days are there, and replaced by the same period only", async () => {
  await prepare();
  const key = ads[0]!.key;
  const period = (views: number) =>
    metaCsv([{ name: key, day: novemberDay(0), end: novemberDay(9), views, clicks: 1 }]);
  const total = async () => (await client.results(campaign.id)).tests[0]!;
  await client.keep(campaign.id, period(1000));
  expect((await client.keep(campaign.id, period(1100))).replaced).toBe(1);
  expect((await total()).total.impressions).toBe(1100);
  await client.keep(campaign.id, metaCsv(dailyRows([{ name: key, views: 100, clicks: 10 }], 2)));
  const { total: sums, notes } = await total();
  expect(sums).toMatchObject({ impressions: 200, clicks: 20 });
  expect(notes).toEqual(["1 row of a longer period is left out, because its days are there."]);
});

test("Ads are matched by address, by a known id, and by hand; the choice is remembered", async () => {
  await prepare();
  const [first, second] = ads;
  const byUrl = [
    "Campaign,Final URL,Day,Impr.,Clicks,Currency code,Cost",
    `Lamps,https://halden.example/?utm_content=${first!.key},2026-11-01,100,10,USD,1.00`,
  ].join("\n");
  expect((await client.read(campaign.id, byUrl)).matched.ads).toMatchObject([{ adId: first!.id, by: "url" }]);
  const row = { day: novemberDay(0), views: 100, clicks: 10 };
  await client.keep(campaign.id, metaCsv([{ ...row, name: first!.key, adId: "4711" }]));
  const renamed = metaCsv([{ ...row, name: "No key", adId: "4711" }]);
  expect((await client.read(campaign.id, renamed)).matched.ads).toMatchObject([
    { adId: first!.id, by: "linked_id" },
  ]);

  const unknown = metaCsv([{ ...row, name: "Autumn_Reel_final" }]);
  const { source } = (await client.read(campaign.id, unknown)).unknown.groups[0]!;
  const picked = { matches: [{ source, adId: second!.id }] };
  expect((await client.read(campaign.id, unknown, picked)).matched.ads).toMatchObject([
    { adId: second!.id, by: "hand" },
  ]);
  await client.keep(campaign.id, unknown);
  expect((await client.results(campaign.id)).other).toMatchObject([{ source, name: "Autumn_Reel_final" }]);
  const match = (adId: string | null, rows = source) =>
    client.call("PUT", `/campaigns/${campaign.id}/reports/match`, { source: rows, adId });
  expect((await match(second!.id)).status).toBe(204);
  const matched = await client.results(campaign.id);
  expect(matched.other).toEqual([]);
  expect(matched.tests[0]?.ads.map(({ adId }) => adId)).toEqual([first!.id, second!.id]);
  expect((await client.read(campaign.id, unknown)).matched.ads).toMatchObject([{ by: "hand" }]);
  expect((await match(null)).status).toBe(204);
  expect((await client.results(campaign.id)).other).toHaveLength(1);
  expect((await client.read(campaign.id, unknown)).matched.ads).toEqual([]);
  expect(await readError(await match("nothing"))).toMatchObject({
    fields: { adId: reportMessages.unknownAd },
  });
  expect(await readError(await match(second!.id, "nothing"))).toMatchObject({
    fields: { source: reportMessages.unknownSource },
  });
});

test("Questions are asked before rows are kept", async () => {
  await prepare();
  const csv = `Ad name,Day,Impressions,Clicks,Cost\n${ads[0]!.key},03/04/2026,100,10,1.204\n`;
  const reading = await client.read(campaign.id, csv);
  expect(reading.questions).toEqual(["decimal_sign", "date_order", "currency"]);
  const refused = await readError(await client.send(`/campaigns/${campaign.id}/reports`, csv));
  expect(refused).toMatchObject({
    status: 400,
    fields: { decimalSign: reportMessages.questions.decimal_sign },
  });
  const answers = { decimalSign: ",", dateOrder: "day-first", currency: "EUR" } as const;
  await client.keep(campaign.id, csv, answers);
  const { tests } = await client.results(campaign.id);
  expect(tests[0]).toMatchObject({
    from: "2026-04-03",
    total: { spend: [{ currency: "EUR", amount: 1204 }] },
  });
});

test("Two currencies are listed apart and never added", async () => {
  await prepare();
  const rows = dailyRows([{ name: ads[0]!.key, views: 1000, clicks: 10 }], 1);
  await client.keep(campaign.id, metaCsv(rows, "USD"));
  const others = dailyRows([{ name: ads[1]!.key, views: 1000, clicks: 12 }], 1);
  await client.keep(campaign.id, metaCsv(others, "EUR"));
  const test = (await client.results(campaign.id)).tests[0]!;
  expect(test.total.spend).toEqual([
    { currency: "EUR", amount: 8 },
    { currency: "USD", amount: 8 },
  ]);
  expect(test.total.costPerClick).toBeNull();
  expect(test.notes).toContain("The reports have several currencies. They are shown apart and never added.");
});

test("Files that are not reports are refused with a message", async () => {
  await prepare();
  const refuse = async (file: ReportFile) =>
    (await readError(await client.send(`/campaigns/${campaign.id}/reports/read`, file))).fields?.["file"];
  expect(await refuse("Name,Town\nA,B\n")).toBe(reportProblems.noHeader);
  expect(await refuse(new Uint8Array([0, 1, 2, 3]))).toBe(reportProblems.notAReport);
  expect((await client.call("GET", `/campaigns/${campaign.id}/reports?cursor=x`)).status).toBe(400);
  const broken = await fetch(`${app.url}/api/campaigns/${campaign.id}/reports/read?answers=%7B`, {
    method: "POST",
    headers: { cookie: (await createUser(app.deps)).cookie },
    body: new FormData(),
  });
  expect(broken.status).toBe(400);
});
