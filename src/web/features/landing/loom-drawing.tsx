import { warpPath, warpPositions } from "#web/ui/cloth-paths.ts";
import { LOOM, WARP_XS, loomCrossings, weftsOf } from "./loom-paths.ts";

const ROWS = [1, 2, 3, 4, 5] as const;

interface ThreadsProps {
  /** Element id, unique on the page. */
  id: string;
  xs: readonly number[];
  height: number;
  left: number;
  top?: number;
  gap?: number;
}

/**
 * Warp threads, three weft threads per field of the brief, and the warp segments that cover them.
 */
function Threads({ id, xs, height, left, top, gap }: ThreadsProps) {
  return (
    <>
      <defs>
        <path id={id} d={loomCrossings(ROWS.length, xs, top, gap)} />
      </defs>
      <path d={warpPath(xs, 0, height)} stroke="var(--color-warp-strong)" strokeWidth="2.5" />
      {ROWS.map((row, index) => (
        <path
          key={row}
          className={`hero-weft hero-weft-${row}`}
          d={weftsOf(index, top, gap)
            .map(({ y }) => `M${left} ${y}H${LOOM.width}`)
            .join("")}
          stroke={`var(--color-thread-${row})`}
          strokeWidth="4"
        />
      ))}
      <use href={`#${id}`} stroke="var(--color-canvas)" strokeWidth="4.6" />
      <use href={`#${id}`} stroke="var(--color-warp-strong)" strokeWidth="2.5" />
    </>
  );
}

/**
 * Loom of `HeroLoom` in the wide layout: threads lead from the brief on the left across the columns
 * of the ads. The geometry is in `loom-paths.ts`.
 */
export function LoomWide({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${LOOM.width} ${LOOM.height}`}
      width={LOOM.width}
      height={LOOM.height}
      fill="none"
      aria-hidden
    >
      <linearGradient id="loom-fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset=".2" stopColor="#fff" />
      </linearGradient>
      <mask id="loom-mask">
        <path d={`M0 0h${LOOM.width}v${LOOM.height}H0z`} fill="url(#loom-fade)" />
      </mask>
      <g mask="url(#loom-mask)">
        <Threads id="loom-wide" xs={WARP_XS} height={LOOM.height} left={LOOM.briefRight} />
      </g>
    </svg>
  );
}

const STRIP_HEIGHT = 138;

/**
 * Loom of `HeroLoom` in narrow layouts: a strip between the brief and the ads below it. Its height
 * and distances are in this file, the paths in `loom-paths.ts`.
 */
export function LoomStrip({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${LOOM.width} ${STRIP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
    >
      <Threads
        id="loom-strip"
        xs={warpPositions(4, 9, 133)}
        height={STRIP_HEIGHT}
        left={0}
        top={17}
        gap={26}
      />
    </svg>
  );
}
