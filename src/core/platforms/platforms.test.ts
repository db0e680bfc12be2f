import { describe, expect, test } from "vitest";
import { inWords } from "../in-words.ts";
import type { PlatformSpec } from "./platform.ts";
import { IMAGE_PLATFORM_IDS, IMAGE_PLATFORMS, PLATFORM_IDS, PLATFORMS } from "./platforms.ts";

const entries: [string, PlatformSpec][] = Object.entries(PLATFORMS);

test("Stored rows and the API rely on the ids, the names and their order", () => {
  expect(PLATFORM_IDS).toEqual([
    "facebook",
    "instagram",
    "tiktok",
    "linkedin",
    "pinterest",
    "google_search",
    "microsoft_search",
    "x",
    "chatgpt",
  ]);
  expect(IMAGE_PLATFORMS).toEqual(["Facebook", "Instagram", "TikTok", "LinkedIn", "Pinterest"]);
  expect(IMAGE_PLATFORM_IDS).toEqual(PLATFORM_IDS.slice(0, IMAGE_PLATFORMS.length));
});

describe.each(entries)("%s", (_, { code, fields, mainField }) => {
  test("has a unique code of two letters", () => {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(entries.filter(([, other]) => other.code === code)).toHaveLength(1);
  });

  test("has a main field and consistent limits", () => {
    expect(fields[mainField]).toBeDefined();
    for (const { min = 1, shown = min, max = shown, list, written } of Object.values(fields)) {
      expect(min).toBeLessThanOrEqual(shown);
      expect(shown).toBeLessThanOrEqual(max);
      if (list) expect(written).toBeLessThanOrEqual(list.max);
    }
  });
});

test("inWords spells counts within a sentence", () => {
  expect([0, 5, 12, 13].map(inWords)).toEqual(["zero", "five", "twelve", "13"]);
});
