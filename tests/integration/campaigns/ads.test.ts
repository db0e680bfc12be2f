import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ad, VersionList } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { createClock } from "#server/lib/clock.ts";
import { ads } from "#server/modules/campaigns/ads.table.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";
import { MINUTE } from "../../support/durations.ts";

let app: TestApp;
let offset = 0;
let client: CampaignsClient;
let campaign: AdCampaign;
/** The ad that the test changes. */
let ad: Ad;

beforeAll(async () => {
  const clock = createClock(() => offset);
  app = await startTestApp({ overrides: { plans: withPackages(100), clock } });
  client = campaignsClient(app.url, await createUser(app.deps));
  campaign = await client.package();
  ad = campaign.ads[0]!;
});
afterAll(() => app.stop());

const versions = async () => (await client.json<VersionList>("GET", `/ads/${ad.id}/versions`)).items;
const patch = (change: object) => client.call("PATCH", `/ads/${ad.id}`, change);

test("A save keeps the typed text, normalized, and changes revision and hash", async () => {
  const before = ad;
  const primaryText = `Cafe\u0301 at dusk.\r\n<b>20 hours</b>\u0000 ${"x".repeat(3000)}`;
  ad = await client.save(ad, { fields: { primaryText } });
  expect(ad.fields["primaryText"]).toBe(`Caf\u00e9 at dusk.\n<b>20 hours</b> ${"x".repeat(3000)}`);
  expect(ad.fields["headline"]).toBe(before.fields["headline"]);
  expect(ad.version.revision).not.toBe(before.version.revision);
  expect(ad.version.hash).not.toBe(before.version.hash);
  expect(ad.findings.map(({ rule }) => rule)).toContain("too-long");
  expect(ad.key).toBe(before.key);
  const use = ad.aiUse.find(({ part }) => part === "primaryText");
  expect(use).toMatchObject({ engine: "studio", changedAt: expect.any(String) });
});

test("A save on an outdated revision answers with the newest ad and changes nothing", async () => {
  const stale = ad.version.revision;
  ad = await client.save(ad, { fields: { headline: "From the first tab" } });
  const refused = await patch({ fields: { headline: "From the second tab" }, baseVersion: stale });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { code: "version_conflict", current: { id: ad.id, fields: ad.fields, version: ad.version } },
  });
  expect(await client.ad(ad.id)).toEqual(ad);
  const repeated = await patch({ fields: { headline: "From the first tab" }, baseVersion: stale });
  expect([repeated.status, await repeated.json()]).toEqual([200, ad]);
});

test("Of saves at the same time on one revision, one wins", async () => {
  const baseVersion = ad.version.revision;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => patch({ fields: { headline: `Tab ${at}` }, baseVersion })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  ad = await client.ad(ad.id);
});

test.each([
  ["an unknown field", { fields: { subject: "Hello" } }, "fields.subject"],
  ["a list for a single text", { fields: { headline: ["Hello"] } }, "fields.headline"],
  ["a name of every object", { fields: { toString: "Hello" } }, "fields.toString"],
  ["a button of another platform", { callToAction: "VIEW_QUOTE" }, "callToAction"],
  ["a picture of another campaign", { mediaId: "11111111-1111-4111-8111-111111111111" }, "mediaId"],
])("%s is refused", async (_, change, field) => {
  const error = await readError(await patch({ ...change, baseVersion: ad.version.revision }));
  expect(error).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});

test("Edits go into one version until it is closed", async () => {
  await client.json("POST", `/ads/${ad.id}/versions`);
  const count = (await versions()).length;
  ad = await client.save(ad, { fields: { description: "One" } });
  ad = await client.save(ad, { fields: { description: "Two" } });
  expect(await versions()).toHaveLength(count + 1);
  expect((await versions())[0]).toMatchObject({
    id: ad.version.id,
    number: count + 1,
    reason: "edited",
    changed: ["description"],
    closedAt: null,
  });
  await client.json("POST", `/ads/${ad.id}/versions`);
  ad = await client.save(ad, { fields: { description: "Three" } });
  expect(await versions()).toHaveLength(count + 2);
  offset += 11 * MINUTE;
  ad = await client.save(ad, { fields: { description: "Four" } });
  const [newest, previous] = await versions();
  expect([newest?.number, newest?.fields["description"]]).toEqual([count + 3, "Four"]);
  expect([previous?.fields["description"], previous?.closedAt]).toEqual(["Three", expect.any(String)]);
});

test("A restored version is a new one, and the history keeps all", async () => {
  const all = await versions();
  const first = all.at(-1)!;
  expect(first).toMatchObject({ number: 1, reason: "created" });
  const restored = await client.json<Ad>("POST", `/ads/${ad.id}/versions/${first.id}/restore`);
  expect(restored.fields).toEqual(first.fields);
  expect(restored.version.hash).toBe(first.hash);
  expect(restored.aiUse.every(({ changedAt }) => changedAt === null)).toBe(true);
  const after = await versions();
  expect(after.slice(1).map(({ id, fields }) => [id, fields])).toEqual(
    all.map(({ id, fields }) => [id, fields]),
  );
  expect(after[0]?.reason).toBe("restored");
  ad = restored;
  const other = campaign.ads[1]!;
  const foreign = await client.call("POST", `/ads/${other.id}/versions/${first.id}/restore`);
  expect(foreign.status).toBe(404);
});

test("A finding is overridden with a reason, dismissed, or marked as a name, for its words only", async () => {
  const url = "https://halden.example/dusk";
  const write = async (headline: string) =>
    (ad = await client.save(ad, {
      url,
      fields: { headline, primaryText: "Dims at dusk.", description: "" },
    }));
  const decide = (rule: string, body: object) => client.call("POST", `/ads/${ad.id}/findings/${rule}`, body);
  const rules = () => ad.findings.filter(({ override }) => override === null).map(({ rule }) => rule);

  await write("Softer evenings!!!");
  expect(rules()).toContain("punct-repeat");
  expect(ad.state).toBe("needs_look");
  const bare = await readError(await decide("punct-repeat", { action: "override" }));
  expect(bare).toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
  expect((await decide("unknown-rule", { action: "dismiss" })).status).toBe(404);
  const overridden = await decide("punct-repeat", { action: "override", reason: "Part of the name" });
  ad = (await overridden.json()) as Ad;
  expect(ad.state).toBe("complete");
  expect(ad.findings).toContainEqual(
    expect.objectContaining({
      rule: "punct-repeat",
      override: expect.objectContaining({ reason: "Part of the name" }),
    }),
  );
  await write("Brighter days!!!!");
  expect(rules()).toContain("punct-repeat");
  ad = (await (await decide("punct-repeat", { action: "dismiss", field: "headline" })).json()) as Ad;
  expect(ad.findings.map(({ rule }) => rule)).not.toContain("punct-repeat");

  await write("The LUMEN lamp");
  const capitals = ad.findings.find(({ field, span }) => field === "headline" && span !== null)?.rule;
  expect(capitals).toBeDefined();
  ad = (await (await decide(capitals!, { action: "name" })).json()) as Ad;
  expect(rules()).not.toContain(capitals);
  await write("LUMEN at dusk");
  expect(rules()).not.toContain(capitals);
});

test("A blocking finding stays visible, regardless of the decision", async () => {
  const long = ad.platform === "facebook" ? campaign.ads.find(({ platform }) => platform === "tiktok")! : ad;
  const saved = await client.save(await client.ad(long.id), { fields: { text: "x".repeat(101) } });
  expect(saved.findings).toContainEqual(expect.objectContaining({ rule: "too-long", severity: "reject" }));
  const path = `/ads/${long.id}/findings/too-long`;
  expect((await client.call("POST", path, { action: "dismiss" })).status).toBe(400);
  const decided = await client.json<Ad>("POST", path, { action: "dismiss", reason: "Agreed" });
  expect(decided.findings).toContainEqual(
    expect.objectContaining({ rule: "too-long", override: expect.objectContaining({ reason: "Agreed" }) }),
  );
});

test("A duplicate is a new variant with its own key, up to the letter Z", async () => {
  const source = await client.ad(ad.id);
  const copy = await client.call("POST", `/ads/${ad.id}/duplicate`);
  expect(copy.status).toBe(201);
  const duplicate = (await copy.json()) as Ad;
  expect(duplicate).toMatchObject({ fields: source.fields, platform: source.platform, media: source.media });
  expect(duplicate.variant > "C").toBe(true);
  expect(duplicate.version.hash).not.toBe(source.version.hash);
  const first = duplicate.variant.charCodeAt(0);
  for (let letter = first; letter < 90; letter++) {
    expect((await client.call("POST", `/ads/${ad.id}/duplicate`)).status).toBe(201);
  }
  const refused = await client.call("POST", `/ads/${ad.id}/duplicate`);
  expect(await readError(refused)).toMatchObject({ status: 409, code: "variant_limit" });
  const { ads } = await client.campaign(campaign.id);
  expect(new Set(ads.map(({ key }) => key)).size).toBe(ads.length);
});

test("A deleted ad is restored within 10 minutes, and its key is never used again", async () => {
  const { ads } = await client.campaign(campaign.id);
  const platform = "pinterest";
  const gone = ads.filter((other) => other.platform === platform);
  for (const { id } of gone) expect((await client.call("DELETE", `/ads/${id}`)).status).toBe(204);
  expect((await client.call("GET", `/ads/${gone[0]!.id}`)).status).toBe(404);
  const back = await client.json<Ad>("POST", `/ads/${gone[0]!.id}/restore`);
  expect(back.key).toBe(gone[0]!.key);
  expect((await client.call("DELETE", `/ads/${back.id}`)).status).toBe(204);
  await client.json("POST", `/campaigns/${campaign.id}/ads`, { platform });
  const again = (await client.written(campaign.id)).ads.filter((other) => other.platform === platform);
  expect(again.length).toBeGreaterThan(0);
  for (const { key } of again) {
    expect(key).toMatch(/-PI[12][a-z]$/);
    expect(gone.map((other) => other.key)).not.toContain(key);
  }
  offset += 11 * MINUTE;
  expect((await client.call("POST", `/ads/${back.id}/restore`)).status).toBe(404);
});

test("A rewrite of a field is a new version of that field alone", async () => {
  const before = await client.ad(ad.id);
  const response = await client.call("POST", `/ads/${ad.id}/rewrite`, { field: "headline", wish: "shorter" });
  expect(response.status).toBe(202);
  const { id } = (await response.json()) as { id: string };
  const second = await client.call("POST", `/ads/${ad.id}/rewrite`, {});
  const generation = await client.ended(id);
  expect(generation).toMatchObject({ kind: "copy", status: "completed" });
  // Without waiting: the job that puts texts into ads may run later than the generation ends.
  const after = await client.ad(ad.id);
  expect(after.fields["headline"]).not.toBe(before.fields["headline"]);
  expect({ ...after.fields, headline: "" }).toEqual({ ...before.fields, headline: "" });
  expect((await versions())[0]).toMatchObject({ reason: "rewritten", changed: ["headline"] });
  expect(after.aiUse).toContainEqual(
    expect.objectContaining({ part: "headline", engine: "studio", changedAt: null }),
  );
  expect([202, 409]).toContain(second.status);
  const unknown = await readError(await client.call("POST", `/ads/${ad.id}/rewrite`, { field: "subject" }));
  expect(unknown).toMatchObject({ status: 400 });
});

test("An ad that is read before the job has run has the texts of its ended generation", async () => {
  const { id } = await client.json<{ id: string }>("POST", `/ads/${ad.id}/rewrite`, { field: "headline" });
  await client.ended(id);
  const written = await client.ad(ad.id);
  // As it is before the job: an older text, and the running generation of another one.
  await client.save(written, { fields: { headline: "The text before" } });
  await app.deps.db.update(ads).set({ writingId: id }).where(eq(ads.id, ad.id));
  expect((await client.ad(ad.id)).fields["headline"]).toBe(written.fields["headline"]);
});
