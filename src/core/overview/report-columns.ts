/**
 * Column names in English reports, the most specific first: clicks that leave the platform before
 * all clicks. From the interfaces of Meta, Google, TikTok, LinkedIn and Pinterest and the public
 * documentation of their reports, read 2026-11-21. Matching ignores case and repeated spaces.
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

/** A figure that `findColumn` looks for in the header of a platform's uploaded report. */
export type ReportFigure = "impressions" | "clicks" | "conversions";

const normalize = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Index of a column in a report's header row by its first known name; -1 if missing. The known
 * names are in this file.
 */
export function findColumn(header: readonly string[], column: keyof typeof COLUMN_NAMES): number {
  const cells = header.map(normalize);
  for (const name of COLUMN_NAMES[column]) {
    const at = cells.indexOf(name);
    if (at >= 0) return at;
  }
  return -1;
}
