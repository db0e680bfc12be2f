import type { KindInfo } from "../kind-info.ts";

/** Texts for ads of single platforms; campaigns request it, so it has no page. */
export const copyKind = {
  usage: "textAds",
  activity: "copy",
  label: "Campaign Copy",
} as const satisfies KindInfo;
