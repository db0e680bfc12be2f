import { expect, test } from "vitest";
import type { PlatformId } from "../platforms/platforms.ts";
import type { Ad } from "./ad.ts";
import { applyTexts } from "./apply-texts.ts";

const ad = (id: string, platform: PlatformId, fields: Ad["fields"], part: Partial<Ad> = {}): Ad => ({
  ...{ id, platform, fields, campaignId: "c", key: id, placement: "", variant: "A", angle: null, url: "" },
  ...{ callToAction: null, taggedUrl: null, media: null, state: "complete", exportedAt: null },
  ...{ findings: [], decisions: [], missing: [], aiUse: [], aiLabel: null, updatedAt: "" },
  version: { id: "v", revision: "1", hash: "h" },
  ...part,
});

const LONG =
  `Potted by hand in our studio, every week of the year. ${"A card tells when to water. ".repeat(3)}`.trim();
const source = ad("fb", "facebook", { primaryText: LONG, headline: "One plant a month", description: "" });

test("the main text and the headline go to the fields of the same role, fitted to each", () => {
  const ads = [
    source,
    ad("ig", "instagram", { primaryText: "Old", headline: "Old", description: "" }),
    ad("tt", "tiktok", { text: "Old", displayName: "Fern" }),
    ad("pi", "pinterest", { title: "Old", description: "Old", altText: "" }),
  ];
  const applied = applyTexts(source, source.fields, ads);
  expect(applied.map(({ ad: { id }, field, isCut }) => [id, field, isCut])).toEqual([
    ["ig", "primaryText", true],
    ["ig", "headline", false],
    ["tt", "text", true],
    ["pi", "title", false],
    ["pi", "description", false],
  ]);
  expect(applied.find(({ field }) => field === "text")?.text).toBe(
    "Potted by hand in our studio, every week of the year. A card tells when to water.",
  );
});

test("other variants, lists, ads being written and equal texts are left out", () => {
  const ads = [
    source,
    ad("b", "instagram", { primaryText: "Old", headline: "Old" }, { variant: "B" }),
    ad("gs", "google_search", { headlines: ["Old"], descriptions: [], paths: [] }),
    ad("li", "linkedin", { introText: "", headline: "" }, { state: "writing" }),
    ad("x", "x", { text: LONG, headline: "One plant a month" }),
  ];
  expect(applyTexts(source, source.fields, ads)).toEqual([]);
});

test("a text that fits at no sentence is named without a text", () => {
  const fields = { ...source.fields, primaryText: "x".repeat(140), headline: "" };
  const [applied] = applyTexts(source, fields, [ad("tt", "tiktok", { text: "Old", displayName: "" })]);
  expect(applied).toMatchObject({ field: "text", text: undefined });
});
