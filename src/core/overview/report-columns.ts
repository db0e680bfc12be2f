/**
 * What the platforms call their columns in English reports, the most telling name first: clicks that leave the platform
 * before clicks of every sort. From the interfaces of Meta, Google, TikTok, LinkedIn and Pinterest and from public
 * documentation of their reports, read 2026-11-21; case and spaces do not matter.
 */
export const COLUMN_NAMES = {
  impressions: ["impressions", "impr.", "impr", "impression", "total impressions"],
  clicks: [
    "link clicks",
    "clicks (destination)",
    "destination clicks",
    "outbound clicks",
    "clicks",
    "click",
    "clicks (all)",
    "pin clicks",
    "total clicks",
  ],
  conversions: ["conversions", "results", "conversion", "total conversions", "result", "purchases", "leads"],
  name: [
    "campaign name",
    "campaign",
    "ad set name",
    "ad group name",
    "ad group",
    "ad name",
    "creative name",
    "ad",
  ],
} as const;

export type ReportFigure = "impressions" | "clicks" | "conversions";

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Where in a head the first known name of a column stands; -1 when there is none. */
export function findColumn(head: readonly string[], column: keyof typeof COLUMN_NAMES): number {
  const cells = head.map(plain);
  for (const name of COLUMN_NAMES[column]) {
    const at = cells.indexOf(name);
    if (at >= 0) return at;
  }
  return -1;
}
