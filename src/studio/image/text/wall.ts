import { breakInto, cutWideAtoms, textOf } from "./breaks.ts";
import type { HeadlineSpace } from "./headline.ts";
import type { Line, MeasuredText, SetText } from "./measured.ts";

/** Letters whose tails need room under the line. */
const TAILS = /[gjpqyçşţ,;ęąŋ]/u;

/** Space under a line in em of its size: its own descenders, or the script's marks below the baseline. */
function tailOf(text: string, { script, metrics }: MeasuredText): number {
  if (script === "latn") return TAILS.test(text) ? metrics.drop * 1.15 : 0;
  if (script === "hans" || script === "jpan" || script === "kore") return 0.16;
  return metrics.drop;
}

/**
 * Sets a headline as a wall: every line is scaled to the full measure. Lines of very different size lose, as does
 * a wall that has to shrink to fit the height. `unit` is the design unit in px.
 */
export function setWall(measured: MeasuredText, space: HeadlineSpace, unit: number): SetText {
  const { cap, drop } = measured.metrics;
  const atoms = cutWideAtoms(measured.atoms, measured.graphemes, space.width / (space.min * 0.55));
  let best: { score: number; set: SetText } | null = null;
  const most = Math.min(space.lines + (atoms.length > measured.atoms.length ? 3 : 0), atoms.length);
  for (let count = 1; count <= most; count++) {
    const runs = breakInto(atoms, count);
    const sizes = runs.map((run) => Math.min(space.max, space.width / run.width));
    const texts = runs.map((run) => textOf(atoms, run));
    const gaps = sizes
      .slice(0, -1)
      .map((size, i) => Math.max(unit * 2.1, tailOf(texts[i] ?? "", measured) * size + unit * 0.7));
    const tall = sum(sizes) * cap + sum(gaps) + drop * (sizes.at(-1) ?? 0);
    const shrink = Math.min(1, space.height / tall);
    const smallest = Math.min(...sizes) * shrink;
    if (best && smallest < space.min) continue;
    const score = wallScore(sizes, shrink, tall / space.height);
    if (best && score <= best.score) continue;
    const lines = runs.map((run, i): Line => {
      const size = (sizes[i] ?? 0) * shrink;
      return { text: texts[i] ?? "", width: run.width * size, size };
    });
    best = {
      score,
      set: asSet(
        lines,
        gaps.map((gap) => gap * shrink),
        tall * shrink,
      ),
    };
  }
  return best?.set ?? asSet([], [], 0);
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How much better a wall looks that reaches the full measure than one that had to shrink. */
const FULL_MEASURE = 1.25;

/** The part of the space that the wall covers; lines of very different size spoil it. */
function wallScore(sizes: readonly number[], shrink: number, height: number): number {
  const covered = shrink * Math.min(1, height * shrink);
  const uneven = Math.max(...sizes) / Math.min(...sizes) > 2.3;
  return covered * (uneven ? 0.55 : 1) * (shrink === 1 ? FULL_MEASURE : 1);
}

function asSet(lines: Line[], gaps: number[], height: number): SetText {
  return {
    lines,
    gaps,
    height,
    width: Math.max(0, ...lines.map((line) => line.width)),
    size: Math.max(0, ...lines.map((line) => line.size)),
  };
}
