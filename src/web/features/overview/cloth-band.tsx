import { crossingPath, warpPath, warpPositions, type WeftThread } from "#web/ui/cloth-paths.ts";

const WIDTH = 800;
const HEIGHT = 128;
const GAP = 7;
const BOTTOM = 115;
/** End of the unfinished top row. */
const LOOSE_END = 197.5;
const XS = warpPositions(8.5, 9, 88);
const SHADES = [700, 600, 600, 500, 500, 400, 400, 300];
const WEFTS: readonly WeftThread[] = SHADES.map((_, at) => ({
  y: BOTTOM - at * GAP,
  end: at === SHADES.length - 1 ? LOOSE_END : WIDTH - 0.5,
  parity: at % 2 === 0 ? 0 : 1,
}));
const LAST = WEFTS.at(-1)!;
const CROSSINGS = crossingPath(XS, WEFTS, GAP);

/**
 * Decorative banner of `StartCard`: an unfinished cloth, wide enough for any card and cropped on
 * the right.
 */
export function ClothBand() {
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      fill="none"
      className="-ml-1"
    >
      <path d={warpPath(XS, 2, 124)} stroke="var(--color-warp)" strokeWidth="2.5" strokeLinecap="round" />
      {WEFTS.map(({ y, end }, at) => (
        <path key={y} d={`M1 ${y}H${end}`} stroke={`var(--color-purple-${SHADES[at]})`} strokeWidth="4.6" />
      ))}
      <path
        d={`M${LOOSE_END} ${LAST.y}c14 0 12-16 30-15`}
        stroke="var(--color-purple-300)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d={CROSSINGS} stroke="var(--color-sunken)" strokeWidth="4.4" />
      <path d={CROSSINGS} stroke="var(--color-warp)" strokeWidth="2.5" />
    </svg>
  );
}
