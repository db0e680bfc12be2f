import type { KindInfo } from "../kind-info.ts";

/**
 * Kind `copy`: texts for ads of single platforms. Campaigns request it (new platform, rewrite), so
 * it has no page.
 */
export const copyKind = {
  usage: "textAds",
  activity: "copy",
  label: "Campaign Copy",
} as const satisfies KindInfo;
