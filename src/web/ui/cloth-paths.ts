/**
 * One horizontal thread (weft) of the woven illustrations: the illustrations make it,
 * `crossingPath` reads it.
 */
export interface WeftThread {
  /** Vertical center. */
  readonly y: number;
  /** Right end; the thread starts at the left edge. */
  readonly end: number;
  /** Whether vertical threads (warp) with an even or an odd index pass over it. */
  readonly parity: 0 | 1;
}

/** Rounds to tenths of a pixel to keep the path data short. */
function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * X positions (px) of `count` warp threads from `first` on, `gap` apart, in all drawings of woven
 * cloth.
 */
export function warpPositions(first: number, gap: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index * gap);
}

/** SVG path of the warp threads from `top` to `bottom` (px), in all drawings of woven cloth. */
export function warpPath(xs: readonly number[], top: number, bottom: number): string {
  return xs.map((x) => `M${px(x)} ${px(top)}V${px(bottom)}`).join("");
}

/**
 * SVG path of the warp segments that cover the weft in drawings of woven cloth: loom, empty states
 * and the start page. Every second thread, alternating by row; `height` px each.
 */
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
