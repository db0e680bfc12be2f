import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdCampaign, AdCampaignList, FoundAds } from "#core/campaigns/campaign.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { JOB } from "../../support/files.ts";
import { copyCampaign } from "../../support/many-campaigns.ts";
import { createUser, type TestUser } from "../../support/user.ts";

const CAMPAIGNS = 500;
const ADS = 40;

let app: TestApp;
let user: TestUser;
let client: CampaignsClient;
let original: AdCampaign;

beforeAll(async () => {
  app = await startTestApp({ overrides: { plans: withPackages(100) } });
  user = await createUser(app.deps);
  client = campaignsClient(app.url, user);
  original = await client.package();
  await copyCampaign(app.deps.pool, original.id, { count: CAMPAIGNS, ads: ADS });
});
afterAll(() => app.stop());

const list = (query = "") => client.json<AdCampaignList>("GET", `/campaigns${query}`);

test("500 campaigns are listed in pages, each once, last changed first", async () => {
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: AdCampaignList = await list(cursor && `?cursor=${cursor}`);
    expect(page.items.length).toBeLessThanOrEqual(20);
    seen.push(...page.items.map(({ id }) => id));
    for (const { id, ads } of page.items) if (id !== original.id) expect(ads).toBe(ADS);
    cursor = page.nextCursor;
  }
  expect(seen).toHaveLength(CAMPAIGNS + 1);
  expect(new Set(seen).size).toBe(CAMPAIGNS + 1);
  expect(seen[0]).toBe(original.id);
});

test("A board has the ads of one campaign only", async () => {
  const { ads, left } = await client.campaign(`${original.id}-250`);
  expect(ads).toHaveLength(ADS);
  expect(left.length).toBeGreaterThanOrEqual(ADS);
});

test("The search finds one of 20,000 ads by its key", async () => {
  const { ads } = await client.campaign(`${original.id}-499`);
  const found = await client.json<FoundAds>("GET", `/ads?q=${ads[7]!.key}`);
  expect(found.items.map(({ id }) => id)).toContain(ads[7]!.id);
  expect(found.items.length).toBeLessThanOrEqual(20);
});

test.each([
  ["a board", "select * from ads where campaign_id = 'c' and deleted_at is null", "ads_campaign"],
  [
    "a history",
    "select * from ad_versions where ad_id = 'a' and number < 9 order by number desc limit 51",
    "ad_versions_number",
  ],
  [
    "a page of campaigns",
    "select * from campaigns where user_id = 'u' and deleted_at is null order by updated_at desc, id desc limit 21",
    "campaigns_recent",
  ],
  [
    "the campaign of a package",
    "select * from campaigns where generation_id = 'g' and deleted_at is null",
    "campaigns_generation",
  ],
  [
    "ads that wait for copy",
    "select * from ads where writing_id = 'g' and deleted_at is null",
    "ads_writing",
  ],
  [
    "deleted ads",
    "select id from ads where purged_at is null and deleted_at <= now() limit 200",
    "ads_deleted",
  ],
])("%s is read through an index, however many ads there are", async (_, query, index) => {
  const { rows } = await app.deps.pool.query<{ "QUERY PLAN": string }>(`explain ${query}`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test("The account's deletion removes all of them in batches", async () => {
  const erase = jobHandlers(app.deps).find(({ type }) => type.name === "accounts.erase")!;
  await erase.run({ userId: user.id }, JOB);
  for (const table of ["ad_versions", "ads", "campaign_media", "campaigns"]) {
    const { rows } = await app.deps.pool.query(
      `select count(*)::int as left from ${table} where user_id = $1`,
      [user.id],
    );
    expect(rows, table).toEqual([{ left: 0 }]);
  }
});
