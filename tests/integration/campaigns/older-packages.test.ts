import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AdCampaign, AdCampaignList } from "#core/campaigns/campaign.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { campaigns } from "#server/modules/campaigns/campaigns.table.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient } from "../../support/campaigns.ts";
import { JOB } from "../../support/files.ts";
import { createUser } from "../../support/user.ts";

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });
const client = campaignsClient(app.url, await createUser(app.deps));
const built = await client.package();

async function runSweep(name: string): Promise<void> {
  await jobHandlers(app.deps)
    .find(({ type }) => type.name === name)!
    .run({}, JOB);
}
const list = async () => (await client.json<AdCampaignList>("GET", "/campaigns")).items;

test("A package from before there were campaigns becomes one in the background, once", async () => {
  await app.deps.db.delete(campaigns);
  expect(await list()).toEqual([]);
  await Promise.all([runSweep("campaigns.build-sweep"), runSweep("campaigns.build-sweep")]);
  await runSweep("campaigns.build-sweep");
  const [found, ...others] = await list();
  expect([found?.generationId, others]).toEqual([built.generationId, []]);
});

test("A package without copy for platforms gets it from its texts and the studio", async () => {
  await app.deps.db.delete(campaigns);
  await app.deps.db.execute(
    sql`update generations set output = output - 'copy' where id = ${built.generationId}`,
  );
  await runSweep("campaigns.build-sweep");
  const [found] = await list();
  const { ads } = await client.campaign(found!.id);
  expect(ads.length).toBeGreaterThan(5);
  const { output } = await client.get(built.generationId!);
  const [text] = (output as { textAds: string[] }).textAds;
  const first = ads.find(({ platform, variant }) => platform === "facebook" && variant === "A")!;
  expect(first.fields).toMatchObject({ primaryText: text, headline: expect.stringMatching(/\S/) });
  for (const { state, missing } of ads) expect([state, missing]).toEqual(["incomplete", ["url"]]);
  // No generation was made for it: the background costs no unit and no fair use.
  const { rows } = await app.deps.db.execute(
    sql`select count(*)::int as copies from generations where kind = 'copy'`,
  );
  expect(rows).toEqual([{ copies: 0 }]);
});

test("A deleted campaign is not built again by the background", async () => {
  const [found] = await list();
  await client.call("DELETE", `/campaigns/${found!.id}`);
  await runSweep("campaigns.build-sweep");
  expect(await list()).toEqual([]);
  const asked = await client.json<AdCampaign>("POST", "/campaigns", { generationId: built.generationId });
  expect(asked.id).not.toBe(found!.id);
  const restored = await client.json<AdCampaign>("POST", `/campaigns/${found!.id}/restore`);
  expect(restored.generationId).toBeNull();
  expect(await list()).toHaveLength(2);
});
