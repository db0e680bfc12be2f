import bidiFactory from "bidi-js";

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Whether the PDF library draws a run from right to left: it does so with Arabic and Hebrew, also
 * with Persian digits. `toShapingOrder` and `modules/reviews/trail-pdf.ts` ask it.
 */
export function isShapedRightToLeft(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** A part of a line in one direction, in the order in which it is read. */
interface DirectedRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** A text whose lines can be ordered from left to right; `readDirections` makes it. */
interface DirectedText {
  /** Whether the text as a whole runs from right to left. */
  readonly isRightToLeft: boolean;
  /** The parts of a line between two offsets, from left to right. */
  readonly lineRuns: (from: number, to: number) => DirectedRun[];
}

/**
 * Applies the Unicode Bidirectional Algorithm to a paragraph. `auto` takes the direction of its
 * first letter. `layoutLines` (`pdf-lines.ts`) calls it.
 */
export function readDirections(text: string, direction: "ltr" | "auto"): DirectedText {
  const levels = bidi.getEmbeddingLevels(text, direction);
  const isOdd = (at: number) => ((levels.levels[at] ?? 0) & 1) === 1;
  return {
    isRightToLeft: ((levels.paragraphs[0]?.level ?? 0) & 1) === 1,
    lineRuns(from, to) {
      const groups: { first: number; last: number }[] = [];
      for (const at of bidi.getReorderedIndices(text, levels, from, to - 1).slice(from, to)) {
        const group = groups.at(-1);
        const step = isOdd(at) ? -1 : 1;
        if (group && group.last + step === at && levels.levels[group.last] === levels.levels[at])
          group.last = at;
        else groups.push({ first: at, last: at });
      }
      return groups.map(({ first, last }) => ({
        text: text.slice(Math.min(first, last), Math.max(first, last) + 1),
        isRightToLeft: isOdd(first),
      }));
    },
  };
}

/**
 * Replaces brackets and other mirrored characters by their counterparts, as text that runs from
 * right to left shows them.
 */
export function mirrored(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join("");
}

/**
 * Orders the characters of a run as the PDF library expects them, so that they are drawn in the
 * run's direction. `layoutLines` (`pdf-lines.ts`) calls it.
 */
export function toShapingOrder({ text, isRightToLeft }: DirectedRun): string {
  if (isRightToLeft === isShapedRightToLeft(text)) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .toReversed()
    .join("");
}
