import { setTimeout as delay } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Ad, VersionList } from "#core/campaigns/ad.ts";
import type { AdCampaignList } from "#core/campaigns/campaign.ts";
import { pick } from "#studio/random.ts";
import { campaigns } from "#server/modules/campaigns/campaigns.table.ts";
import { CAMPAIGN_BRIEF } from "../support/campaign.ts";
import { campaignsClient } from "../support/campaigns.ts";
import { until } from "../support/until.ts";
import { withKillableProduct } from "./killable-product.ts";
import { faultsRandom } from "./seed.ts";

const PACKAGES = 8;
const SAVES = 60;
const KILLS = 6;

test("kill -9 while packages become campaigns and an ad is saved: each campaign once, no accepted save lost", async () => {
  const random = faultsRandom();
  await withKillableProduct(async ({ db, url, newUser, restart }) => {
    const user = await newUser("pro");
    const client = () => campaignsClient(url(), user);

    const accepted: string[] = [];
    for (let at = 0; at < PACKAGES; at++) {
      const input = { ...CAMPAIGN_BRIEF, productName: `Lamp ${at}` };
      accepted.push(await client().start({ kind: "campaign", input, key: `key-${at}` }));
      if (at % 3 === 2) {
        await delay(pick(random, [50, 300, 900]));
        await restart();
      }
    }
    for (const id of accepted) await client().ended(id, 120_000);
    const items = await until(
      "every package has a campaign",
      async () => {
        const list = await client().json<AdCampaignList>("GET", "/campaigns");
        return list.items.length >= PACKAGES && list.items;
      },
      120_000,
    );
    expect(items.map(({ generationId }) => generationId).toSorted()).toEqual(accepted.toSorted());
    expect(await db.$count(campaigns, eq(campaigns.userId, user.id))).toBe(PACKAGES);

    let ad = (await client().campaign(items[0]!.id)).ads[0]!;
    let confirmed = String(ad.fields["headline"]);
    let kills = 0;
    for (let at = 0; at < SAVES; at++) {
      const headline = `Headline ${at}`;
      const change = { fields: { headline }, baseVersion: ad.version.revision };
      // The request is cut off by the kill.
      const saving = client()
        .call("PATCH", `/ads/${ad.id}`, change)
        .catch(() => undefined);
      const isKilled = at % (SAVES / KILLS) === 5;
      if (isKilled) {
        kills++;
        await delay(pick(random, [0, 1, 3, 8]));
        await restart();
      }
      const answer = await saving;
      if (answer?.status === 200) confirmed = headline;
      else if (!isKilled) throw new Error(`save ${at}: ${answer?.status}`);
      ad = await client().ad(ad.id);
      // Either the confirmed save, or the one whose response was lost.
      expect([confirmed, headline]).toContain(ad.fields["headline"]);
      confirmed = String(ad.fields["headline"]);
    }
    expect(kills).toBe(KILLS);

    const versions = await client().json<VersionList>("GET", `/ads/${ad.id}/versions`);
    expect(versions.items[0]).toMatchObject({ id: ad.version.id, hash: ad.version.hash, fields: ad.fields });
    const numbers = versions.items.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
    const { rows } = await db.execute(sql`
      select count(*)::int as broken from ads left join ad_versions v on v.id = ads.version_id
      where v.hash is distinct from ads.hash or v.fields is distinct from ads.fields`);
    expect(rows).toEqual([{ broken: 0 }]);
    const seen: Ad = await client().ad(ad.id);
    expect(seen).toEqual(ad);
  });
});
