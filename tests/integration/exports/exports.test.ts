import { createHash } from "node:crypto";
import { strFromU8 } from "fflate";
import { expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import type { Export, ExportPreview } from "#core/exports/api.ts";
import { csvRows, workbookRows } from "#server/modules/exports/formats/read-files.fixture.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { exportsClient } from "../../support/exports.ts";
import { createUser } from "../../support/user.ts";

const META = [
  { platform: "facebook", format: "meta_sheet_beta" },
  { platform: "instagram", format: "meta_sheet_beta" },
];
const DECK = { platform: "linkedin", format: "copy_deck" };

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });
const user = await createUser(app.deps);
const client = exportsClient(app.url, user);
const campaign = await client.ready();

const adsOf = (platform: string) => campaign.ads.filter((ad) => ad.platform === platform);

test("An export has the sheets, pictures and records of its ads", async () => {
  const found = await client.export(campaign.id, {
    platforms: [...META, DECK],
    settings: { pageId: "104882917", countries: ["de", "AT"], euPolitical: false, payer: "Halden ApS" },
  });
  expect(found).toMatchObject({ status: "completed", error: null, number: 1 });
  const exported = [...adsOf("facebook"), ...adsOf("instagram"), ...adsOf("linkedin")];
  const ids = [...found.included, ...found.left].map(({ adId }) => adId);
  expect(ids.toSorted()).toEqual(exported.map(({ id }) => id).toSorted());
  expect(found.included.length).toBeGreaterThan(3);

  const files = await client.filesOf(found.id);
  expect(Object.keys(files).length).toBe(found.file?.files);
  const rows = csvRows(files["facebook-instagram/meta-ads.csv"]!);
  const meta = found.included.filter(({ format }) => format === "meta_sheet_beta");
  expect(rows).toHaveLength(meta.length);
  for (const [index, row] of rows.entries()) {
    const ad = campaign.ads.find(({ id }) => id === meta[index]!.adId)!;
    expect(row).toMatchObject({
      "Campaign Status": "PAUSED",
      "Ad Set Run Status": "PAUSED",
      "Ad Status": "PAUSED",
      "Publisher Platforms": ad.platform,
      "Link Object ID": "o:104882917",
      Countries: "DE, AT",
      Link: ad.url,
      Title: ad.fields["headline"],
      Payer: "Halden ApS",
    });
    expect(row["Ad Name"]?.startsWith(`${ad.key} `)).toBe(true);
    expect(row["URL Tags"]).toContain(`utm_content=${ad.key}&utm_term={{placement}}`);
    const picture = `${ad.key.toLowerCase()}-${ad.media!.width}x${ad.media!.height}.png`;
    expect(row["Image File Name"]).toBe(picture);
    const bytes = files[`facebook-instagram/pictures/${picture}`]!;
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(ad.media!.sha256);
  }

  const deck = workbookRows(files["linkedin/linkedin-copy-deck.xlsx"]!, 1);
  expect(csvRows(files["linkedin/linkedin-copy-deck.csv"]!)).toEqual(deck);
  for (const name of ["README.txt", "facebook-instagram/README.txt", "linkedin/README.txt"]) {
    expect(strFromU8(files[name]!)).toMatch(/\r\n/);
  }
  expect(strFromU8(files["facebook-instagram/README.txt"]!)).toContain("2026-11-22");
  const sums = strFromU8(files["SHA256SUMS.txt"]!).trim().split("\n");
  expect(sums).toHaveLength(Object.keys(files).length - 1);
  for (const line of sums) {
    const [sum, name] = line.split("  ");
    expect(createHash("sha256").update(files[name!]!).digest("hex")).toBe(sum);
  }
  const approval = JSON.parse(strFromU8(files["approval.json"]!)) as { ads: { key: string; hash: string }[] };
  for (const { key, hash } of approval.ads) {
    expect(hash).toBe(campaign.ads.find((ad) => ad.key === key)?.version.hash);
  }
  expect(JSON.parse(strFromU8(files["ai-use.json"]!))).toHaveLength(found.included.length);
  const after = await client.campaign(campaign.id);
  for (const { adId } of found.included) {
    expect(after.ads.find(({ id }) => id === adId)?.exportedAt).toEqual(expect.any(String));
  }
});

test("A second export has another number in its file names, and both stay the same", async () => {
  const [first, second] = await Promise.all([
    client.export(campaign.id, { platforms: [DECK] }),
    client.export(campaign.id, { platforms: [DECK] }),
  ]);
  expect(new Set([first.number, second.number]).size).toBe(2);
  const before = await client.filesOf(first.id);
  const pictures = Object.keys(before).filter((name) => name.endsWith(".png"));
  for (const name of pictures) expect(name).toContain(`-v${first.number}.png`);
  const ad = (await client.campaign(campaign.id)).ads.find(({ platform }) => platform === "linkedin")!;
  const changed = await client.save(ad, { fields: { headline: "Written after the export" } });
  expect(changed.version.id).not.toBe(ad.version.id);
  expect(await client.filesOf(first.id)).toEqual(before);
});

test("The preview lists the content of each file, the omitted ads and the manual steps", async () => {
  const tiktok = adsOf("tiktok")[0]!;
  await client.save(await client.ad(tiktok.id), { fields: { text: "" } });
  const preview = await client.json<ExportPreview>("GET", `/campaigns/${campaign.id}/exports/preview`);
  expect(preview.settings).toMatchObject({
    pageId: "104882917",
    countries: ["DE", "AT"],
    payer: "Halden ApS",
  });
  const of = (platform: string) => preview.platforms.find((entry) => entry.platform === platform)!;
  const [sheet, deck] = of("facebook").formats;
  expect(sheet).toMatchObject({ format: "meta_sheet_beta", sureness: "beta", why: expect.any(String) });
  expect(sheet?.needs.map(({ setting }) => setting)).toEqual(["beneficiary"]);
  expect(deck).toMatchObject({ format: "copy_deck", sureness: "stable", why: null });
  const [behind] = of("tiktok").formats[0]!.left;
  expect(behind).toMatchObject({ adId: tiktok.id, field: "text", why: "Text is missing" });
  for (const { formats } of preview.platforms) {
    for (const { byHand, inFile } of formats) {
      expect(byHand.length).toBeGreaterThan(0);
      expect(inFile.length).toBeGreaterThan(1);
    }
  }
});

test("Settings are kept, and invalid ones are refused by name", async () => {
  const path = `/campaigns/${campaign.id}/exports/settings`;
  const stored = await client.json<object>("PATCH", path, { currency: "eur", dailyBudget: 12.5 });
  expect(stored).toMatchObject({ currency: "EUR", dailyBudget: 12.5, pageId: "104882917" });
  for (const [change, field] of [
    [{ campaignName: "=HYPERLINK(1)" }, "campaignName"],
    [{ adGroupName: "@SUM(1)" }, "adGroupName"],
    [{ businessName: "-5+3" }, "businessName"],
    [{ payer: "+1|cmd" }, "payer"],
    [{ countries: ["Germany"] }, "countries.0"],
    [{ pageId: "o:1" }, "pageId"],
    [{ dailyBudget: -1 }, "dailyBudget"],
    [{ timeZone: "Mars/Base" }, "timeZone"],
    [{ currency: "Euro" }, "currency"],
  ] as const) {
    const error = await readError(await client.call("PATCH", path, change));
    expect(error).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  }
});

test.each([
  ["no platform", { platforms: [] }, "platforms"],
  ["a platform twice", { platforms: [DECK, DECK] }, "platforms"],
  [
    "a format of another platform",
    { platforms: [{ platform: "x", format: "google_editor" }] },
    "platforms.0.format",
  ],
  ["an unknown format", { platforms: [{ platform: "x", format: "pdf" }] }, "platforms.0.format"],
  ["a platform without ads", { platforms: [{ platform: "chatgpt", format: "copy_deck" }] }, "platforms"],
  ["ads of others", { platforms: [DECK], adIds: ["11111111-1111-4111-8111-111111111111"] }, "adIds"],
])("%s is refused", async (_, body, field) => {
  const response = await client.call("POST", `/campaigns/${campaign.id}/exports`, body);
  expect(await readError(response)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
});

test("A formula, a blocking finding and a missing address exclude an ad; with a reason, a deck includes it", async () => {
  const [first, second] = adsOf("pinterest");
  const third = await client.json<Ad>("POST", `/ads/${first!.id}/duplicate`);
  await client.save(await client.ad(first!.id), { fields: { title: "=1+1" } });
  await client.save(await client.ad(second!.id), { fields: { title: "x".repeat(101) } });
  await client.save(third, { url: "" });
  const platforms = [
    { platform: "pinterest", format: "pinterest_v2_beta" },
    { platform: "pinterest", format: "copy_deck" },
  ];
  const found = await client.export(campaign.id, { platforms });
  expect(found).toMatchObject({ status: "completed", included: [], file: null });
  expect(found.left.map(({ field }) => field)).toEqual(["title", "title", "url", "title", "title", "url"]);
  expect((await client.call("GET", `/exports/${found.id}/download`)).status).toBe(404);

  await client.json("POST", `/ads/${second!.id}/findings/too-long`, {
    action: "override",
    reason: "By hand",
  });
  const again = await client.export(campaign.id, { platforms });
  expect(again.included.map(({ key, format }) => [key, format])).toEqual([[second!.key, "copy_deck"]]);
  const files = await client.filesOf(again.id);
  expect(JSON.parse(strFromU8(files["overridden-checks.json"]!))).toEqual([
    expect.objectContaining({ key: second!.key, rule: "too-long", reason: "By hand" }),
  ]);
});

test("A download continues at any byte", async () => {
  const found = await client.export(campaign.id, { platforms: META });
  const path = `/exports/${found.id}/download`;
  const whole = await client.call("GET", path);
  const etag = whole.headers.get("etag")!;
  const bytes = await whole.bytes();
  expect(bytes.length).toBe(found.file?.bytes);
  expect(whole.headers.get("content-length")).toBe(String(bytes.length));
  const part = (headers: Record<string, string>) =>
    fetch(`${app.url}/api${path}`, { headers: { cookie: user.cookie, ...headers } });
  const half = Math.floor(bytes.length / 2);
  const rest = await part({ range: `bytes=${half}-`, "if-range": etag });
  expect([rest.status, rest.headers.get("content-range")]).toEqual([
    206,
    `bytes ${half}-${bytes.length - 1}/${bytes.length}`,
  ]);
  expect(Buffer.compare(await rest.bytes(), bytes.subarray(half))).toBe(0);
  const last = await part({ range: "bytes=-10" });
  expect(Buffer.compare(await last.bytes(), bytes.subarray(-10))).toBe(0);
  const outdated = await part({ range: "bytes=5-", "if-range": '"other"' });
  expect([outdated.status, (await outdated.bytes()).length]).toEqual([200, bytes.length]);
  expect((await part({ range: `bytes=${bytes.length}-` })).status).toBe(416);
  expect((await part({ "if-none-match": etag })).status).toBe(304);
});

test("Ticks of the steps are kept", async () => {
  const found = await client.export(campaign.id, { platforms: [...META, DECK] });
  expect(found.steps.map(({ platform, done }) => [platform, done])).toEqual([
    ["facebook", false],
    ["instagram", false],
    ["linkedin", false],
  ]);
  const tick = (done: boolean) => client.json<Export>("PATCH", `/exports/${found.id}`, { ...DECK, done });
  await tick(true);
  expect((await tick(true)).steps.map(({ done }) => done)).toEqual([false, false, true]);
  expect((await tick(false)).steps.every(({ done }) => !done)).toBe(true);
  const other = { platform: "x", format: "copy_deck", done: true };
  expect((await client.call("PATCH", `/exports/${found.id}`, other)).status).toBe(400);
});

test("Exports of a campaign are listed newest first", async () => {
  const { items } = await client.json<{ items: Export[] }>("GET", `/campaigns/${campaign.id}/exports`);
  expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => items.length - index));
});

test("Other users can neither see nor start an export of a campaign", async () => {
  const found = await client.export(campaign.id, { platforms: [DECK] });
  const stranger = exportsClient(app.url, await createUser(app.deps));
  const body = { platforms: [DECK] };
  const answers = await Promise.all([
    stranger.call("GET", `/exports/${found.id}`),
    stranger.call("GET", `/exports/${found.id}/download`),
    stranger.call("PATCH", `/exports/${found.id}`, { ...DECK, done: true }),
    stranger.call("GET", `/campaigns/${campaign.id}/exports`),
    stranger.call("GET", `/campaigns/${campaign.id}/exports/preview`),
    stranger.call("PATCH", `/campaigns/${campaign.id}/exports/settings`, {}),
    stranger.call("POST", `/campaigns/${campaign.id}/exports`, body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
});
