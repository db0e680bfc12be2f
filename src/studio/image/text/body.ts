import { isWeakLineEnd } from "./atoms.ts";
import { breakLines, countLines, runText, splitWideAtoms } from "./breaks.ts";
import type { Atom, MeasuredText, TypesetText } from "./measured-text.ts";

/** Space for a description; lengths in px. */
interface BodySpace {
  readonly width: number;
  /** Preferred type size. */
  readonly size: number;
  /** Preferred number of lines. */
  readonly lines: number;
  /** Smallest type size. */
  readonly floor: number;
}

interface TypesetBody extends TypesetText {
  /** Whether words of the description are missing. */
  readonly shortened: boolean;
}

/** Factors on the type size and additional lines, tried in this order before words are dropped. */
const CONCESSIONS: readonly (readonly [scale: number, lines: number])[] = [
  [1, 0],
  [0.93, 0],
  [0.93, 1],
  [0.86, 1],
];

/**
 * Typesets the description or small print of an image ad in balanced lines, smaller or with one
 * more line (`CONCESSIONS`) if it does not fit, then cut after a sentence or a word.
 * `layout/text-items.ts` calls it and sets the usual and the smallest size.
 */
export function typesetBody(measured: MeasuredText, space: BodySpace): TypesetBody {
  for (const [scale, more] of CONCESSIONS) {
    const size = Math.max(space.floor, space.size * scale);
    const atoms = splitWideAtoms(measured.atoms, measured.graphemes, space.width / size);
    const count = countLines(atoms, space.width / size);
    if (count <= space.lines + more) return lay(measured, atoms, count, size, space.width, false);
  }
  const size = Math.max(space.floor, space.size * 0.93);
  const atoms = shorten(measured, space.width / size, space.lines + 1);
  const count = countLines(atoms, space.width / size);
  return lay(measured, atoms, count, size, space.width, true);
}

const SENTENCE_END = /[.!?。！？۔؟।]["”»)）」]*$/u;

/**
 * The longest start that fits: whole sentences if enough text remains, else words and an ellipsis.
 */
function shorten(measured: MeasuredText, limit: number, lines: number): Atom[] {
  const all = splitWideAtoms(measured.atoms, measured.graphemes, limit);
  const fits = (atoms: readonly Atom[]) => countLines(atoms, limit) <= lines;
  for (let end = all.length - 1; end > 0; end--) {
    const kept = all.slice(0, end);
    if (!SENTENCE_END.test(kept.at(-1)?.text ?? "") || !fits(kept)) continue;
    if (runText(kept, { from: 0, to: kept.length }).length > 24) return kept;
    break;
  }
  for (let end = all.length - 1; end > 1; end--) {
    const last = all[end - 1];
    if (!last || isWeakLineEnd(last.text)) continue;
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
): TypesetBody {
  const runs = breakLines(atoms, Math.min(count, atoms.length), width / size);
  const { cap, drop } = measured.metrics;
  const leading = measured.face.leading * size;
  const lines = runs.map((run) => ({ text: runText(atoms, run), width: run.width * size, size }));
  return {
    lines,
    gaps: lines.slice(1).map(() => leading - cap * size),
    height: (cap + drop) * size + (lines.length - 1) * leading,
    width: Math.max(0, ...lines.map((line) => line.width)),
    size,
    shortened,
  };
}
