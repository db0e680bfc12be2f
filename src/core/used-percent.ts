import type { Quota } from "./plans.ts";

/**
 * Percentage of used units, for the progress bars in both `usage-card.tsx` (overview, billing page)
 * and `usage-notices.tsx`: 0 for an unlimited quota, at most 100.
 */
export function usedPercent(used: number, total: Quota | "unlimited"): number {
  if (total === null || total === "unlimited" || used === 0) return 0;
  return Math.min(100, (used / total) * 100);
}
