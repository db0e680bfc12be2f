import { isWeakLineEnd } from "./atoms.ts";
import { breakLines, type LineRun, runText, splitWideAtoms } from "./breaks.ts";
import type { HeadlineSpace } from "./headline.ts";
import type { Line, MeasuredText, TypesetText } from "./measured-text.ts";

/** Latin letters with descenders. */
const DESCENDERS = /[gjpqyçşţ,;ęąŋ]/u;

/** Space for descenders under a line, in em. */
function descenderSpace(text: string, { script, metrics }: MeasuredText): number {
  if (script === "latn") return DESCENDERS.test(text) ? metrics.drop * 1.15 : 0;
  if (script === "hans" || script === "jpan" || script === "kore") return 0.16;
  return metrics.drop;
}

/**
 * Typesets a headline as a wall of type: every line is scaled to the full width. Prefers breaks
 * with lines of similar size that do not have to shrink to the height.
 * @param unit design unit in px
 */
export function typesetWall(measured: MeasuredText, space: HeadlineSpace, unit: number): TypesetText {
  const { cap, drop } = measured.metrics;
  const atoms = splitWideAtoms(measured.atoms, measured.graphemes, space.width / (space.min * 0.55));
  let best: { score: number; set: TypesetText } | null = null;
  const most = Math.min(space.lines + (atoms.length > measured.atoms.length ? 3 : 0), atoms.length);
  for (let count = 1; count <= most; count++) {
    const runs = breakLines(atoms, count);
    const sizes = runs.map((run) => Math.min(space.max, space.width / run.width));
    const texts = runs.map((run) => runText(atoms, run));
    const gaps = sizes
      .slice(0, -1)
      .map((size, i) => Math.max(unit * 2.1, descenderSpace(texts[i] ?? "", measured) * size + unit * 0.7));
    const tall = sum(sizes) * cap + sum(gaps) + drop * (sizes.at(-1) ?? 0);
    const shrink = Math.min(1, space.height / tall);
    const smallest = Math.min(...sizes) * shrink;
    if (best && smallest < space.min) continue;
    const isWord = ({ from, to }: LineRun) => to - from === 1;
    const isLoud = runs.some(({ from, to }) =>
      atoms.slice(from, to).every(({ text }) => isWeakLineEnd(text)),
    );
    const [largest = 0, second = largest] = sizes.toSorted((a, b) => b - a);
    const isLone =
      largest > second * LONE_WORD_SIZE && runs.some((run, i) => isWord(run) && sizes[i] === largest);
    const quality = (isLoud ? LOUD_WORD : 1) * (isLone && atoms.length > 3 ? LONE_WORD : 1);
    const score = wallScore(sizes, shrink, tall / space.height) * quality;
    if (best && score <= best.score) continue;
    const lines = runs.map((run, i): Line => {
      const size = (sizes[i] ?? 0) * shrink;
      return { text: texts[i] ?? "", width: run.width * size, size };
    });
    best = {
      score,
      set: toTypeset(
        lines,
        gaps.map((gap) => gap * shrink),
        tall * shrink,
      ),
    };
  }
  return best?.set ?? toTypeset([], [], 0);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Bonus for a wall that has the full width and did not have to shrink. */
const FULL_WIDTH_BONUS = 1.25;

/** Factor for a wall with articles, prepositions or numbers alone on a line. */
const LOUD_WORD = 0.5;

/**
 * Factor by which a single word may be larger than every other line before it dominates the
 * message.
 */
const LONE_WORD_SIZE = 1.12;

/** Penalty factor for such a wall, because the dominant word is arbitrary. */
const LONE_WORD = 0.5;

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
