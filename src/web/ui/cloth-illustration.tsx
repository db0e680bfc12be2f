import { crossingPath, warpPath, warpPositions, type WeftThread } from "./cloth-paths.ts";

const XS = warpPositions(8.5, 9, 16);
const BOTTOM_ROW = 91;
const ROW_GAP = 7;
/** From the bottom row to the top row. */
const ROW_COLORS = [
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
 * Illustration of `EmptyState`, `PageError` and `MessagePage`, 152 by 104 px: a cloth on a loom.
 * `rows` indicates progress: 0 means locked, 2 started, 6 ready. Drawn with `cloth-paths.ts`.
 */
export function ClothIllustration({ rows = 6 }: { rows?: 0 | 2 | 4 | 6 }) {
  const wefts = rowsOf(rows);
  const last = wefts.at(-1);
  const crossings = crossingPath(XS, wefts, ROW_GAP);
  return (
    <svg width="152" height="104" viewBox="0 0 152 104" aria-hidden fill="none">
      <path d={warpPath(XS, 2, 100)} stroke="var(--color-warp)" strokeWidth="2.5" strokeLinecap="round" />
      {wefts.map((row, index) => (
        <path key={row.y} d={`M1 ${row.y}H${row.end}`} stroke={ROW_COLORS[index]} strokeWidth="4.6" />
      ))}
      {last && (
        <path
          d={`M89.5 ${last.y}c14 0 12-16 30-15`}
          stroke={ROW_COLORS[rows - 1]}
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
      <path d={crossings} stroke="var(--color-surface)" strokeWidth="4.4" />
      <path d={crossings} stroke="var(--color-warp)" strokeWidth="2.5" />
    </svg>
  );
}
