import { expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { Overview } from "#core/overview/api.ts";
import type { ResultsList } from "#core/overview/results.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import {
  adsOn,
  createReportedCampaign,
  dailyRows,
  metaCsv,
  reportsClient,
  type ReportsClient,
} from "../../support/reports/reports-client.ts";
import { createUser } from "../../support/user.ts";

let client: ReportsClient;
let campaign: AdCampaign;
let ads: readonly Ad[];

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });

async function prepare() {
  ({ client, campaign, ads } = await createReportedCampaign(app));
}

/** Keeps a report in which each Facebook ad has these views and clicks on each day. */
const keepDays = (
  counts: readonly (readonly [views: number, clicks: number, results?: number])[],
  days: number,
) =>
  client.keep(
    campaign.id,
    metaCsv(
      dailyRows(
        counts.map(([views, clicks, results = 0], at) => ({ name: ads[at]!.key, views, clicks, results })),
        days,
      ),
    ),
  );
const answer = async () => (await client.results(campaign.id)).tests[0]!;

test("Few days are too early: nothing is ranked, and the answer says when a verdict is possible", async () => {
  await prepare();
  await keepDays(
    [
      [800, 10],
      [800, 12],
      [800, 10],
    ],
    4,
  );
  const test = await answer();
  expect(test).toMatchObject({
    platform: "facebook",
    state: "too_early",
    badge: "Too early",
    headline: "Four days are not enough to rank these ads.",
    chance: null,
    progress: { days: 4, of: 7, words: "day 4 of 7" },
    days: 4,
    clicksName: "Clicks that leave Facebook",
    reports: ["meta-nov.csv"],
    observation: "Facebook chose who saw which ad. This is an observation, not a randomized test.",
  });
  expect(test.text).toMatch(
    /^All three may be equally good\. In about \d days, at [\d,]+ views an ad, .* would show\. Until then, let all three run\.$/,
  );
  expect(test.plotNote).toContain("both threads cross 0");
  for (const { low, high } of test.differences) expect(low < 0 && high > 0).toBe(true);
});

test("A leader below the thresholds is no winner yet", async () => {
  await prepare();
  await keepDays(
    [
      [1535, 19],
      [1580, 21],
      [1467, 16],
    ],
    12,
  );
  const test = await answer();
  expect(test).toMatchObject({ state: "no_winner_yet", leaderId: ads[1]!.id, progress: null });
  expect(test.headline).toMatch(/^B is ahead: [4-8] in 10\. Too early to stop A\.$/);
  expect(test.chance).toMatch(/^\d\d in 100$/);
});

test("A winner is named with its advantage; the interval of the difference is above 0", async () => {
  await prepare();
  await keepDays(
    [
      [1592, 19, 1],
      [1656, 27, 2],
      [1513, 16, 1],
    ],
    20,
  );
  const test = await answer();
  expect(test).toMatchObject({
    state: "winner",
    leaderId: ads[1]!.id,
    chance: "above 99 in 100",
    ordersName: "Results",
    ordersNote: "A 20, B 40, C 20. Too few to tell apart, so the answer is about clicks.",
  });
  expect(test.headline).toBe(`B, ${test.ads[1]!.title}, gets more clicks than the others.`);
  expect(test.text).toMatch(/^Between \d+ and \d+ % more than A and between \d+ and \d+ % more than C\./);
  expect(test.plotNote).toContain("neither thread touches 0");
  for (const { low } of test.differences) expect(low).toBeGreaterThan(0);
  expect(test.ads.map(({ costPerOrder }) => costPerOrder?.words)).toEqual([
    expect.stringMatching(/^\$\d+\.\d\d to \d+\.\d\d$/),
    expect.stringMatching(/^\$\d+\.\d\d to \d+\.\d\d$/),
    expect.stringMatching(/^\$\d+\.\d\d to \d+\.\d\d$/),
  ]);
  expect(test.total).toMatchObject({ impressions: 95_220, clicks: 1240, orders: 80 });
});

test("A clear loser is named before there is a winner", async () => {
  await prepare();
  await keepDays(
    [
      [4000, 48],
      [4000, 50],
      [4000, 18],
    ],
    5,
  );
  const test = await answer();
  expect(test.state).toBe("too_early");
  expect(test.ads[2]!.loser).toBe("C can be stopped. 20,000 views and far behind.");
  expect(test.text).toContain("C can be stopped.");
});

test("Equal ads with many views show no difference", async () => {
  await prepare();
  await keepDays(
    [
      [21_860, 265],
      [21_570, 262],
      [21_360, 258],
    ],
    28,
  );
  expect(await answer()).toMatchObject({
    state: "no_difference",
    headline: "28 days, and the three ads do the same.",
  });
});

test("Platforms are answered apart, and angles over all of them", async () => {
  await prepare();
  const instagram = adsOn(campaign, "instagram");
  const rows = [...ads, ...instagram].map(({ key }) => ({ name: key, views: 1000, clicks: 12 }));
  await client.keep(campaign.id, metaCsv(dailyRows(rows, 8)));
  const { tests, angles, platforms } = await client.results(campaign.id);
  expect(tests.map(({ platform }) => platform)).toEqual(["facebook", "instagram"]);
  expect(platforms.map(({ name, impressions }) => [name, impressions])).toEqual([
    ["Facebook", 24_000],
    ["Instagram", 24_000],
  ]);
  expect(angles?.scope).toMatch(/^Facebook and Instagram/);
  expect(angles?.rows.reduce((sum, { impressions }) => sum + impressions, 0)).toBe(48_000);
});

test("A campaign like the winner has its angle and pictures, and additional angles", async () => {
  await prepare();
  const winner = ads[1]!;
  const like = await client.json<AdCampaign>("POST", `/campaigns/${campaign.id}/more-like-this`, {
    adId: winner.id,
  });
  expect(like).toMatchObject({ goal: campaign.goal, productName: campaign.productName, url: campaign.url });
  const written = await client.written(like.id);
  const first = written.ads.find(({ platform, variant }) => platform === "facebook" && variant === "A")!;
  expect(first).toMatchObject({ angle: winner.angle });
  expect(first.media?.url).toBe(winner.media?.url);
  expect(first.key).not.toBe(winner.key);
  const tried = new Set(campaign.ads.map(({ angle }) => angle));
  const planned = like.variants.slice(1).flatMap(({ angle }) => angle ?? []);
  expect(planned.filter((angle) => tried.has(angle))).toEqual([]);
  const stranger = reportsClient(app.url, await createUser(app.deps));
  const other = await stranger.ready();
  const refused = await client.call("POST", `/campaigns/${campaign.id}/more-like-this`, {
    adId: other.ads[0]!.id,
  });
  expect(await readError(refused)).toMatchObject({ status: 400, fields: { adId: expect.any(String) } });
});

test("The overview takes figures from kept reports, and manually entered ones without reports", async () => {
  await prepare();
  const generation = campaign.generationId!;
  await client.json("PUT", `/generations/${generation}/results`, {
    ...{ impressions: 1000, clicks: 100, conversions: 7 },
  });
  const figures = async () => (await client.json<Overview>("GET", "/overview")).figures;
  expect(await figures()).toMatchObject({ averageCtr: { value: 10 }, conversions: { value: 7 } });
  const listed = async () =>
    (await client.json<ResultsList>("GET", "/results")).items.find((item) => item.id === generation);
  expect(await listed()).toMatchObject({ campaignId: campaign.id, fromReports: false });
  const { id } = await keepDays([[1000, 20, 1]], 2);
  expect(await figures()).toMatchObject({ averageCtr: { value: 2 }, conversions: { value: 2 } });
  expect(await listed()).toMatchObject({
    campaignId: campaign.id,
    fromReports: true,
    results: { impressions: 2000, clicks: 40, conversions: 2 },
  });
  await client.call("DELETE", `/reports/${id}`);
  expect(await figures()).toMatchObject({ averageCtr: { value: 10 }, conversions: { value: 7 } });
});
