import type { Canvas } from "#core/platforms/platform.ts";

/** Pictures wider than this get a phone's whole width: beside another one nobody could read them. */
const WIDE = 1.5;

interface Place {
  /** Whether a row begins with it. */
  readonly first: boolean;
  /** Whether it has half a row and nothing beside it. */
  readonly lonely: boolean;
}

/** How pictures stand on a phone: wide ones alone, others in pairs. */
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
