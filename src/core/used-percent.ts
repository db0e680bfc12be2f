import type { Quota } from "./plans.ts";

/** Percentage for a progress bar of used units: 0 for an unlimited quota, at most 100. */
export function usedPercent(used: number, total: Quota | "unlimited"): number {
  if (total === null || total === "unlimited" || used === 0) return 0;
  return Math.min(100, (used / total) * 100);
}
