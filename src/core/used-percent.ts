import type { Quota } from "./plans.ts";

/**
 * Percentage of used units for progress bars on the overview and the billing page: 0 for an
 * unlimited quota, at most 100.
 */
export function usedPercent(used: number, total: Quota | "unlimited"): number {
  if (total === null || total === "unlimited" || used === 0) return 0;
  return Math.min(100, (used / total) * 100);
}
