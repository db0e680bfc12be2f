import type { Canvas } from "#core/platforms/platform.ts";

/**
 * Images with a larger aspect ratio take the full width of a phone; at half width they would be
 * illegible.
 */
const WIDE = 1.5;

interface Place {
  /** Whether it starts a row. */
  readonly first: boolean;
  /** Whether it takes half a row with nothing beside it. */
  readonly lonely: boolean;
}

/** Positions of images on a phone: wide ones in their own row, others in pairs. */
export function phoneRows(shapes: readonly Canvas[]): Place[] {
  const isWide = ({ width, height }: Canvas) => width / height > WIDE;
  let inRow = 0;
  const firsts = shapes.map((shape) => {
    const first = inRow !== 1 || isWide(shape);
    inRow = isWide(shape) || !first ? 2 : 1;
    return first;
  });
  return shapes.map((shape, index) => ({
    first: firsts[index]!,
    lonely: firsts[index]! && !isWide(shape) && firsts[index + 1] !== false,
  }));
}
