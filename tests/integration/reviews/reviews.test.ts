import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ads } from "#server/modules/campaigns/ads.table.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { readError } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { createReviewOwner, deliveredMail, openReview, reviewLinkIn } from "../../support/reviews.ts";
import { DAY } from "../../support/durations.ts";

// Without a proxy, because the page /outbox does not exist behind one.
const { app, clock } = await startClockedApp({ env: {} });
const { client } = await createReviewOwner(app);
const campaign = await client.package();

const adIds = () => campaign.ads.slice(0, 2).map(({ id }) => id);
const isoDay = (days: number) =>
  new Date(Date.now() + clock.offsetMs + days * DAY).toISOString().slice(0, 10);

test("A link shows the current ads, with pictures under the link, and nothing of the account", async () => {
  const { id, url } = await client.ask(campaign, { adIds: adIds(), note: "Please <b>look</b>" });
  expect(url).toMatch(new RegExp(`^${app.deps.publicUrl}/review/[\\w-]{22}$`));
  const reviewer = openReview(app.url, url!);
  const review = await reviewer.read();
  expect(review).toMatchObject({
    campaign: { name: campaign.name, companyName: campaign.companyName },
    askedBy: "Test User",
    note: "Please <b>look</b>",
    lastDay: null,
  });
  expect(review.ads.map(({ id: adId }) => adId)).toEqual(adIds());
  const [shown] = review.ads;
  const [ad] = campaign.ads;
  expect(shown).toMatchObject({
    ...{ key: ad!.key, platform: ad!.platform, fields: ad!.fields, taggedUrl: ad!.taggedUrl },
    version: { number: 1, hash: ad!.version.hash },
    state: "waiting",
    decision: null,
    comments: { items: [], nextCursor: null },
  });
  expect(JSON.stringify(review)).not.toMatch(/userId|email|generation|example\.com/);

  const picture = await fetch(`${app.url}${shown!.media!.url}`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("cache-control")).toBe("private, no-cache");
  const small = await fetch(`${app.url}${shown!.media!.url}?width=320`);
  expect(small.headers.get("content-type")).toBe("image/webp");
  const [listed] = await client.reviews(campaign.id);
  expect(listed).toMatchObject({ id, state: "open", people: [], openedAt: expect.any(String) });
});

test("No cookie is set, and the address is hidden from pages and search engines", async () => {
  const { url } = await client.ask(campaign);
  const reviewer = openReview(app.url, url!);
  const [ad] = (await reviewer.read()).ads;
  const decided = { name: "Lena", decision: "approved", ads: [{ adId: ad!.id, hash: ad!.version.hash }] };
  const responses = [
    await reviewer.call("GET"),
    await reviewer.call("HEAD"),
    await reviewer.call("GET", "/comments"),
    await reviewer.call("POST", "/comments", { adId: ad!.id, name: "Lena", text: "Fine" }),
    await reviewer.call("POST", "/decisions", decided),
    await reviewer.call("GET", `/media/${ad!.media!.id}`),
    await openReview(app.url, "x".repeat(22)).call("GET"),
    await reviewer.call("GET", "/nothing"),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200, 200, 404, 404]);
  for (const { headers } of responses) {
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("cache-control")).toMatch(/no-store|private/);
  }
});

test("All invalid links have the same response", async () => {
  const dead: string[] = ["", "x", "A".repeat(22), "a%20b", "🌿", "a".repeat(5000)];
  const withdrawn = await client.ask(campaign);
  expect((await client.call("DELETE", `/reviews/${withdrawn.id}`)).status).toBe(204);
  expect((await client.call("DELETE", `/reviews/${withdrawn.id}`)).status).toBe(204);
  const replaced = await client.ask(campaign);
  await client.json("POST", `/reviews/${replaced.id}/remind`);
  const ended = await client.ask(campaign, { lastDay: isoDay(0) });
  clock.offsetMs += 3 * DAY;
  expect((await openReview(app.url, ended.url!).call("GET")).status).toBe(404);
  const old = await client.ask(campaign);
  clock.offsetMs += 31 * DAY;
  dead.push(withdrawn.url!, replaced.url!, ended.url!, old.url!);
  const bodies = new Set<string>();
  for (const link of dead.slice(1)) {
    const response = await openReview(app.url, link).call("GET");
    expect(response.status, link).toBe(404);
    bodies.add(await response.text());
  }
  expect([...bodies]).toEqual([
    '{"error":{"code":"not_found","message":"This link has ended. Ask the person who sent it for a new one."}}',
  ]);
  const [listed] = await client.reviews(campaign.id);
  expect(listed?.state).toBe("ended");
});

test("The first opening is one entry of the trail, also when a page is opened several times at once", async () => {
  const { id, url } = await client.ask(campaign);
  const lena = openReview(app.url, url!);
  // Mail servers look at addresses before the person does.
  expect((await lena.call("HEAD")).status).toBe(200);
  expect((await client.trail(id)).entries.map(({ kind }) => kind)).toEqual(["asked"]);
  await Promise.all(Array.from({ length: 8 }, () => lena.read()));
  await lena.read();
  const { entries } = await client.trail(id);
  expect(entries.map(({ kind }) => kind)).toEqual(["asked", "opened"]);
});

test("A reminder replaces the link, also after it has ended", async () => {
  const asked = await client.ask(campaign, { lastDay: isoDay(1) });
  clock.offsetMs += 5 * DAY;
  const again = await client.json<{ id: string; url: string }>("POST", `/reviews/${asked.id}/remind`);
  expect(again.id).toBe(asked.id);
  expect(again.url).not.toBe(asked.url);
  expect((await openReview(app.url, again.url).read()).lastDay).toBeNull();
  expect((await openReview(app.url, asked.url!).call("GET")).status).toBe(404);
  await client.call("DELETE", `/reviews/${asked.id}`);
  const refused = await client.call("POST", `/reviews/${asked.id}/remind`);
  expect(await readError(refused)).toMatchObject({ status: 409, code: "review_withdrawn" });
});

test("Each person gets a separate link by mail, and the table stores none of them", async () => {
  const people = ["Lena@Example.com", "tom@example.com", "lena@example.com"];
  const asked = await client.ask(campaign, { people, lastDay: isoDay(4), note: "Zoë’s words" });
  expect(asked.url).toBeNull();
  const lena = await deliveredMail(app, "review-invitation", "lena@example.com");
  const tom = await deliveredMail(app, "review-invitation", "tom@example.com");
  const [lenas, toms] = [reviewLinkIn(lena.file), reviewLinkIn(tom.file)];
  expect(lenas).not.toBe(toms);
  for (const [{ row }, link] of [
    [lena, lenas],
    [tom, toms],
  ] as const) {
    const token = link.split("/").at(-1)!;
    expect(row.plain).toContain("Test User asks you to review");
    expect(JSON.stringify(row)).not.toContain(token);
    const shown = await fetch(`${app.url}/outbox/${row.id}`);
    expect(await shown.text()).toContain(token);
  }
  const review = await openReview(app.url, lenas).read();
  expect(review.lastDay).toBe(isoDay(4));
  const [listed] = await client.reviews(campaign.id);
  expect(listed?.people).toMatchObject([
    { email: "lena@example.com", openedAt: expect.any(String) },
    { email: "tom@example.com", openedAt: null },
  ]);

  // Only Tom has not decided.
  await openReview(app.url, lenas).decide("approved");
  await client.json("POST", `/reviews/${asked.id}/remind`);
  const reminder = await deliveredMail(app, "review-reminder", "tom@example.com");
  expect((await openReview(app.url, toms).call("GET")).status).toBe(404);
  expect((await openReview(app.url, reviewLinkIn(reminder.file)).call("GET")).status).toBe(200);
  expect((await openReview(app.url, lenas).call("GET")).status).toBe(200);
});

test("A withdrawn review sends no mail that was still waiting", async () => {
  const { id } = await client.ask(campaign, { people: ["late@example.com"] });
  const { row } = await deliveredMail(app, "review-invitation", "late@example.com");
  const waiting = () => app.deps.db.$count(mails, eq(mails.id, row.id));
  await app.deps.db.update(mails).set({ status: "failed" }).where(eq(mails.id, row.id));
  expect(await waiting()).toBe(1);
  await client.call("DELETE", `/reviews/${id}`);
  expect(await waiting()).toBe(0);
});

test("An ad that is being written cannot be reviewed", async () => {
  const [ad] = (await client.campaign(campaign.id)).ads;
  await app.deps.db.update(ads).set({ copyState: "writing" }).where(eq(ads.id, ad!.id));
  const refused = await client.call("POST", `/campaigns/${campaign.id}/reviews`, { adIds: [ad!.id] });
  await app.deps.db.update(ads).set({ copyState: "written" }).where(eq(ads.id, ad!.id));
  expect(await readError(refused)).toMatchObject({ status: 400, fields: { adIds: expect.any(String) } });
});

test.each([
  ["no ad", { adIds: [] }, "adIds"],
  ["an address that is none", { people: ["lena"] }, "people"],
  ["a day that is over", { lastDay: "2020-01-01" }, "lastDay"],
  ["a day that is too late", { lastDay: "2199-01-01" }, "lastDay"],
  ["a day that is none", { lastDay: "tomorrow" }, "lastDay"],
  ["a note that is too long", { note: "x".repeat(1001) }, "note"],
  ["too many people", { people: Array.from({ length: 21 }, (_, at) => `p${at}@example.com`) }, "people"],
])("A request with %s is refused", async (_, request, field) => {
  const body = { adIds: adIds(), ...request };
  const error = await readError(await client.call("POST", `/campaigns/${campaign.id}/reviews`, body));
  expect(error.status).toBe(400);
  expect(Object.keys(error.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
});

test("Twenty invitations a day: the next ones are refused and nothing is stored", async () => {
  const { client: other } = await createReviewOwner(app);
  const own = await other.package();
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `p${from + at}@example.com`);
  await other.ask(own, { people: people(0, 15) });
  const body = { adIds: [own.ads[0]!.id], people: people(15, 6) };
  const refused = await readError(await other.call("POST", `/campaigns/${own.id}/reviews`, body));
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(refused.retryAfter).toBeGreaterThan(80_000);
  expect(await other.reviews(own.id)).toHaveLength(1);
  const { id } = await other.ask(own, { people: people(15, 5) });
  expect((await other.call("POST", `/reviews/${id}/remind`)).status).toBe(429);
  // A link for anybody is not an invitation.
  expect((await other.ask(own)).url).toMatch(/\/review\//);
});
