import { expect, test } from "vitest";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { emptyFields, missingFields, normalizeFields, normalizeText } from "./ad-fields.ts";
import { formatAdKey, VARIANT_LETTERS } from "./ad-key.ts";
import { wholeAdFindings, type PictureFacts } from "./whole-ad-findings.ts";
import { adState, missingParts, openFindings } from "./ad-state.ts";
import { campaignSlug, isWebAddress, tagUrl } from "./tag-url.ts";

test("Keys have the form that reports are searched for", () => {
  const pattern = /\bAL[0-9A-HJKMNP-TV-Z]{6}-[A-Z]{2}\d{1,2}[a-z]?\b/i;
  const keys = PLATFORM_IDS.flatMap((platform) =>
    VARIANT_LETTERS.map((variant) => formatAdKey({ code: "7K3Q9Z", platform, part: 1, variant })),
  );
  expect(keys[0]).toBe("AL7K3Q9Z-FB1a");
  expect(new Set(keys).size).toBe(PLATFORM_IDS.length * 26);
  for (const key of keys) expect(key).toMatch(pattern);
});

const tags = { platform: "facebook", slug: "dusk-lamp", key: "AL7K3Q9Z-FB1a" } as const;
const TAGS = "utm_source=facebook&utm_medium=paid_social&utm_campaign=dusk-lamp&utm_content=AL7K3Q9Z-FB1a";

test.each([
  ["https://halden.example", `https://halden.example?${TAGS}`],
  ["https://halden.example/dusk#top", `https://halden.example/dusk?${TAGS}#top`],
  ["https://halden.example/?a=1&b=%20c", `https://halden.example/?a=1&b=%20c&${TAGS}`],
  ["https://halden.example/?", `https://halden.example/?${TAGS}`],
  ["https://halden.example/?a=1&#x?y", `https://halden.example/?a=1&${TAGS}#x?y`],
  ["https://bücher.example/straße?q=größe", `https://bücher.example/straße?q=größe&${TAGS}`],
  [
    "https://halden.example/?id={lpurl}&k={{ad.id}}",
    `https://halden.example/?id={lpurl}&k={{ad.id}}&${TAGS}`,
  ],
  [
    "https://halden.example/?UTM_Source=mail&utm%5Fmedium=x",
    "https://halden.example/?UTM_Source=mail&utm%5Fmedium=x&utm_campaign=dusk-lamp&utm_content=AL7K3Q9Z-FB1a",
  ],
])("tagUrl adds what %s does not have", (address, tagged) => {
  expect(tagUrl(address, tags)).toBe(tagged);
  expect(tagUrl(tagged, tags)).toBe(tagged);
});

test("The macro of a search platform keeps its braces", () => {
  expect(tagUrl("https://halden.example/", { ...tags, platform: "google_search" })).toMatch(
    /utm_source=google&utm_medium=cpc.*&utm_term=\{keyword\}$/u,
  );
});

test.each([
  ["", false],
  ["halden.example", false],
  ["javascript:alert(1)", false],
  ["ftp://halden.example", false],
  ["https://", false],
  ["https://localhost/", false],
  ["https://me:secret@halden.example/", false],
  ["https://halden.example/a b", false],
  [`https://halden.example/${"a".repeat(2048)}`, false],
  ["HTTPS://Halden.example:8443/", true],
  ["https://例え.テスト/道", true],
])("isWebAddress of %s", (address, expected) => {
  expect(isWebAddress(address)).toBe(expected);
  if (!expected) expect(tagUrl(address, tags)).toBeUndefined();
});

test("1,000 addresses are tagged without other changes", () => {
  const pieces = ["a", "Z", "0", "-", "_", ".", "~", "%41", "ü", "灯", "{x}", "=", "&", "+", "/", "?"];
  let seed = 7;
  const next = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
  const text = () => Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join("");
  for (let round = 0; round < 1000; round++) {
    const query = next(2) ? `?${text()}` : "";
    const fragment = next(2) ? `#${text()}` : "";
    const address = `https://halden.example/${text().replaceAll("?", "")}${query}${fragment}`;
    const tagged = tagUrl(address, tags)!;
    expect(tagged.startsWith(address.slice(0, address.length - fragment.length))).toBe(true);
    expect(tagged.endsWith(fragment)).toBe(true);
    const before = [...new URL(address).searchParams].filter(([name]) => name !== "");
    expect([...new URL(tagged).searchParams].filter(([name]) => name !== "").slice(0, before.length)).toEqual(
      before,
    );
    expect(new URL(tagged).searchParams.getAll("utm_content")).toEqual([tags.key]);
  }
});

test.each([
  ["Dusk Lamp", "dusk-lamp"],
  ["Crème Brûlée & Co.", "creme-brulee-co"],
  ["The Lamp Shop", "the-lamp-store"],
  ["Shopping bag", "store-bag"],
  ["Workshop", "workshop"],
  ["夕暮れランプ", "al7k3q9z"],
  ["x".repeat(80), "x".repeat(60)],
])("campaignSlug of %s", (name, slug) => {
  expect(campaignSlug(name, "AL7K3Q9Z")).toBe(slug);
});

test.each([
  ["Cafe\u0301", "Caf\u00e9"],
  ["one\r\ntwo\rthree\u2028four", "one\ntwo\nthree\nfour"],
  ["a\u0000b\u001b[31mred\u202e", "abred"],
  ["<b>bold</b>", "<b>bold</b>"],
  ["  spaces stay  ", "  spaces stay  "],
])("normalizeText of %j", (text, expected) => {
  expect(normalizeText(text)).toBe(expected);
  expect(normalizeText(expected)).toBe(expected);
});

test("A headline has one line", () => {
  const { fields } = normalizeFields("google_search", { headlines: ["Softer\nevenings"] });
  expect(fields).toEqual({ headlines: ["Softer evenings"] });
});

test("Texts beyond a limit are kept, and unknown fields are named", () => {
  const long = "x".repeat(5000);
  const given = { text: long, headline: ["list"], subject: "?", constructor: "?" };
  expect(normalizeFields("x", given)).toEqual({
    fields: { text: long },
    unknown: ["headline", "subject", "constructor"],
  });
});

test("An ad lacks its required fields, picture and address", () => {
  const nothing = (platform: (typeof PLATFORM_IDS)[number]) =>
    missingParts({ platform, fields: emptyFields(platform), url: "", hasMedia: false });
  expect(nothing("facebook")).toEqual(["primaryText", "headline", "media", "url"]);
  expect(nothing("google_search")).toEqual(["headlines", "descriptions", "url"]);
  expect(nothing("chatgpt")).toEqual(["title", "copy", "url"]);
  expect(missingFields("google_search", { headlines: ["a", " ", "b"], descriptions: ["c", "d"] })).toEqual([
    "headlines",
  ]);
});

test("The state follows from texts, findings and approval", () => {
  const finding = { severity: "maybe", override: null } as const;
  const ad = { copyState: "written", missing: [], findings: [], hash: "1", approvedHash: null } as const;
  expect(adState(ad)).toBe("complete");
  expect(adState({ ...ad, findings: [finding] })).toBe("needs_look");
  expect(adState({ ...ad, findings: [{ ...finding, override: {} }] })).toBe("complete");
  expect(adState({ ...ad, findings: [{ ...finding, severity: "advice" }] })).toBe("complete");
  expect(adState({ ...ad, missing: ["url"], findings: [finding] })).toBe("incomplete");
  expect(adState({ ...ad, approvedHash: "1" })).toBe("approved");
  expect(adState({ ...ad, approvedHash: "2", missing: ["url"] })).toBe("changed");
  expect(adState({ ...ad, copyState: "writing", approvedHash: "1" })).toBe("writing");
  expect(adState({ ...ad, copyState: "failed" })).toBe("failed");
  expect(openFindings([finding])).toEqual([finding]);
});

const PICTURE: PictureFacts = {
  ...{ engine: "studio", width: 1080, height: 1350, contrast: 7, disclaimer: "" },
  texts: [{ l: 100, t: 100, r: 900, b: 200 }],
};
const rulesOf = (picture: Partial<PictureFacts>, placement = "facebook_feed", disclaimer = "") =>
  wholeAdFindings(
    { platform: "facebook", placement, fields: {}, picture: { ...PICTURE, ...picture } },
    disclaimer,
  ).map(({ ruleId, field }) => `${ruleId} ${field}`);

test("The picture of an ad is checked for shape, safe area, contrast and label", () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ height: 700 })).toEqual(["image-ratio media"]);
  expect(rulesOf({}, "story")).toEqual(["image-ratio media"]);
  expect(rulesOf({ texts: [{ l: 0, t: 100, r: 500, b: 200 }] })).toEqual(["image-safe-box media"]);
  expect(rulesOf({ contrast: 4.4 })).toEqual(["image-contrast media"]);
  expect(rulesOf({ engine: "gpt-image-2.5-flare" })).toEqual(["ai-label media"]);
});

test("A generated picture names the label switch of its platform", () => {
  const picture = { ...PICTURE, engine: "gpt-image-2.5-flare", height: 1920 };
  const [finding] = wholeAdFindings({ platform: "tiktok", fields: {}, picture }, "");
  expect(finding?.message).toContain("switch on the AI-generated content label");
});

test("A disclaimer is part of the picture or of the texts", () => {
  const disclaimer = "Drink responsibly.";
  expect(rulesOf({}, "facebook_feed", disclaimer)).toEqual(["disclaimer media"]);
  expect(rulesOf({ disclaimer }, "facebook_feed", disclaimer)).toEqual([]);
  const search = (description: string) =>
    wholeAdFindings({ platform: "google_search", fields: { descriptions: [description] } }, disclaimer);
  expect(search("A light red wine.")).toMatchObject([{ ruleId: "disclaimer", field: "descriptions" }]);
  expect(search(`A light red wine. ${disclaimer}`)).toEqual([]);
});
