import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { CATEGORIES } from "../categories.ts";
import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `campaign`: its category of units and names, also for menu, palette and landing page.
 * `kinds.ts` lists all kinds; what a package contains is in `campaign.ts`. Labels of categories are
 * in `categories.ts`.
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
