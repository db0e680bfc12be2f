import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `copy`: its category of units and names. Campaigns request it for new platforms and
 * rewrites, so it has no page. `kinds.ts` lists all kinds.
 */
export const copyKind = {
  usage: "textAds",
  activity: "copy",
  label: "Campaign Copy",
} as const satisfies KindInfo;
