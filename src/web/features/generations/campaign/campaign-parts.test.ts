import { expect, test } from "vitest";
import {
  CAMPAIGN_PART_COUNT,
  CAMPAIGN_PARTS,
  type CampaignPart,
} from "#core/generations/campaign/campaign.ts";
import type { Part } from "#core/generations/events.ts";
import { cardProgress, isWhole } from "./campaign-parts.ts";

/** Parts of which only those of some sections have arrived, complete. */
function partsWith(...names: CampaignPart[]): (Part | undefined)[] {
  const parts: (Part | undefined)[] = Array.from({ length: CAMPAIGN_PART_COUNT }, () => undefined);
  for (const name of names) {
    const { from, count } = CAMPAIGN_PARTS[name];
    for (let index = from; index < from + count; index++) parts[index] = { index, text: "Text", whole: true };
  }
  return parts;
}

test("progress counts the ads, images and scenes of the result", () => {
  const all = partsWith("textAds", "imagePrompts", "images", "scenes", "storyboard");
  expect(cardProgress(all, "text")).toEqual({ done: 3, total: 3 });
  expect(cardProgress(all, "image")).toEqual({ done: 5, total: 5 });
  expect(cardProgress(all, "video")).toEqual({ done: 3, total: 3 });
});

test("prompts are no images, and a scene without its drawing is not complete", () => {
  const parts = partsWith("imagePrompts", "scenes");
  expect(cardProgress(parts, "image")).toEqual({ done: 0, total: 5 });
  expect(cardProgress(parts, "video")).toEqual({ done: 0, total: 3 });
  expect(isWhole(partsWith("images"), "image")).toBe(false);
});
