import { expect, test } from "vitest";
import { PLATFORMS } from "./platforms.ts";
import { countCharacters, countLength, fitsField, fittingPlatforms } from "./text-fields.ts";

test("A short plain text fits every platform", () => {
  expect(fittingPlatforms("The Dusk Lamp dims as the sun sets.")).toEqual([
    "facebook",
    "instagram",
    "tiktok",
    "linkedin",
    "pinterest",
  ]);
});

test.each([
  ["an emoji", "Softer evenings ✨"],
  ["a hashtag", "Softer evenings #lamp"],
  ["an address", "See www.halden.example"],
  ["101 characters", "x".repeat(101)],
  ["51 wide characters", "灯".repeat(51)],
])("TikTok rejects %s", (_, text) => {
  expect(fittingPlatforms(text)).not.toContain("tiktok");
  expect(fittingPlatforms(text)).toContain("facebook");
});

test("Limits include their maximum", () => {
  expect(fittingPlatforms("x".repeat(100))).toContain("tiktok");
  expect(fittingPlatforms("灯".repeat(50))).toContain("tiktok");
  expect(fittingPlatforms("x".repeat(500))).toContain("pinterest");
  expect(fittingPlatforms("x".repeat(501))).not.toContain("pinterest");
  expect(fittingPlatforms("x".repeat(2201))).toEqual(["linkedin"]);
  expect(fittingPlatforms("✨".repeat(11))).not.toContain("linkedin");
});

test("countCharacters counts graphemes", () => {
  expect(countCharacters("a👩‍👩‍👧é")).toBe(3);
});

const { headlines, paths } = PLATFORMS.google_search.fields;

test.each([
  ["utf16", { count: "utf16" }, "a灯👍🏽é", 7],
  ["width", { count: "width" }, "Lamp 灯「。Ａ", 13],
  ["post, with a link", { count: "post" }, "Dim it: https://halden.example/dusk?a=b#c", 31],
  ["post, with emoji", { count: "post" }, "a👩‍👩‍👧👍🏽1️⃣", 7],
  ["post, with wide characters", { count: "post" }, "灯 é", 4],
] as const)("countLength counts %s", (_, field, text, length) => {
  expect(countLength(field, text)).toBe(length);
});

test("fitsField applies the limits of the field", () => {
  expect(fitsField(headlines, "x".repeat(30))).toBe(true);
  expect(fitsField(headlines, "x".repeat(31))).toBe(false);
  expect(fitsField(headlines, "灯".repeat(16))).toBe(false);
  expect(fitsField(headlines, "Halden® © 2026")).toBe(true);
  expect(fitsField(headlines, "Softer evenings ✨")).toBe(false);
  expect(fitsField(paths, "lamps/dusk")).toBe(false);
  expect(fitsField(PLATFORMS.chatgpt.fields.title, "Hi")).toBe(false);
  expect(fitsField(PLATFORMS.facebook.fields.headline, "x".repeat(500))).toBe(true);
});
