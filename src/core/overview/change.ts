/**
 * Change from `earlier` to `recent` in percent, for the figures of the start page; `null` if
 * `earlier` is 0.
 */
export function percentChange(recent: number, earlier: number): number | null {
  return earlier === 0 ? null : (100 * (recent - earlier)) / earlier;
}

/**
 * Click-through rate in percent, on the start page and in the list of results; `null` without
 * impressions.
 */
export function clickRate(clicks: number, impressions: number): number | null {
  return impressions === 0 ? null : (100 * clicks) / impressions;
}

/**
 * Change between two percentages in percentage points, for the figures of the start page; `null` if
 * either is unknown.
 */
export function pointsChange(recent: number | null, earlier: number | null): number | null {
  return recent === null || earlier === null ? null : recent - earlier;
}
