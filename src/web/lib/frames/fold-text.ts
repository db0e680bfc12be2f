import type { FoldRule } from "#core/platforms/placements.ts";

/** Box of a text in a preview frame, in which `foldText` folds the text. */
interface TextBox {
  readonly width: number;
  /** Width of a text in px in the box's font. */
  readonly measure: (text: string) => number;
  /** The words that unfold the text, such as "See more". */
  readonly more: string;
}

/** A text as a preview frame shows it before "more" is clicked. */
interface FoldedText {
  readonly text: string;
  readonly folded: boolean;
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const split = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

const isSpace = (text: string) => /^\s+$/u.test(text);

/** Words with the punctuation that follows them, and the spaces between them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const segment of split(words, text)) {
    const last = pieces.at(-1);
    const isAttached = /^\p{P}+$/u.test(segment) && last !== undefined && !isSpace(last);
    if (isAttached) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/**
 * Number of lines that a text takes in a box whose width is in px, when `foldText` decides whether
 * to fold it; lines break at words as in a browser, and a word wider than the box is broken.
 */
export function countBoxLines(text: string, { width, measure }: Pick<TextBox, "width" | "measure">): number {
  let lines = 0;
  for (const paragraph of text.split("\n")) {
    lines += 1;
    let line = "";
    for (const piece of piecesOf(paragraph)) {
      if (measure((line + piece).trimEnd()) <= width) {
        line += piece;
        continue;
      }
      if (line.trim() !== "") lines += 1;
      line = isSpace(piece) ? "" : piece;
      // A word wider than the line is broken.
      while (measure(line) > width && split(graphemes, line).length > 1) {
        let part = "";
        for (const grapheme of split(graphemes, line)) {
          if (part !== "" && measure(part + grapheme) > width) break;
          part += grapheme;
        }
        line = line.slice(part.length);
        lines += 1;
      }
    }
  }
  return lines;
}

/**
 * Folds a text as a platform does, for `FrameText`: at the last word that fits together with the
 * ellipsis and the words that unfold it (`box.more`). Returns the text with "…" and `folded: true`,
 * or a text within the rule (`fold` in `core/platforms/placements.ts`) unchanged.
 */
export function foldText(text: string, rule: FoldRule, box: TextBox): FoldedText {
  const { characters = Number.POSITIVE_INFINITY, lines } = rule;
  const fits = (candidate: string, shown: string) =>
    split(graphemes, candidate).length <= characters && countBoxLines(shown, box) <= lines;
  if (fits(text, text)) return { text, folded: false };
  const pieces = piecesOf(text);
  const cut = (count: number) =>
    pieces
      .slice(0, count)
      .join("")
      .replace(/[\s\p{Pd}.,;:!?…]+$/u, "");
  // The widths grow with the number of words, so the last one that fits is found by halving.
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const candidate = cut(middle);
    if (fits(candidate, `${candidate}… ${box.more}`)) low = middle;
    else high = middle - 1;
  }
  return { text: `${cut(low)}…`, folded: true };
}
