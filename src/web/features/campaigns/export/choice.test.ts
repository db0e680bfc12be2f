import { expect, test } from "vitest";
import type { ExportPreview } from "#core/exports/api.ts";
import { DEFAULT_SETTINGS } from "#core/exports/settings.ts";
import { FIRST_CHOICE, requestOf, selectedOf, sharingPlatforms } from "./choice.ts";

const format = (name: "meta_sheet_beta" | "copy_deck", adIds: string[]) => ({
  format: name,
  name,
  sureness: "stable" as const,
  why: null,
  adIds,
  pictures: 0,
  left: [],
  inFile: [],
  byHand: [],
  needs: [],
});
const preview: ExportPreview = {
  settings: DEFAULT_SETTINGS,
  platforms: [
    {
      platform: "facebook",
      ads: 2,
      warnings: [],
      formats: [format("meta_sheet_beta", ["a"]), format("copy_deck", ["a", "b"])],
    },
    { platform: "tiktok", ads: 1, warnings: [], formats: [format("copy_deck", [])] },
  ],
};

test("exports each platform that has a ready ad, in its first format", () => {
  expect(requestOf(selectedOf(preview, FIRST_CHOICE))).toEqual([
    { platform: "facebook", format: "meta_sheet_beta" },
  ]);
});

test("follows the chosen format and leaves out what is excluded", () => {
  const chosen = selectedOf(preview, { formats: { facebook: "copy_deck" }, excluded: [] });
  expect(requestOf(chosen)).toEqual([{ platform: "facebook", format: "copy_deck" }]);
  expect(requestOf(selectedOf(preview, { formats: {}, excluded: ["facebook"] }))).toEqual([]);
});

test("names the platforms of one file, as long as both are exported in its format", () => {
  const [facebook] = preview.platforms;
  const both: ExportPreview = {
    ...preview,
    platforms: [facebook!, { ...facebook!, platform: "instagram" }, preview.platforms[1]!],
  };
  const sharing = (choice: Parameters<typeof selectedOf>[1]) => {
    const selected = selectedOf(both, choice);
    return selected.map((one) => sharingPlatforms(selected, one));
  };
  expect(sharing(FIRST_CHOICE)).toEqual([["instagram"], ["facebook"], []]);
  expect(sharing({ formats: {}, excluded: ["instagram"] }).flat()).toEqual([]);
  expect(
    sharing({ formats: { facebook: "copy_deck", instagram: "copy_deck" }, excluded: [] }).flat(),
  ).toEqual([]);
});
