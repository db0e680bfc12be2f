import { CATEGORIES } from "../categories.ts";
import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `text`: its category of units and names, also for menu, palette and landing page. "Three" is
 * `TEXT_ADS_PER_GENERATION` (`text.ts`), written out. `kinds.ts` lists all kinds.
 */
export const textKind = {
  usage: "textAds",
  activity: "text",
  label: CATEGORIES.textAds.label,
  tool: {
    command: "New text ads",
    summary: "Three variations, unlimited",
    feature: "Three variations from every brief, each with its own angle. Copy the one you like and post it.",
  },
} as const satisfies KindInfo;
