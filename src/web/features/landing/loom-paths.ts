import { crossingPath, warpPositions, type WeftThread } from "#web/ui/cloth-paths.ts";
import { HERO_ADS } from "./hero-ads.ts";

/**
 * Size of the loom of `LoomWide` in px: as wide as the page's content. Weft threads start at the
 * right edge of the brief.
 */
export const LOOM = { width: 1200, height: 259, briefRight: 321 } as const;

const FIRST_ROW = 61;
const ROW_GAP = 42;
const THREAD_GAP = 7;
/** Approximate distance of warp threads; adjusted to the width of each column. */
const WARP_GAP = 9;

/**
 * X positions (px) of the warp threads above the ads of `HERO_ADS` (`hero-ads.ts`), for `LoomWide`.
 */
export const WARP_XS = HERO_ADS.flatMap(({ left, width }) => {
  const gaps = Math.round(width / WARP_GAP);
  return warpPositions(left, width / gaps, gaps + 1);
});

/**
 * The three weft threads of the loom for a field of the brief (`row` from 0), for
 * `loom-drawing.tsx`; positions in px.
 */
export function weftsOf(row: number, top: number = FIRST_ROW, gap: number = ROW_GAP): WeftThread[] {
  const middle = top + row * gap;
  return [-1, 0, 1].map((offset) => ({
    y: middle + offset * THREAD_GAP,
    end: LOOM.width,
    parity: offset === 0 ? 1 : 0,
  }));
}

/**
 * SVG path of the loom's warp segments that cover the weft threads of `rows` fields, for
 * `loom-drawing.tsx`; drawn with `ui/cloth-paths.ts`.
 */
export function loomCrossings(rows: number, xs: readonly number[], top?: number, gap?: number): string {
  const wefts = Array.from({ length: rows }, (_, row) => weftsOf(row, top, gap)).flat();
  return crossingPath(xs, wefts, THREAD_GAP);
}
