import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import type { ClaimList } from "#core/brands/api.ts";
import { createClock } from "#server/lib/clock.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { ads } from "#server/modules/campaigns/ads.table.ts";
import { campaigns } from "#server/modules/campaigns/campaigns.table.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { brandClient } from "../../support/brands.ts";
import { withPackages } from "../../support/campaign.ts";
import { JOB } from "../../support/files.ts";
import { adsOn, dailyRows, metaCsv, reportsClient } from "../../support/reports/reports-client.ts";
import { until } from "../../support/until.ts";
import { createUser, type TestUser } from "../../support/user.ts";
import { DAY, HOUR } from "../../support/durations.ts";

let app: TestApp;
let offset = 0;

beforeAll(async () => {
  app = await startTestApp({
    overrides: { clock: createClock(() => offset), plans: withPackages(100) },
  });
});
afterAll(() => app.stop());

const runSweep = () =>
  jobHandlers(app.deps)
    .find(({ type }) => type.name === "notices.sweep")!
    .run({}, JOB);

/** The daily mails to a user, oldest first. */
async function mailsTo({ email }: TestUser): Promise<string[]> {
  const rows = await app.deps.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.kind, "notices")))
    .orderBy(asc(mails.createdAt));
  return rows.map(({ plain }) => plain.replaceAll(/\s+/g, " "));
}

const dayAfter = (days: number) => new Date(Date.now() + offset + days * DAY).toISOString().slice(0, 10);

/** A brand with a proved claim that ends in some days. */
async function claimOf(user: TestUser, days: number): Promise<Brand> {
  const client = brandClient(app.url, user);
  const brand = await client.newBrand();
  await client.json("POST", `/brands/${brand.id}/claims`, {
    ...{ text: "Certified by Lab 9", proofUrl: "https://lab.example/9", validUntil: dayAfter(days) },
  });
  return brand;
}

test("A claim gets one notice, 30 days before it expires; notices of the same day share one mail", async () => {
  const user = await createUser(app.deps);
  await claimOf(user, 33);
  await runSweep();
  expect(await mailsTo(user)).toEqual([]);
  offset += 4 * DAY;
  await Promise.all([runSweep(), runSweep()]);
  expect(await mailsTo(user)).toEqual([expect.stringContaining("“Certified by Lab 9”")]);
  await claimOf(user, 20);
  await claimOf(user, 10);
  offset += 23 * HOUR;
  await runSweep();
  expect(await mailsTo(user)).toHaveLength(1);
  // A claim that is renewed before the mail is not in it.
  const renewed = await claimOf(user, 15);
  await runSweep();
  const { items } = await brandClient(app.url, user).json<ClaimList>("GET", `/brands/${renewed.id}/claims`);
  await brandClient(app.url, user).json("PATCH", `/claims/${items[0]!.id}`, { validUntil: dayAfter(200) });
  offset += 2 * HOUR;
  await runSweep();
  const [, second, ...others] = await mailsTo(user);
  expect([second?.split("Certified by Lab 9"), others]).toMatchObject([{ length: 3 }, []]);
  offset += 2 * DAY;
  await runSweep();
  expect(await mailsTo(user)).toHaveLength(2);
});

test("Each kind can be switched off", async () => {
  const user = await createUser(app.deps);
  const client = brandClient(app.url, user);
  const settings = () => client.json("GET", "/profile/mails");
  expect(await settings()).toEqual({ claims: true, offers: true, results: true });
  expect(await client.json("PATCH", "/profile/mails", { claims: false })).toEqual({
    ...{ claims: false, offers: true, results: true },
  });
  await claimOf(user, 20);
  await runSweep();
  expect(await mailsTo(user)).toEqual([]);
  // Notices from the time when mails were off are not sent later.
  await client.json("PATCH", "/profile/mails", { claims: true });
  await runSweep();
  expect(await mailsTo(user)).toEqual([]);
  expect((await client.call("PATCH", "/profile/mails", { claims: "no" })).status).toBe(400);
});

test("An offer that has ended gets a notice while an exported ad still contains it", async () => {
  const user = await createUser(app.deps);
  const client = reportsClient(app.url, user);
  const brands = brandClient(app.url, user);
  const brand = await brands.newBrand();
  const product = await client.json<{ id: string }>("POST", `/brands/${brand.id}/products`, {
    ...{ name: "Dusk Lamp", price: 24, wasPrice: 32, currency: "USD", offerEndsOn: dayAfter(1) },
  });
  const campaign = await client.ready();
  const { db } = app.deps;
  await db
    .update(campaigns)
    .set({ brandId: brand.id, productId: product.id })
    .where(eq(campaigns.id, campaign.id));
  const [ad] = adsOn(campaign, "facebook");
  await client.save(ad!, { fields: { primaryText: "Now $24 instead of $32." } });
  offset += 3 * DAY;
  await runSweep();
  expect(await mailsTo(user)).toEqual([]);
  await db.update(ads).set({ exportedAt: new Date() }).where(eq(ads.id, ad!.id));
  await runSweep();
  expect(await mailsTo(user)).toEqual([
    expect.stringMatching(/The offer for Dusk Lamp ended on .* an exported ad still makes it\./),
  ]);
});

test("A report that shows a winner is mailed once", async () => {
  const user = await createUser(app.deps);
  const client = reportsClient(app.url, user);
  const campaign = await client.ready();
  const facebook = adsOn(campaign, "facebook");
  const csv = metaCsv(
    dailyRows(
      [
        { name: facebook[0]!.key, views: 1600, clicks: 19 },
        { name: facebook[1]!.key, views: 1600, clicks: 29 },
        { name: facebook[2]!.key, views: 1600, clicks: 17 },
      ],
      20,
    ),
  );
  await client.keep(campaign.id, csv);
  const [mail] = await until("the mail is queued", async () => {
    const found = await mailsTo(user);
    return found.length > 0 && found;
  });
  expect(mail).toContain("gets more clicks than the others.");
  expect(mail).toContain(`/dashboard/campaigns/${campaign.id}/results`);
  await client.keep(campaign.id, csv);
  offset += 2 * DAY;
  await runSweep();
  expect(await mailsTo(user)).toHaveLength(1);
});
