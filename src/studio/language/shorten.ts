import { dropUnbalanced, endSentence } from "./punctuation.ts";

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/**
 * At most `limit` UTF-16 units. Ends at a clause boundary when one lies in the second half, else after a whole word
 * with an ellipsis; never inside a letter with its accents or an emoji.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1).toWellFormed();
  const clause = /^.*[\p{L}\p{N}%)”»"](?=[,;:،、，；]\s?|\s[–—-]\s)/su.exec(head)?.[0] ?? "";
  if (clause.length > limit / 2) return endSentence(dropUnbalanced(clause));
  return dropUnbalanced(cutAtWord(text, limit - 1)).replace(/[\s.,;:!?–—-]+$/u, "") + "…";
}

function cutAtWord(text: string, limit: number): string {
  let end = 0;
  for (const { index, segment, isWordLike } of WORDS.segment(text)) {
    if (index + segment.length > limit) break;
    if (isWordLike) end = index + segment.length;
  }
  if (end > limit / 3) return text.slice(0, end);
  end = 0;
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
