import { isSmallWord } from "./atoms.ts";
import { breakInto, cutWideAtoms, linesNeeded, textOf } from "./breaks.ts";
import type { Atom, MeasuredText, SetText } from "./measured.ts";

/** Lengths in px. */
export interface BodySpace {
  readonly width: number;
  readonly size: number;
  readonly lines: number;
  /** Smallest type size that may be used. */
  readonly floor: number;
}

export interface SetBody extends SetText {
  /** Whether words of the description are missing. */
  readonly shortened: boolean;
}

/** A little smaller, then a line more, before any word is lost. */
const CONCESSIONS: readonly (readonly [scale: number, lines: number])[] = [
  [1, 0],
  [0.93, 0],
  [0.93, 1],
  [0.86, 1],
];

/** Sets running text in balanced lines; what does not fit is cut after a sentence, at worst after a word. */
export function setBody(measured: MeasuredText, space: BodySpace): SetBody {
  for (const [scale, more] of CONCESSIONS) {
    const size = Math.max(space.floor, space.size * scale);
    const atoms = cutWideAtoms(measured.atoms, measured.graphemes, space.width / size);
    const count = linesNeeded(atoms, space.width / size);
    if (count <= space.lines + more) return lay(measured, atoms, count, size, space.width, false);
  }
  const size = Math.max(space.floor, space.size * 0.93);
  const atoms = shorten(measured, space.width / size, space.lines + 1);
  const count = linesNeeded(atoms, space.width / size);
  return lay(measured, atoms, count, size, space.width, true);
}

const SENTENCE_END = /[.!?。！？۔؟।]["”»)）」]*$/u;

/** The longest beginning that fits: whole sentences when enough of it remains, else words and an ellipsis. */
function shorten(measured: MeasuredText, limit: number, lines: number): Atom[] {
  const all = cutWideAtoms(measured.atoms, measured.graphemes, limit);
  const fits = (atoms: readonly Atom[]) => linesNeeded(atoms, limit) <= lines;
  for (let end = all.length - 1; end > 0; end--) {
    const kept = all.slice(0, end);
    if (!SENTENCE_END.test(kept.at(-1)?.text ?? "") || !fits(kept)) continue;
    if (textOf(kept, { from: 0, to: kept.length }).length > 24) return kept;
    break;
  }
  for (let end = all.length - 1; end > 1; end--) {
    const last = all[end - 1];
    if (!last || isSmallWord(last.text)) continue;
    const kept = all.slice(0, end - 1);
    kept.push({
      ...last,
      text: `${last.text.replace(/[,;:–—-]$/u, "")}…`,
      width: last.width + measured.ellipsis,
    });
    if (fits(kept)) return kept;
  }
  return all.slice(0, 1);
}

function lay(
  measured: MeasuredText,
  atoms: readonly Atom[],
  count: number,
  size: number,
  width: number,
  shortened: boolean,
): SetBody {
  const runs = breakInto(atoms, Math.min(count, atoms.length), width / size);
  const { cap, drop } = measured.metrics;
  const leading = measured.face.leading * size;
  const lines = runs.map((run) => ({ text: textOf(atoms, run), width: run.width * size, size }));
  return {
    lines,
    gaps: lines.slice(1).map(() => leading - cap * size),
    height: (cap + drop) * size + (lines.length - 1) * leading,
    width: Math.max(0, ...lines.map((line) => line.width)),
    size,
    shortened,
  };
}
