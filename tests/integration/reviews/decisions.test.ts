import { expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { createReviewOwner, openReview, type Reviewer } from "../../support/reviews.ts";

let campaign: AdCampaign;
/** Ads of the campaign that no test has used. */
let unused: Ad[] = [];

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });
const { client } = await createReviewOwner(app);

/** An ad that no other test uses, with a review of it. */
async function reviewed(): Promise<{ ad: Ad; id: string; lena: Reviewer; tom: Reviewer }> {
  if (unused.length === 0) {
    campaign = await client.package();
    unused = campaign.ads.filter(({ fields }) => "headline" in fields);
  }
  const ad = unused.pop()!;
  const { id, url } = await client.ask(campaign, { adIds: [ad.id] });
  return { ad, id, lena: openReview(app.url, url!), tom: openReview(app.url, url!, "Tom Reyes") };
}

const headlineOf = (at: number) => ({ fields: { headline: `Headline ${at}` } });

test("An approval locks the shown version; a later change marks the ad and keeps the approved version", async () => {
  const { ad, id, lena } = await reviewed();
  const { ads } = await lena.decide("approved");
  expect(ads).toMatchObject([
    { id: ad.id, state: "approved", decision: { name: "Lena Brandt", version: { hash: ad.version.hash } } },
  ]);
  expect((await client.ad(ad.id)).state).toBe("approved");

  const changed = await client.save(await client.ad(ad.id), headlineOf(1));
  expect(changed.state).toBe("changed");
  expect(changed.version.id).not.toBe(ad.version.id);
  const [shown] = (await lena.read()).ads;
  expect(shown).toMatchObject({
    state: "changed",
    version: { number: 2, hash: changed.version.hash },
    decision: { decision: "approved", version: { number: 1, hash: ad.version.hash } },
  });
  const listed = (await client.reviews(campaign.id)).find((review) => review.id === id);
  expect(listed?.ads).toMatchObject([
    { state: "changed", approval: { version: { number: 1, hash: ad.version.hash } } },
  ]);

  // The approved content is back, and with it the approval.
  await client.json("POST", `/ads/${ad.id}/versions/${ad.version.id}/restore`);
  expect((await client.ad(ad.id)).state).toBe("approved");
  expect((await lena.read()).ads[0]?.state).toBe("approved");
});

test("A decision about an outdated version changes nothing and returns both versions", async () => {
  const { ad, lena } = await reviewed();
  const other = await client.json<Ad>("POST", `/ads/${ad.id}/duplicate`);
  const { url } = await client.ask(campaign, { adIds: [ad.id, other.id] });
  const both = openReview(app.url, url!);
  const shown = (await both.read()).ads.map(({ id, version }) => ({ adId: id, hash: version.hash }));
  const changed = await client.save(ad, headlineOf(2));
  for (const decision of ["approved", "changes"]) {
    const refused = await both.call("POST", "/decisions", { name: "Lena", decision, ads: shown });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: {
        code: "version_conflict",
        current: { ads: [{ id: ad.id, version: { hash: changed.version.hash } }, { id: other.id }] },
      },
    });
  }
  expect((await both.read()).ads.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  expect((await client.ad(other.id)).state).not.toBe("approved");
  expect((await lena.read()).ads[0]?.state).toBe("waiting");
});

test("An ad that was deleted meanwhile cannot be decided about", async () => {
  const { ad, lena } = await reviewed();
  await client.call("DELETE", `/ads/${ad.id}`);
  const ads = [{ adId: ad.id, hash: ad.version.hash }];
  const refused = await lena.call("POST", "/decisions", { name: "Lena", decision: "approved", ads });
  expect(await readError(refused)).toMatchObject({ status: 409, code: "version_conflict" });
  expect((await lena.read()).ads).toEqual([]);
  await client.call("POST", `/ads/${ad.id}/restore`);
  expect((await client.ad(ad.id)).state).not.toBe("approved");
});

test("The newest decision about the same content counts; all stay in the trail", async () => {
  const { ad, id, lena, tom } = await reviewed();
  await lena.decide("approved");
  const asked = await tom.decide("changes");
  expect(asked.ads[0]).toMatchObject({ state: "changes", decision: { name: "Tom Reyes" } });
  expect((await client.ad(ad.id)).state).not.toBe("approved");
  await lena.decide("approved");
  expect((await client.ad(ad.id)).state).toBe("approved");
  const { entries } = await client.trail(id);
  expect(entries.filter(({ version }) => version).map(({ kind, name }) => [kind, name])).toEqual([
    ["approved", "Lena Brandt"],
    ["changes", "Tom Reyes"],
    ["approved", "Lena Brandt"],
  ]);
});

test("Asking for changes of a new version keeps the approval of the earlier one", async () => {
  const { ad, lena } = await reviewed();
  await lena.decide("approved");
  await client.save(await client.ad(ad.id), headlineOf(3));
  expect((await lena.decide("changes")).ads[0]?.state).toBe("changes");
  expect((await client.ad(ad.id)).state).toBe("changed");
  const [listed] = await client.reviews(campaign.id);
  expect(listed?.ads[0]?.approval?.version.hash).toBe(ad.version.hash);
});

test("Two reviewers at once: both decisions are kept, and ad and review agree on the newest", async () => {
  for (let round = 0; round < 6; round++) {
    const { ad, id, lena, tom } = await reviewed();
    await Promise.all([lena.decide("approved"), tom.decide("changes"), lena.decide("approved")]);
    const { entries } = await client.trail(id);
    const decided = entries.filter(({ kind }) => kind === "approved" || kind === "changes");
    expect(decided).toHaveLength(3);
    const [shown] = (await lena.read()).ads;
    expect(shown?.state).toBe(decided.at(-1)?.kind);
    expect((await client.ad(ad.id)).state === "approved").toBe(shown?.state === "approved");
  }
});

test("An approval that races with edits never covers words that were not shown", async () => {
  let approvals = 0;
  let refusals = 0;
  for (let round = 0; round < 30; round++) {
    const { ad, lena } = await reviewed();
    const words = headlineOf(100 + round);
    const ads = [{ adId: ad.id, hash: ad.version.hash }];
    const approve = () => lena.call("POST", "/decisions", { name: "Lena", decision: "approved", ads });
    const save = async () => {
      // Requests that take about as long as the approval, so that either can be first.
      for (let reads = 0; reads < round % 6; reads++) await client.ad(ad.id);
      return client.call("PATCH", `/ads/${ad.id}`, { ...words, baseVersion: ad.version.revision });
    };
    const [approved, saved] = await Promise.all([approve(), save()]);
    expect(saved.status).toBe(200);
    const now = await client.ad(ad.id);
    expect(now.fields["headline"]).toBe(words.fields.headline);
    // The save is always the newest content: it may be changed since the approval, never approved.
    expect(now.state).not.toBe("approved");
    if (approved.status === 200) {
      approvals++;
      expect(now.state).toBe("changed");
      const versions = await client.json<{ items: { id: string; hash: string; fields: object }[] }>(
        "GET",
        `/ads/${ad.id}/versions`,
      );
      const kept = versions.items.find(({ hash }) => hash === ad.version.hash);
      expect(kept?.fields).toEqual(ad.fields);
    } else {
      refusals++;
      expect(approved.status).toBe(409);
    }
  }
  expect([approvals, refusals]).not.toContain(0);
}, 60_000);

test("An edit that is still open is closed by the approval: the next save makes a new version", async () => {
  const { ad, lena } = await reviewed();
  const edited = await client.save(ad, headlineOf(4));
  await lena.decide("approved");
  const next = await client.save(edited, headlineOf(5));
  expect(next.version.id).not.toBe(edited.version.id);
  expect(next.state).toBe("changed");
});

test.each([
  ["no name", { name: " " }],
  ["no ads", { ads: [] }],
  ["another word", { decision: "rejected" }],
  ["a name that is too long", { name: "x".repeat(101) }],
])("A decision with %s is refused", async (_, change) => {
  const { ad, lena } = await reviewed();
  const body = { name: "Lena", decision: "approved", ads: [{ adId: ad.id, hash: ad.version.hash }] };
  expect((await lena.call("POST", "/decisions", { ...body, ...change })).status).toBe(400);
  expect((await lena.read()).ads[0]?.state).toBe("waiting");
});

test("A withdrawn link decides nothing, also when both happen at once", async () => {
  for (let round = 0; round < 5; round++) {
    const { ad, id, lena } = await reviewed();
    const ads = [{ adId: ad.id, hash: ad.version.hash }];
    const body = { name: "Lena", decision: "approved", ads };
    const [decided] = await Promise.all([
      lena.call("POST", "/decisions", body),
      client.call("DELETE", `/reviews/${id}`),
    ]);
    expect([200, 404]).toContain(decided.status);
    expect((await client.ad(ad.id)).state === "approved").toBe(decided.status === 200);
    expect((await lena.call("POST", "/decisions", body)).status).toBe(404);
  }
});
