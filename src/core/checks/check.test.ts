import { describe, expect, test } from "vitest";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { checkAd, checkAds, checkField, createChecker } from "./check.ts";
import { applyFix } from "./apply-fix.ts";
import { fixAll } from "./fixes.ts";
import type { CheckContext, Finding, Severity } from "./rule.ts";

const check = (platform: PlatformId, text: string, context?: CheckContext) =>
  checkField({ platform, field: PLATFORMS[platform].mainField, text }, context);
const find = (findings: readonly Finding[], ruleId: string) =>
  findings.find((finding) => finding.ruleId === ruleId);

/** Severities of a rule on Google, Microsoft, Meta, TikTok, LinkedIn, Pinterest and X. */
function severities(ruleId: string, text: string): (Severity | "-")[] {
  const platforms = [
    "google_search",
    "microsoft_search",
    "facebook",
    "tiktok",
    "linkedin",
    "pinterest",
    "x",
  ] as const;
  return platforms.map((platform) => find(check(platform, text), ruleId)?.severity ?? "-");
}
const [R, M, A, L] = ["reject", "may-reject", "advice", "law"] as const;

describe("severities by platform", () => {
  test.each([
    ["emoji", "Fresh bread 🍞", [R, R, "-", R, A, "-", "-"]],
    ["symbols", "★ Fresh bread", [R, R, A, R, A, A, A]],
    ["punct-repeat", "Buy now!!", [R, R, M, M, M, A, A]],
    ["caps-word", "GRATIS Versand", [R, R, M, M, M, A, A]],
    ["phone", "Call 030 1234567 for a table by the window", [R, R, A, A, M, A, "-"]],
    ["url", "More about the lamp at halden.shop", [R, R, "-", R, M, A, "-"]],
    ["word-x3", "new new new", [R, R, A, A, A, A, A]],
    ["tt-symbols", "Softer evenings #lamp", ["-", "-", "-", R, "-", "-", "-"]],
    ["pa-health-money", "Are you diabetic?", [A, A, R, M, M, M, M]],
    ["before-after", "Before & after: our kitchens", [A, A, M, R, A, A, M]],
    ["before-after", "Before & after: smooth skin", [A, A, R, R, R, A, M]],
    ["weight-loss", "Lose 10 lb fast", [M, M, M, M, M, R, M]],
    ["cure", "Cures diabetes", [R, M, R, R, R, R, M]],
    ["guarantee", "Guaranteed 30% return", [R, M, M, R, M, M, M]],
    ["superlative", "The best pizza in town", [M, M, A, M, A, A, A]],
    ["competitor", "Cheaper than Company XYZ", [M, M, A, R, A, A, A]],
    ["free", "Free lamp", [A, A, A, M, A, A, A]],
    ["urgency", "Act now", [A, M, A, M, A, A, A]],
    ["clickbait", "You won't believe this", [R, R, M, R, M, R, M]],
    ["discount", "20% off", [L, L, A, L, L, A, A]],
    ["number-claim", "3x faster", [L, L, L, L, L, L, L]],
    ["green", "Eco-friendly soap", [L, L, L, L, L, L, L]],
    ["platform-name", "Connect with us on LinkedIn", ["-", "-", "-", "-", R, "-", "-"]],
    ["masked-swear", "sh** happens", [A, A, A, A, A, A, A]],
  ] as const)("%s: %s", (ruleId, text, expected) => {
    expect(severities(ruleId, text)).toEqual(expected);
  });

  test("a difference between ad and landing page weighs more than an unknown one", () => {
    const offer = { different: ["20%"] };
    expect(find(check("tiktok", "20% off"), "discount")?.severity).toBe(L);
    expect(find(check("tiktok", "20% off", { offer }), "discount")?.severity).toBe(R);
    expect(find(check("tiktok", "20% off", { offer: { confirmed: ["20%"] } }), "discount")).toBeUndefined();
  });
});

describe("fixes", () => {
  test.each([
    ["emoji", "google_search", "Fresh bread 🍞🍞 daily", "Fresh bread daily"],
    ["symbols", "google_search", "★ Fresh bread", "Fresh bread"],
    ["symbols", "google_search", "𝐁𝐨𝐥𝐝 deals", "Bold deals"],
    ["punct-repeat", "google_search", "Really?! Yes", "Really? Yes"],
    ["caps-word", "google_search", "HUGE SALE today", "Huge sale today"],
    ["caps-word", "google_search", "Unsere AKTION ist GRATIS", "Unsere Aktion ist GRATIS"],
    ["leet", "google_search", "Fresh f1owers", "Fresh flowers"],
    ["spaced-letters", "google_search", "S.A.L.E.S now", "Sales now"],
    ["text-speak", "google_search", "Just 4 u", "Just for you"],
    ["lookalikes", "google_search", "Frее shipping", "Free shipping"],
    ["word-x3", "google_search", "Sale, sale, sale now", "Sale now"],
    ["phone", "google_search", "Bread for breakfast. Call 0800 123 456 now.", "Bread for breakfast."],
    [
      "url",
      "google_search",
      "Fresh bread from seven in the morning at halden.shop",
      "Fresh bread from seven in the morning",
    ],
    ["tt-symbols", "tiktok", "Softer evenings #lamp", "Softer evenings lamp"],
    ["urgency", "microsoft_search", "Act now. New lamps are here.", "New lamps are here."],
  ] as const)("%s on %s: %s", (ruleId, platform, text, expected) => {
    const finding = find(check(platform, text), ruleId);
    expect(finding?.fix && applyFix(text, finding.fix)).toBe(expected);
  });

  test("of a headline's exclamation mark is a full stop", () => {
    const [finding] = checkField({ platform: "google_search", field: "headlines", text: "¡Compra ya!" });
    expect(finding?.fix && applyFix("¡Compra ya!", finding.fix)).toBe("Compra ya.");
  });

  test("are joined into one, and what remains is clean", () => {
    const text = "HUGE SALE!! Fresh f1owers 🌷 for the whole house";
    const fixes = check("google_search", text).flatMap(({ fix }) => (fix ? [fix] : []));
    expect(applyFix(text, fixAll(fixes, "Fix all"))).toBe("Huge sale! Fresh flowers for the whole house");
  });
});

describe("texts that are allowed", () => {
  test.each([
    "We give no guarantee of results",
    "Does not cure diabetes",
    "Heilt keine Krankheit",
    "Not the cheapest, just well made",
    "Help us find a cure for cancer",
    "Keine Garantie auf Erfolg",
    "Sin garantía de resultados",
    "Aucune garantie de résultat",
  ])("%s", (text) => {
    expect(check("tiktok", text).filter(({ severity }) => severity !== "advice")).toEqual([]);
  });

  test("names of brand and products are never misspellings, but can be promises", () => {
    const context = { names: ["SALLY'S", "Best Bread", "Cures cancer"] };
    expect(check("google_search", "SALLY'S Best Bread", context)).toEqual([]);
    expect(find(check("google_search", "Cures cancer", context), "cure")).toBeDefined();
    expect(
      find(check("google_search", "Cures cancer", { phrases: ["Cures cancer"] }), "cure"),
    ).toBeUndefined();
  });

  test("promotion codes keep their capitals", () => {
    expect(check("google_search", "20 lamps with code DUSK and “SUMMER”")).toEqual([]);
  });

  test("claims with a stored proof are silent", () => {
    expect(check("facebook", "The best pizza in town", { proofs: ["best pizza in town"] })).toEqual([]);
  });
});

describe("disguises", () => {
  test.each([
    ["decomposed letters", "Abnehmen ohne Diät".normalize("NFD"), "weight-loss"],
    ["invisible characters", "Guaran\u200Bteed results", "guarantee"],
    ["soft hyphens", "Gua\u00ADran\u00ADteed results", "guarantee"],
    ["look-alike letters", "Guаrаnteed results", "guarantee"],
    ["full-width letters", "Ｇｕａｒａｎｔｅｅｄ results", "guarantee"],
    ["no-break spaces", "Guaranteed\u00A0results", "guarantee"],
    ["curly apostrophes", "You won’t believe this", "clickbait"],
  ])("%s do not hide a promise", (_, text, ruleId) => {
    const finding = find(check("facebook", text), ruleId);
    expect(finding?.span?.start).toBe(0);
    expect(text.slice(0, finding?.span?.end)).not.toMatch(/\s$/u);
  });

  test("positions are those of the text as typed", () => {
    const text = "Diät\u200B ist".normalize("NFD") + " unnötig: Abnehmen leicht";
    const finding = find(check("pinterest", text), "weight-loss");
    expect(text.slice(finding?.span?.start, finding?.span?.end)).toBe("Abnehmen");
  });
});

describe("an ad", () => {
  const headlines = ["Dusk Lamp", "Warm Light in Two Taps", "Free Returns for 30 Days"];
  const descriptions = ["A bedside lamp that dims with the evening.", "Order today, sleep easier tonight."];

  test("has only advice if all fields are correct", () => {
    const found = checkAd({
      platform: "google_search",
      fields: { headlines, descriptions, paths: ["lamps"] },
    });
    expect(found.filter(({ severity }) => severity !== "advice")).toEqual([]);
  });

  test("has findings for too few, too long and repeated texts", () => {
    const fields = {
      headlines: ["Dusk Lamp for your bedroom and more", "Dusk lamp for bedrooms", "Dusk lamp for bedrooms!"],
      descriptions: ["One! Two!"],
      paths: ["", "a/b"],
    };
    const found = checkAd({ platform: "google_search", fields });
    expect(found.map(({ ruleId, field, index }) => `${ruleId} ${field} ${index ?? ""}`.trim())).toEqual([
      "too-long headlines 0",
      "too-few descriptions",
      "path-characters paths 1",
      "path-order paths 1",
      "excl headlines 2",
      "excl descriptions 0",
      "duplicate-asset headlines 2",
    ]);
  });

  test("counts wide characters twice", () => {
    const found = checkField({ platform: "google_search", field: "headlines", text: "灯".repeat(16) });
    expect(found[0]).toMatchObject({ ruleId: "too-long", what: "2 characters too long" });
  });

  test("has the findings of its fields, also when several ads are checked", () => {
    const text = "Guaranteed results";
    const [first, second] = checkAds([
      { platform: "facebook", fields: { primaryText: text } },
      { platform: "tiktok", fields: { text } },
    ]);
    expect(first).toEqual(checkField({ platform: "facebook", field: "primaryText", text }));
    expect(second?.[0]).toMatchObject({ platform: "tiktok", ruleId: "guarantee", severity: "reject" });
  });
});

test("A finding states the fault, the platforms, the reason, the source and its date in a sentence", () => {
  const [finding] = check("google_search", "HUGE SALE today");
  expect(finding?.message).toBe(
    "“HUGE SALE” is in capitals: Google Search does not allow it, because capitals are for names and abbreviations",
  );
  expect(finding?.source).toMatchObject({ networks: ["google"], readOn: "2026-11-22" });
});

test("A checker reads a text once for all its fields and platforms", () => {
  const checker = createChecker({ names: ["Halden"] });
  const text = "GREAT lamps by HALDEN";
  const found = checker.scan(text);
  for (const platform of ["facebook", "google_search"] as const)
    expect(checker.check({ platform, field: PLATFORMS[platform].mainField, text })).toEqual(
      checkField({ platform, field: PLATFORMS[platform].mainField, text }, { names: ["Halden"] }),
    );
  expect(checker.scan(text)).toBe(found);
});
