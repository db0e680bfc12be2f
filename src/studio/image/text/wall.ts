import { isWeakLineEnd } from "./atoms.ts";
import { breakLines, type LineRun, runText, splitWideAtoms } from "./breaks.ts";
import type { HeadlineSpace } from "./headline.ts";
import type { Atom, Line, MeasuredText, TypesetText } from "./measured-text.ts";

/** Latin letters with descenders. */
const DESCENDERS = /[gjpqyçşţ,;ęąŋ]/u;

/** Space for descenders under a line, in em. */
function descenderSpace(text: string, { script, metrics }: MeasuredText): number {
  if (script === "latn") return DESCENDERS.test(text) ? metrics.drop * 1.15 : 0;
  if (script === "hans" || script === "jpan" || script === "kore") return 0.16;
  return metrics.drop;
}

/**
 * Typesets a headline as a wall of type, for templates with `fillWidth`: each line is as wide as
 * the space, but no single word is much larger than the other lines (`LOUD_WORD`, `LONE_WORD` in
 * this file). `layout/headline-item.ts` calls it; line breaks come from `breaks.ts`.
 *
 * @param unit design unit in px
 */
export function typesetWall(measured: MeasuredText, space: HeadlineSpace, unit: number): TypesetText {
  const { cap, drop } = measured.metrics;
  const atoms = splitWideAtoms(measured.atoms, measured.graphemes, space.width / (space.min * 0.55));
  let best: { score: number; set: TypesetText } | null = null;
  const mostLines = Math.min(space.lines + (atoms.length > measured.atoms.length ? 3 : 0), atoms.length);
  for (let count = 1; count <= mostLines; count++) {
    const runs = breakLines(atoms, count);
    const full = runs.map((run) => Math.min(space.max, space.width / run.width));
    const most = atoms.length > 3 ? mostForMinor(runs, full, atoms) : Number.POSITIVE_INFINITY;
    const isLone = (run: LineRun, i: number) => isMinor(run, atoms) && (full[i] ?? 0) > most;
    const sizes = full.map((size, i) => (runs[i] && isLone(runs[i], i) ? most : size));
    const texts = runs.map((run) => runText(atoms, run));
    const gaps = sizes
      .slice(0, -1)
      .map((size, i) => Math.max(unit * 2.1, descenderSpace(texts[i] ?? "", measured) * size + unit * 0.7));
    const tall = sum(sizes) * cap + sum(gaps) + drop * (sizes.at(-1) ?? 0);
    const shrink = Math.min(1, space.height / tall);
    const smallest = Math.min(...sizes) * shrink;
    if (best && smallest < space.min) continue;
    const isLoud = runs.some(({ from, to }) =>
      atoms.slice(from, to).every(({ text }) => isWeakLineEnd(text)),
    );
    const minor = runs.filter((run) => isMinor(run, atoms)).length;
    const isStack = atoms.length > 3 && minor > runs.length / 3;
    const quality = (isLoud ? LOUD_WORD : 1) * (runs.some(isLone) ? LONE_WORD : 1) * (isStack ? STACK : 1);
    const score = wallScore(sizes, shrink, tall / space.height) * quality;
    if (best && score <= best.score) continue;
    const set = runs.map((run, i): Line => {
      const size = (sizes[i] ?? 0) * shrink;
      return { text: texts[i] ?? "", width: run.width * size, size };
    });
    best = {
      score,
      set: toTypeset(
        set,
        gaps.map((gap) => gap * shrink),
        tall * shrink,
      ),
    };
  }
  return best?.set ?? toTypeset([], [], 0);
}

/** Whether a line has a single word, or function words only. */
const isMinor = ({ from, to }: LineRun, atoms: readonly Atom[]): boolean =>
  to - from === 1 || atoms.slice(from, to).every(({ text }) => isWeakLineEnd(text));

/**
 * Largest size of a minor line, which would otherwise dominate the message: hardly more than that
 * of the other lines, or than the median if all are minor.
 */
function mostForMinor(runs: readonly LineRun[], sizes: readonly number[], atoms: readonly Atom[]): number {
  const others = sizes.filter((_, i) => runs[i] && !isMinor(runs[i], atoms));
  const median = sizes.toSorted((a, b) => a - b)[(sizes.length - 1) >> 1] ?? 0;
  return LONE_WORD_SIZE * (others.length > 0 ? Math.max(...others) : median);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Bonus for a wall that has the full width and did not have to shrink. */
const FULL_WIDTH_BONUS = 1.25;

/**
 * Factor for a wall with articles, prepositions or numbers alone on a line, which are only used if
 * there is no other way.
 */
const LOUD_WORD = 0.1;

/** Factor by which a single word may be larger than the other lines. */
const LONE_WORD_SIZE = 1.12;

/** Factor for a wall with a single word that does not have the full width. */
const LONE_WORD = 0.5;

/** Factor for a wall of which more than a third of the lines are single words. */
const STACK = 0.5;

/** The covered part of the space, less for lines of very different size. */
function wallScore(sizes: readonly number[], shrink: number, height: number): number {
  const covered = shrink * Math.min(1, height * shrink);
  const uneven = Math.max(...sizes) / Math.min(...sizes) > 2.3;
  return covered * (uneven ? 0.55 : 1) * (shrink === 1 ? FULL_WIDTH_BONUS : 1);
}

function toTypeset(lines: Line[], gaps: number[], height: number): TypesetText {
  return {
    lines,
    gaps,
    height,
    width: Math.max(0, ...lines.map((line) => line.width)),
    size: Math.max(0, ...lines.map((line) => line.size)),
  };
}
