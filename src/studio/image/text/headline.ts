import { breakInto, cutWideAtoms, textOf, type Run } from "./breaks.ts";
import { isSmallWord } from "./atoms.ts";
import type { Atom, MeasuredText, SetText } from "./measured.ts";

/** Lengths in px. */
export interface HeadlineSpace {
  readonly width: number;
  readonly height: number;
  readonly min: number;
  readonly max: number;
  readonly lines: number;
  /** Room on both sides of every line for an outline or a box, in em. */
  readonly pad?: number;
  /** Baseline distance in em, when the layout asks for more than the face's own. */
  readonly leading?: number;
}

/** Long headlines may go below the layout's minimum and take more lines; very short ones may grow. */
export function relaxed(space: HeadlineSpace, length: number): HeadlineSpace {
  const down = length > 90 ? 0.62 : length > 60 ? 0.8 : 1;
  return {
    ...space,
    min: space.min * down,
    max: space.max * (length <= 3 ? 2.4 : length <= 12 ? 1.4 : 1),
    lines: space.lines + (length > 80 ? 3 : 0),
  };
}

/** Sets a headline as large as the space allows, broken as a typographer would. Always fits; never clips. */
export function setHeadline(measured: MeasuredText, space: HeadlineSpace): SetText {
  const pad = space.pad ?? 0;
  const leading = Math.max(space.leading ?? 0, measured.face.leading);
  const { cap, drop } = measured.metrics;
  const atoms = cutWideAtoms(measured.atoms, measured.graphemes, space.width / (space.min * 0.55) - pad);
  let best: { score: number; size: number; runs: Run[] } | null = null;
  // Cut words make more atoms than words: the lines they need are allowed even above the layout's number.
  const extra = atoms.length > measured.atoms.length ? 3 : 0;
  const most = Math.min(space.lines + extra, atoms.length);
  for (let count = 1; count <= most; count++) {
    const runs = breakInto(atoms, count);
    const widest = Math.max(...runs.map((run) => run.width)) + pad;
    const tall = cap + drop + (count - 1) * leading + pad;
    const size = Math.min(space.max, space.width / widest, space.height / tall);
    const score = size * judgement(runs, atoms, widest);
    if (!best || score > best.score) best = { score, size, runs };
  }
  const { size, runs } = best ?? { size: space.min, runs: [] };
  const gap = (leading - cap) * size;
  return {
    lines: runs.map((run) => ({ text: textOf(atoms, run), width: run.width * size, size })),
    gaps: runs.slice(1).map(() => gap),
    height: (cap + drop) * size + (runs.length - 1) * leading * size,
    width: Math.max(...runs.map((run) => run.width)) * size,
    size,
  };
}

/** What makes a break look wrong, as a factor on the size it would win. */
function judgement(runs: readonly Run[], atoms: readonly Atom[], widest: number): number {
  const count = runs.length;
  let factor = 1 - 0.012 * count;
  if (count === 1) return atoms.length >= 4 ? factor * 0.92 : factor;
  if ((runs.at(-1)?.width ?? 0) / widest < 0.34) factor *= 0.88;
  if (runs.slice(0, -1).some((run) => isSmallWord(atoms[run.to - 1]?.text ?? ""))) factor *= 0.95;
  if (count > 3 && runs.every((run) => run.to - run.from === 1)) factor *= 0.85;
  return factor;
}
