import type { Quota } from "./plans.ts";

/** The share of a quota that is used, in percent for a bar: 0 when unlimited, never above 100. */
export function usedPercent(used: number, total: Quota | "unlimited"): number {
  if (total === null || total === "unlimited" || used === 0) return 0;
  return Math.min(100, (used / total) * 100);
}
