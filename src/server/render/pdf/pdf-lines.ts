import { mirrored, readDirections, toShapingOrder } from "./bidi-runs.ts";
import type { TextRun } from "./pdf-fonts.ts";

/**
 * A line of a paragraph of the trail's PDF, with its runs from left to right; `layoutLines` makes
 * it, `modules/reviews/trail-pdf.ts` draws it.
 */
export interface PdfLine {
  readonly runs: readonly TextRun[];
  /** Whether the line starts at the right margin. */
  readonly isRightToLeft: boolean;
}

interface LayoutOptions {
  /** Splits a text where the font changes. */
  readonly runsOf: (text: string) => readonly TextRun[];
  /** Width of a run in points. */
  readonly widthOf: (run: TextRun) => number;
  readonly maxWidth: number;
  readonly direction: "ltr" | "auto";
}

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Breaks a paragraph into lines and orders each from left to right. Words are not divided unless
 * they are longer than a line. `modules/reviews/trail-pdf.ts` calls it.
 */
export function layoutLines(paragraph: string, options: LayoutOptions): PdfLine[] {
  const { runsOf, direction } = options;
  // Characters without a font are replaced before the order is known.
  const text = runsOf(paragraph)
    .map((run) => run.text)
    .join("");
  const { isRightToLeft, lineRuns } = readDirections(text, direction);
  return breakLines(text, options).map(({ from, to }) => ({
    isRightToLeft,
    runs: lineRuns(from, to).flatMap((run) => {
      const runs = runsOf(run.isRightToLeft ? mirrored(run.text) : run.text);
      return (run.isRightToLeft ? runs.toReversed() : runs).map(({ font, text: part }) => ({
        font,
        text: toShapingOrder({ text: part, isRightToLeft: run.isRightToLeft }),
      }));
    }),
  }));
}

/** Offsets of the lines of a text, without the spaces at their ends. */
function breakLines(text: string, { runsOf, widthOf, maxWidth }: LayoutOptions) {
  const sized = (part: string) => {
    const width = runsOf(part).reduce((sum, run) => sum + widthOf(run), 0);
    return { part, width, isSpace: part.trim() === "" };
  };
  const parts = unbreakableParts(text)
    .map(sized)
    .flatMap((whole) =>
      whole.width <= maxWidth
        ? [whole]
        : Array.from(graphemes.segment(whole.part), ({ segment }) => sized(segment)),
    );
  const lines: { from: number; to: number }[] = [];
  let [start, end, width] = [0, 0, 0];
  const close = () => lines.push({ from: start, to: start + text.slice(start, end).trimEnd().length });
  for (const { part, width: added, isSpace } of parts) {
    // Spaces at the end of a line may hang over.
    if (end > start && !isSpace && width + added > maxWidth) {
      close();
      [start, width] = [end, 0];
    }
    width += added;
    end += part.length;
  }
  close();
  return lines;
}

/**
 * Words with their marks, and the spaces between them. A line may end after spaces, and between
 * words without any, as in Japanese and Thai.
 */
function unbreakableParts(text: string): string[] {
  const parts: { text: string; isWord: boolean; isSpace: boolean }[] = [];
  for (const { segment, isWordLike: isWord = false } of words.segment(text)) {
    const last = parts.at(-1);
    const isSpace = segment.trim() === "";
    if (!last || isSpace !== last.isSpace || (last.isWord && isWord))
      parts.push({ text: segment, isWord, isSpace });
    else {
      last.text += segment;
      last.isWord = isWord;
    }
  }
  return parts.map((part) => part.text);
}
