import type { Canvas } from "#core/platforms/platform.ts";

/**
 * Images with a larger aspect ratio take the full width of a phone; at half width they would be
 * illegible.
 */
const WIDE = 1.5;

interface RowPosition {
  /** Whether it starts a row. */
  readonly startsRow: boolean;
  /** Whether it takes half a row with nothing next to it. */
  readonly halfRow: boolean;
}

/**
 * Positions of a result's images on a phone, for `ImageRows`: those wider than `WIDE` (width by
 * height) in their own row, others in pairs. For each image, whether it starts a row, and whether
 * it stands alone in half a row.
 */
export function phoneRows(shapes: readonly Canvas[]): RowPosition[] {
  const isWide = ({ width, height }: Canvas) => width / height > WIDE;
  let inRow = 0;
  const rowStarts = shapes.map((shape) => {
    const startsRow = inRow !== 1 || isWide(shape);
    inRow = isWide(shape) || !startsRow ? 2 : 1;
    return startsRow;
  });
  return shapes.map((shape, index) => ({
    startsRow: rowStarts[index]!,
    halfRow: rowStarts[index]! && !isWide(shape) && rowStarts[index + 1] !== false,
  }));
}
