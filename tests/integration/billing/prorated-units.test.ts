import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChangePreview } from "#core/billing/api.ts";
import { PLANS, type Tier } from "#core/plans.ts";
import type { Usage } from "#core/quotas.ts";
import { subscriptions } from "#server/modules/billing/billing.table.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { PROVIDERS, type ProviderTest } from "../../support/billing-providers.ts";
import type { BillingClient } from "../../support/billing.ts";

const SCRIPT = {
  kind: "video",
  input: { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." },
};
const NOTHING = { textAds: 0, imageAds: 0, videoAds: 0, fullPackage: 0 };

const preview = (client: BillingClient, tier: Tier) =>
  client.json<ChangePreview>("GET", `/subscription/change?tier=${tier}`);
const totalsOf = ({ imageAds, videoAds, fullPackage }: Usage) => [
  imageAds.total,
  videoAds.total,
  fullPackage.total,
];
const quotasOf = (tier: Tier) => {
  const { imageAds, videoAds, fullPackage } = PLANS[tier].quotas;
  return [imageAds, videoAds, fullPackage];
};

/** Requests this number of scripts; returns how many were accepted. */
async function makeScripts(client: BillingClient, count: number): Promise<number> {
  let accepted = 0;
  for (let asked = 0; asked < count; asked += 1) {
    const { status } = await client.create(SCRIPT);
    expect([202, 402]).toContain(status);
    if (status === 202) accepted += 1;
  }
  return accepted;
}

describe.each(PROVIDERS)("with %s", (_, start) => {
  let billing: ProviderTest;
  beforeAll(async () => {
    billing = await start();
  });
  afterAll(() => billing.stop());

  test("A monthly upgrade 20 minutes before the period's end adds one unit of each kind", async () => {
    const client = await billing.subscriber("growth");
    for (let month = 0; month < 3; month += 1) {
      await billing.moveTo(client, 20);
      const shown = await preview(client, "pro");
      expect(shown.units).toEqual({ textAds: 0, imageAds: 1, videoAds: 1, fullPackage: 1 });
      expect(shown.amountDue).toBeLessThan(0.1);
      await client.json("POST", "/subscription/change", { tier: "pro" });
      expect(await client.usage()).toMatchObject({ tier: "pro", totals: "prorated" });
      expect(totalsOf(await client.usage())).toEqual([11, 11, 6]);
      expect((await preview(client, "growth")).units).toEqual(NOTHING);
      await client.json("POST", "/subscription/change", { tier: "growth" });
      expect(totalsOf(await client.usage())).toEqual([11, 11, 6]);
      expect(await makeScripts(client, 12)).toBe(11);
      await billing.moveTo(client, -1);
      expect(await client.usage()).toMatchObject({ tier: "growth", totals: "full", videoAds: { used: 0 } });
      expect(totalsOf(await client.usage())).toEqual(quotasOf("growth"));
    }
  });

  test("an upgrade in mid-period adds the units of the preview, and the next period has the full number", async () => {
    const client = await billing.subscriber("growth");
    const { period } = await client.usage();
    billing.advance({ minutes: (Date.parse(period.end) - Date.parse(period.start)) / 120_000 });
    const { units, at } = await preview(client, "pro");
    expect(units).toEqual({ textAds: 0, imageAds: 45, videoAds: 20, fullPackage: 13 });
    // A preview stays valid for some minutes.
    billing.advance({ minutes: 14 });
    await client.json("POST", "/subscription/change", { tier: "pro", at });
    expect(totalsOf(await client.usage())).toEqual([55, 30, 18]);
    await billing.moveTo(client, -1);
    expect(await client.usage()).toMatchObject({ tier: "pro", totals: "full" });
    expect(totalsOf(await client.usage())).toEqual(quotasOf("pro"));
  });

  test("a time that no preview can have had is ignored", async () => {
    const client = await billing.subscriber("growth");
    const { period } = await client.usage();
    await billing.moveTo(client, 20);
    await client.json("POST", "/subscription/change", { tier: "pro", at: Date.parse(period.start) });
    expect(totalsOf(await client.usage())).toEqual([11, 11, 6]);
  });

  test("two upgrades in one period add up, at most to the largest plan", async () => {
    const client = await billing.subscriber("growth");
    await client.json("POST", "/subscription/change", { tier: "scale" });
    expect(totalsOf(await client.usage())).toEqual(quotasOf("scale"));
    await billing.moveTo(client, 20);
    await client.json("POST", "/subscription/change", { tier: "pro" });
    expect(totalsOf(await client.usage())).toEqual([31, 21, 16]);
  });

  test("An unpaid renewal leaves only the rest of the paid period", async () => {
    const client = await billing.subscriber("growth");
    const paid = (await client.usage()).period;
    expect(await makeScripts(client, 4)).toBe(4);
    await billing.useCard(client, false);
    await billing.moveTo(client, -1);
    expect(await client.summary()).toMatchObject({ status: "past_due" });
    const due = await client.usage();
    expect(due).toMatchObject({ tier: "growth", totals: "past_due", videoAds: { used: 4, total: 10 } });
    expect(due.period.start).toBe(paid.start);
    expect(await makeScripts(client, 7)).toBe(6);

    await billing.useCard(client, true);
    const afterPayment = await client.usage();
    // Units used since the renewal belong to the new period.
    expect(afterPayment).toMatchObject({ totals: "full", videoAds: { used: 6, total: 10 } });
    expect(afterPayment.period.start).toBe(paid.end);
  });

  test("a subscription older than the history starts with its tier at that time", async () => {
    const client = await billing.subscriber("growth");
    const { db } = billing.app.deps;
    await db.update(subscriptions).set({ history: null }).where(eq(subscriptions.userId, client.user.id));
    expect(totalsOf(await client.usage())).toEqual(quotasOf("growth"));
    await billing.moveTo(client, 20);
    await db.update(subscriptions).set({ history: null }).where(eq(subscriptions.userId, client.user.id));
    await client.json("POST", "/subscription/change", { tier: "pro" });
    expect(totalsOf(await client.usage())).toEqual([11, 11, 6]);
  });

  test("a grant of the same tier has the full quota", async () => {
    const client = await billing.subscriber("growth");
    await billing.moveTo(client, 20);
    await client.json("POST", "/subscription/change", { tier: "pro" });
    await grantTier(billing.app.deps, client.user.email, "scale");
    expect(totalsOf(await client.usage())).toEqual([11, 11, 6]);
    await grantTier(billing.app.deps, client.user.email, "pro");
    expect(await client.usage()).toMatchObject({ tier: "pro", totals: "full" });
    expect(totalsOf(await client.usage())).toEqual(quotasOf("pro"));
  });
});
