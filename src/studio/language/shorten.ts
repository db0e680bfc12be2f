import { ensureFullStop, removeUnbalancedMarks } from "./punctuation.ts";

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Shortens a text to at most `limit` UTF-16 units, which its callers set:
 * `studio/campaign/headline.ts` for headlines of packages, `on-screen.ts` for scripts. Cuts at a
 * clause boundary, with a full stop, if there is one in the second half, else after a whole word,
 * with an ellipsis. Never splits an accented letter or an emoji.
 */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 1).toWellFormed();
  const clause = /^.*[\p{L}\p{N}%)”»"](?=[,;:،、，；]\s?|\s[–—-]\s)/su.exec(head)?.[0] ?? "";
  if (clause.length > limit / 2) return ensureFullStop(removeUnbalancedMarks(clause));
  return removeUnbalancedMarks(cutAtWord(text, limit - 1)).replace(/[\s.,;:!?–—-]+$/u, "") + "…";
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
