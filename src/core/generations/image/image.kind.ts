import { capitalize } from "#core/in-words.ts";
import { IMAGE_PLATFORMS_IN_WORDS } from "#core/platforms/platforms.ts";
import { CATEGORIES } from "../categories.ts";
import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `image`: its category of units and names, also for menu, palette and landing page.
 * `kinds.ts` lists all kinds. The number of images is that of `IMAGE_PLATFORMS`
 * (`core/platforms/platforms.ts`), labels of categories are in `categories.ts`.
 */
export const imageKind = {
  usage: "imageAds",
  activity: "image",
  label: CATEGORIES.imageAds.label,
  tool: {
    command: "New image ads",
    summary: capitalize(IMAGE_PLATFORMS_IN_WORDS),
    feature: `Logo and image integration, custom text overlays, ${IMAGE_PLATFORMS_IN_WORDS} at their own sizes.`,
  },
} as const satisfies KindInfo;
