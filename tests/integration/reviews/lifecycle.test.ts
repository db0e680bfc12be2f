import { strFromU8, unzipSync } from "fflate";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { createClock } from "#server/lib/clock.ts";
import { adVersions } from "#server/modules/campaigns/ads.table.ts";
import { reviews } from "#server/modules/reviews/reviews.table.ts";
import { deleteAccount, passwordUser } from "../../support/account-requests.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { JOB } from "../../support/files.ts";
import {
  createReviewOwner,
  deliveredMail,
  openReview,
  reviewLinkIn,
  reviewsClient,
} from "../../support/reviews.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { until } from "../../support/until.ts";
import { MINUTE } from "../../support/durations.ts";

let app: TestApp;
let offset = 0;

beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offset) } });
});
afterAll(() => app.stop());

const runJob = (name: string) =>
  jobHandlers(app.deps)
    .find(({ type }) => type.name === name)!
    .run({}, JOB);

test("A deleted campaign ends its links; a restore brings them back; its purge deletes the review", async () => {
  const { client } = await createReviewOwner(app);
  const campaign = await client.package();
  const { id, url } = await client.ask(campaign);
  const lena = openReview(app.url, url!);
  const picture = `/media/${campaign.ads[0]!.media!.id}`;
  await lena.decide("approved");
  await client.call("DELETE", `/campaigns/${campaign.id}`);
  expect((await lena.call("GET")).status).toBe(404);
  expect((await lena.call("GET", picture)).status).toBe(404);
  expect((await client.call("GET", `/reviews/${id}/trail`)).status).toBe(404);
  expect((await client.call("DELETE", `/reviews/${id}`)).status).toBe(404);
  await client.json("POST", `/campaigns/${campaign.id}/restore`);
  expect((await lena.read()).ads[0]?.state).toBe("approved");
  expect((await lena.call("GET", picture)).status).toBe(200);

  await client.call("DELETE", `/campaigns/${campaign.id}`);
  offset += 11 * MINUTE;
  await runJob("campaigns.purge");
  await runJob("reviews.purge");
  expect(await app.deps.db.$count(reviews, eq(reviews.id, id))).toBe(0);
  expect(await app.deps.db.$count(adVersions, eq(adVersions.adId, campaign.ads[0]!.id))).toBe(0);
  const { rows } = await app.deps.db.execute(
    sql`select referrer from file_references where referrer like ${`campaign:${campaign.id}`}
        or referrer in (select 'version:' || ${campaign.ads[0]!.version.id})`,
  );
  expect(rows).toEqual([]);
});

test("A deleted ad leaves the page, but its approval stays in the trail and its version is kept", async () => {
  const { client } = await createReviewOwner(app);
  const campaign = await client.package();
  const [ad, other] = campaign.ads;
  const { id, url } = await client.ask(campaign, { adIds: [ad!.id, other!.id] });
  const lena = openReview(app.url, url!);
  await lena.decide("approved");
  await client.call("DELETE", `/ads/${ad!.id}`);
  expect((await lena.read()).ads.map((shown) => shown.id)).toEqual([other!.id]);
  const [listed] = await client.reviews(campaign.id);
  expect(listed?.ads).toMatchObject([
    { adId: ad!.id, key: ad!.key, state: "deleted", version: null, approval: { name: "Lena Brandt" } },
    { adId: other!.id, state: "approved" },
  ]);
  offset += 11 * MINUTE;
  await runJob("campaigns.purge");
  const [kept] = await app.deps.db.select().from(adVersions).where(eq(adVersions.adId, ad!.id));
  expect(kept).toMatchObject({ hash: ad!.version.hash, fields: ad!.fields });
  const { entries } = await client.trail(id);
  expect(entries.filter(({ kind }) => kind === "approved").map((entry) => entry.ad?.key)).toEqual([
    ad!.key,
    other!.key,
  ]);
});

test("The picture of an approved version is still there under the link after a redraw", async () => {
  const { client } = await createReviewOwner(app);
  const campaign = await client.package();
  const ad = campaign.ads.find(({ media }) => media !== null)!;
  const { url } = await client.ask(campaign, { adIds: [ad.id] });
  const lena = openReview(app.url, url!);
  await lena.decide("approved");
  const before = await (await lena.call("GET", `/media/${ad.media!.id}`)).arrayBuffer();
  const redrawn = await client.json<typeof ad>("POST", `/ads/${ad.id}/media`, { headline: "Other words" });
  expect(redrawn.state).toBe("changed");
  expect((await lena.call("GET", `/media/${redrawn.media!.id}`)).status).toBe(200);
  const after = await (await lena.call("GET", `/media/${ad.media!.id}`)).arrayBuffer();
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
});

test("The overview counts the ads of open reviews", async () => {
  const { client } = await createReviewOwner(app);
  const overview = async () => (await client.json<{ reviews: unknown }>("GET", "/overview")).reviews;
  expect(await overview()).toBeNull();
  const campaign = await client.package();
  expect(await overview()).toBeNull();
  const [one, two, three, four] = campaign.ads.map(({ id }) => id);
  const { id, url } = await client.ask(campaign, { adIds: [one!, two!, three!, four!] });
  const lena = openReview(app.url, url!);
  await lena.decide("approved", [one!, two!]);
  await lena.decide("changes", [three!]);
  const ad = await client.ad(two!);
  const [field] = Object.keys(ad.fields).filter((name) => typeof ad.fields[name] === "string");
  await client.save(ad, { fields: { [field!]: "Changed" } });
  expect(await overview()).toEqual({
    ...{ waiting: 1, approved: 1, changes: 1, changed: 1 },
    campaignId: campaign.id,
  });
  // An ad of two open reviews counts once, as in the newer one.
  const again = await client.ask(campaign, { adIds: [one!] });
  expect(await overview()).toMatchObject({ waiting: 2, approved: 0, changes: 1, changed: 1 });
  await client.call("DELETE", `/reviews/${again.id}`);
  await client.call("DELETE", `/reviews/${id}`);
  expect(await overview()).toBeNull();
});

test("The export of an account has its reviews without links; deleting it ends links and mails", async () => {
  const user = await passwordUser(app);
  await grantTier(app.deps, user.email, "pro");
  const client = reviewsClient(app.url, user);
  const campaign = await client.package();
  const note = "A note that only this review has";
  const address = `lena-${user.id}@example.com`;
  const { id } = await client.ask(campaign, { people: [address, user.email], note });
  const { url: open } = await client.ask(campaign);
  const link = reviewLinkIn((await deliveredMail(app, "review-invitation", address)).file);
  await deliveredMail(app, "review-invitation", user.email);
  const said = "A comment that only this review has";
  await openReview(app.url, link).comment({ adId: campaign.ads[0]!.id, text: said });

  const archive = unzipSync(await (await client.call("GET", "/profile/export")).bytes());
  const all = Object.values(archive)
    .map((bytes) => strFromU8(bytes))
    .join("\n");
  const exported = JSON.parse(strFromU8(archive["reviews.json"]!)) as { reviewId: string }[];
  expect(exported.find(({ reviewId }) => reviewId === id)).toEqual(await client.trail(id));
  expect(all).not.toContain(link.split("/").at(-1));

  const response = await deleteAccount(user.browser, { confirmation: "DELETE", password: PASSWORD });
  expect(response.status).toBe(200);
  for (const dead of [link, open!]) expect((await openReview(app.url, dead).call("GET")).status).toBe(404);
  await until(
    "no row is left",
    async () => (await app.deps.db.$count(reviews, eq(reviews.userId, user.id))) === 0,
  );
  const tables = await app.deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables.rows) {
    for (const text of [note, said, address]) {
      const { rows } = await app.deps.db.execute(
        sql`select 1 from ${sql.identifier(name)} as row where row::text like ${`%${text}%`}`,
      );
      expect(rows, `${name}: ${text}`).toEqual([]);
    }
  }
});
