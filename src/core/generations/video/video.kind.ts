import { CATEGORIES } from "../categories.ts";
import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `video`: its category of units and names, also for menu, palette and landing page. "15 to 90
 * seconds" and "30s or 1min" are `VIDEO_DURATIONS` (`video.ts`), written out. `kinds.ts` lists all
 * kinds.
 */
export const videoKind = {
  usage: "videoAds",
  activity: "video",
  label: CATEGORIES.videoAds.label,
  tool: {
    command: "New video ad script",
    summary: "15 to 90 seconds",
    feature: "A script for 30s or 1min, scene by scene, timed and ready to shoot.",
  },
} as const satisfies KindInfo;
