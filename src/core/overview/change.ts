/**
 * Change from `earlier` to `recent` in percent; `null` if `earlier` is 0. `figures.ts` on the
 * server calls it.
 */
export function percentChange(recent: number, earlier: number): number | null {
  return earlier === 0 ? null : (100 * (recent - earlier)) / earlier;
}

/**
 * Click-through rate in percent; `null` without impressions. `figures.ts` on the server and the
 * results card of the start page (`campaign-row.tsx`) call it.
 */
export function clickRate(clicks: number, impressions: number): number | null {
  return impressions === 0 ? null : (100 * clicks) / impressions;
}

/**
 * Change between two percentages in percentage points; `null` if either is unknown. `figures.ts` on
 * the server calls it.
 */
export function pointsChange(recent: number | null, earlier: number | null): number | null {
  return recent === null || earlier === null ? null : recent - earlier;
}
