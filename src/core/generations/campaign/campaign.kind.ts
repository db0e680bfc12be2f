import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { CATEGORIES } from "../categories.ts";
import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `campaign`: full packages with text ads, prompts, images, script and storyboard of one
 * brief. `kinds.ts` lists all kinds.
 */
export const campaignKind = {
  usage: "fullPackage",
  activity: "full",
  label: CATEGORIES.fullPackage.label,
  tool: {
    command: "New full package",
    summary: "All of it in one go",
    feature: `${IMAGE_PLATFORMS.length} custom images, a video ad and text copy in one go, with an optional custom description.`,
  },
} as const satisfies KindInfo;
