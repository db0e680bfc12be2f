import { endsClause, isWeakLineEnd } from "./atoms.ts";
import { breakLines, type LineRun, runText, splitWideAtoms } from "./breaks.ts";
import type { Atom, MeasuredText, TypesetText } from "./measured-text.ts";

/**
 * Space for a headline or another short text of an image ad; lengths in px. The `*-item.ts` files
 * of `layout/` make it from the sizes in the templates; `typesetHeadline` and `typesetWall`
 * (`wall.ts`) fill it.
 */
export interface HeadlineSpace {
  readonly width: number;
  readonly height: number;
  /** Smallest type size. */
  readonly min: number;
  /** Largest type size. */
  readonly max: number;
  /** The most lines. */
  readonly lines: number;
  /** Space for an outline or a box around every line, in em. */
  readonly pad?: number;
  /** Baseline distance in em, if more than that of the face. */
  readonly leading?: number;
}

/**
 * Allows long headlines (by `length` in characters) to be smaller and to have more lines, and very
 * short ones to be larger, before `layout/headline-item.ts` typesets them.
 */
export function relaxSpace(space: HeadlineSpace, length: number): HeadlineSpace {
  const down = length > 90 ? 0.62 : length > 60 ? 0.8 : 1;
  return {
    ...space,
    min: space.min * down,
    max: space.max * (length <= 3 ? 2.4 : length <= 12 ? 1.4 : 1),
    lines: space.lines + (length > 80 ? 3 : 0),
  };
}

/**
 * Typesets a headline, a button's label or a name as large as the space allows, with good line
 * breaks (`breakLines` in `breaks.ts`). It always fits. `headline-item.ts`, `cta-item.ts`,
 * `logo-item.ts` and `text-items.ts` of `layout/` call it.
 */
export function typesetHeadline(measured: MeasuredText, space: HeadlineSpace): TypesetText {
  const pad = space.pad ?? 0;
  const leading = Math.max(space.leading ?? 0, measured.face.leading);
  const { cap, drop } = measured.metrics;
  const atoms = splitWideAtoms(measured.atoms, measured.graphemes, space.width / (space.min * 0.55) - pad);
  let best: { score: number; size: number; runs: LineRun[] } | null = null;
  // A split word needs more lines than the layout has.
  const extra = atoms.length > measured.atoms.length ? 3 : 0;
  const most = Math.min(space.lines + extra, atoms.length);
  for (let count = 1; count <= most; count++) {
    const runs = breakLines(atoms, count);
    const widest = Math.max(...runs.map((run) => run.width)) + pad;
    const tall = cap + drop + (count - 1) * leading + pad;
    const size = Math.min(space.max, space.width / widest, space.height / tall);
    const score = size * breakQuality(runs, atoms, widest);
    if (!best || score > best.score) best = { score, size, runs };
  }
  const { size, runs } = best ?? { size: space.min, runs: [] };
  const gap = (leading - cap) * size;
  return {
    lines: runs.map((run) => ({ text: runText(atoms, run), width: run.width * size, size })),
    gaps: runs.slice(1).map(() => gap),
    height: (cap + drop) * size + (runs.length - 1) * leading * size,
    width: Math.max(...runs.map((run) => run.width)) * size,
    size,
  };
}

/** Part of the widest line below which a single last word looks lonely. */
const LONELY = 0.82;

/** Part of the widest line below which a line of several words looks lost above longer ones. */
const SHORT = 0.5;

/** Factor of the score for each single word on a line that is not the last. */
const LONELY_ABOVE = 0.72;

/** Factor of the score for each short line that is not the last. */
const SHORT_ABOVE = 0.55;

/** Factor of the score for more than three lines of one word each. */
const TALL_STACK = 0.5;

/** Factor of the score for lines that run from one clause or sentence into the next. */
const RUN_ON = 0.82;

/** A factor for the quality of line breaks, by which the type size is multiplied. */
function breakQuality(runs: readonly LineRun[], atoms: readonly Atom[], widest: number): number {
  const count = runs.length;
  let factor = 1 - 0.012 * count;
  if (count === 1) return atoms.length >= 4 ? factor * 0.92 : factor;
  const last = runs.at(-1);
  const share = (last?.width ?? 0) / widest;
  if (share < 0.34) factor *= 0.88;
  // One lonely word below longer lines. In scripts without spaces, it may be a whole phrase.
  const lonely = atoms.some(({ space }, i) => i > 0 && !space) ? SHORT : LONELY;
  const isLonely = ({ from, to, width }: LineRun) => to - from === 1 && width < widest * lonely;
  const isShort = ({ width }: LineRun) => width < widest * SHORT;
  const isStack = runs.every(({ from, to }) => to - from === 1);
  if (atoms.length > 3 && !isStack) {
    if (last && isLonely(last)) factor *= 0.84;
    const above = runs.slice(0, -1);
    factor *= LONELY_ABOVE ** above.filter((run) => isLonely(run) && !isShort(run)).length;
    factor *= SHORT_ABOVE ** above.filter(isShort).length;
  }
  if (runs.slice(0, -1).some((run) => isWeakLineEnd(atoms[run.to - 1]?.text ?? ""))) factor *= 0.95;
  // An article or a preposition alone on a line.
  const isLone = ({ from, to }: LineRun) => to - from === 1 && isWeakLineEnd(atoms[from]?.text ?? "");
  if (runs.some(isLone)) factor *= 0.8;
  const runsOn = ({ from, to }: LineRun) => atoms.slice(from, to - 1).some(({ text }) => endsClause(text));
  if (runs.some(runsOn)) factor *= RUN_ON;
  if (count > 3 && isStack) factor *= TALL_STACK;
  return factor;
}
