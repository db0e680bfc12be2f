/** Change from `earlier` to `recent` in percent; `null` when there was nothing to grow from. */
export function percentChange(recent: number, earlier: number): number | null {
  return earlier === 0 ? null : (100 * (recent - earlier)) / earlier;
}

/** Clicks per hundred impressions; `null` without impressions. */
export function clickRate(clicks: number, impressions: number): number | null {
  return impressions === 0 ? null : (100 * clicks) / impressions;
}

/** Change between two shares in percentage points; `null` when one of them is not known. */
export function pointsChange(recent: number | null, earlier: number | null): number | null {
  return recent === null || earlier === null ? null : recent - earlier;
}
