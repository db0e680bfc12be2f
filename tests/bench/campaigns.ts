// Boards and lists of a user with 500 campaigns and 20,000 ads.
import pg from "pg";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { CAMPAIGN_BRIEF } from "../support/campaign.ts";
import { campaignsClient } from "../support/campaigns.ts";
import { copyCampaign } from "../support/many-campaigns.ts";
import { load, send } from "./load.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";

const CAMPAIGNS = 500;
const ADS = 40;
const READS = 100;
/** Longest time of a board on the server, in ms. */
const BOARD_MS = 150;

/** Part of the bench: board, list, search and save of a user with many campaigns. */
export async function benchCampaigns(report: Report): Promise<void> {
  const product = await openProduct(report, { tier: "pro" });
  const [user] = product.users;
  if (!user) throw new Error("no user was seeded");
  const client = campaignsClient(product.url, user);
  const original = await client.package(CAMPAIGN_BRIEF);
  const pool = new pg.Pool({ connectionString: product.databaseUrl });
  await copyCampaign(pool, original.id, { count: CAMPAIGNS, ads: ADS });
  const headers = { cookie: user.cookie };
  const measure = async (what: string, path: (at: number) => string) => {
    const { p50 } = await load(READS, 1, (at) => send(`${product.url}/api${path(at)}`, { headers }));
    report.add({ what, unit: "ms", ours: p50, target: { atMost: BOARD_MS } });
  };
  await measure("board of 40 ads, one of 500", (at) => `/campaigns/${original.id}-${1 + at}`);
  await measure("page of 20 campaigns of 500", () => "/campaigns");
  await pool.query("update ads set checked_facts = 'other.' || split_part(checked_facts, '.', 2)");
  const started = performance.now();
  await client.json("GET", "/campaigns");
  report.add({
    what: "page of 20 campaigns after a change of their brand",
    unit: "ms",
    ours: performance.now() - started,
  });
  await measure("search in 20,000 ads", () => "/ads?q=evening");
  let ad = original.ads[0]!;
  const { p50 } = await load(READS, 1, async (at) => {
    ad = await client.save(ad, { fields: { headline: `Softer evenings ${at}` } });
  });
  report.add({ what: "save of an ad", unit: "ms", ours: p50 });
  const board: AdCampaign = await client.campaign(`${original.id}-1`);
  report.note(`A board of ${ADS} ads has ${Math.round(JSON.stringify(board).length / 1024)} KB of JSON.`);
  await pool.end();
  await product.close();
}
