/** One weft thread of a drawn cloth: `y` of its middle, where it ends, and which warp threads pass over it. */
export interface WeftThread {
  readonly y: number;
  readonly end: number;
  readonly parity: 0 | 1;
}

/** Rounds to tenths of a pixel, which keeps the path text short. */
function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The x positions of `count` warp threads, `gap` apart. */
export function warpPositions(first: number, gap: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * gap);
}

/** Vertical threads from `top` to `bottom`. */
export function warpPath(xs: readonly number[], top: number, bottom: number): string {
  return xs.map((x) => `M${px(x)} ${px(top)}V${px(bottom)}`).join("");
}

/** The pieces of warp that lie over the weft: every second thread, alternating from row to row. */
export function crossingPath(xs: readonly number[], rows: readonly WeftThread[], height: number): string {
  return rows
    .map((row) =>
      xs
        .filter((x, index) => index % 2 === row.parity && x <= row.end)
        .map((x) => `M${px(x)} ${px(row.y - height / 2)}v${px(height)}`)
        .join(""),
    )
    .join("");
}
