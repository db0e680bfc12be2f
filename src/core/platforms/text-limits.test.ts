import { expect, test } from "vitest";
import { countCharacters, fittingPlatforms } from "./text-limits.ts";

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
