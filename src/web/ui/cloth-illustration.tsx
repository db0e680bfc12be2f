import { crossingPath, warpPath, warpPositions, type WeftThread } from "./cloth-paths.ts";

const XS = warpPositions(8.5, 9, 16);
const BOTTOM_ROW = 91;
const ROW_GAP = 7;
/** Dark at the bottom (woven first), light at the top. */
const COLOURS = [
  "var(--color-purple-700)",
  "var(--color-purple-600)",
  "var(--color-purple-600)",
  "var(--color-purple-500)",
  "var(--color-purple-500)",
  "var(--color-purple-400)",
];

function rowsOf(count: number): WeftThread[] {
  return Array.from({ length: count }, (_, index) => ({
    y: BOTTOM_ROW - index * ROW_GAP,
    end: index === count - 1 ? 89.5 : 151.5,
    parity: index % 2 === 0 ? 0 : 1,
  }));
}

/**
 * The drawing of an empty state, 152 by 104. `rows` says how far along the reader is: 0 is bare warp (locked),
 * 2 are first rows, 6 is ready to go on.
 */
export function ClothIllustration({ rows = 6 }: { rows?: 0 | 2 | 4 | 6 }) {
  const wefts = rowsOf(rows);
  const last = wefts.at(-1);
  const crossings = crossingPath(XS, wefts, ROW_GAP);
  return (
    <svg width="152" height="104" viewBox="0 0 152 104" aria-hidden fill="none">
      <path d={warpPath(XS, 2, 100)} stroke="var(--color-warp)" strokeWidth="2.5" strokeLinecap="round" />
      {wefts.map((row, index) => (
        <path key={row.y} d={`M1 ${row.y}H${row.end}`} stroke={COLOURS[index]} strokeWidth="4.6" />
      ))}
      {last && (
        <path
          d={`M89.5 ${last.y}c14 0 12-16 30-15`}
          stroke={COLOURS[rows - 1]}
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
      <path d={crossings} stroke="var(--color-surface)" strokeWidth="4.4" />
      <path d={crossings} stroke="var(--color-warp)" strokeWidth="2.5" />
    </svg>
  );
}
