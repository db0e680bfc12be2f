import { normalizeText, splitGraphemes, splitPieces } from "./atoms.ts";
import type { Atom, MeasuredText } from "./measured-text.ts";
import { detectScript, isRtl } from "./script-tag.ts";

/**
 * Measures a text without fonts, as `measureText` (`server/render/measure.ts`) would in a face in
 * which every character is half an em wide. Tests of `studio/image/text`, and `layoutInput` for
 * tests of layouts, use it.
 */
export function monospaceText(text: string): MeasuredText {
  const script = detectScript(text);
  const pieces = splitPieces(text, script);
  const width = (part: string) => splitGraphemes(part).length / 2;
  const graphemes: Record<number, Atom[]> = {};
  pieces.forEach((piece, index) => {
    const parts = splitGraphemes(piece.text);
    if (parts.length > 9)
      graphemes[index] = parts.map((part) => ({ text: part, space: false, gap: 0, width: 0.5 }));
  });
  return {
    text: normalizeText(text),
    script,
    rtl: isRtl(script),
    face: { families: ["monospace"], weight: 400, tracking: 0, leading: 1.1 },
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
