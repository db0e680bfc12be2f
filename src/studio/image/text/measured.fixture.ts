import { graphemesOf, piecesOf, tidy } from "./atoms.ts";
import type { Atom, MeasuredText } from "./measured.ts";
import { isRtl, scriptOf } from "./script.ts";

/** A text in a typewriter face: every character, the space included, is half an em wide. */
export function typewritten(text: string): MeasuredText {
  const script = scriptOf(text);
  const pieces = piecesOf(text, script);
  const width = (part: string) => graphemesOf(part).length / 2;
  const graphemes: Record<number, Atom[]> = {};
  pieces.forEach((piece, index) => {
    const parts = graphemesOf(piece.text);
    if (parts.length > 9)
      graphemes[index] = parts.map((part) => ({ text: part, space: false, gap: 0, width: 0.5 }));
  });
  return {
    text: tidy(text),
    script,
    rtl: isRtl(script),
    face: { families: ["typewriter"], weight: 400, tracking: 0, leading: 1.1 },
    metrics: { ascent: 0.9, descent: 0.3, cap: 0.7, xHeight: 0.5, drop: 0.2 },
    atoms: pieces.map((piece, index) => ({
      ...piece,
      gap: index > 0 && piece.space ? 0.5 : 0,
      width: width(piece.text),
    })),
    ellipsis: 0.5,
    graphemes,
  };
}
