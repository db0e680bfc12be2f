/** A hashtag as typed, and as a correction may have changed it: "#im", "#I’m". */
const HASHTAG = /#[\p{L}\p{N}_]+/gu;
const CHANGED = /#[\p{L}\p{N}_]+(?:[’'.-][\p{L}\p{N}_]+)*\.?/gu;

/**
 * Corrects a text but for its hashtags, which stay as typed: "#fuerdich" is another hashtag than
 * "#fürdich". `spellingFor` (`spelling.ts`) and `calmCapitals` (`calm-capitals.ts`) apply it.
 */
export function keepHashtags(text: string, correct: (text: string) => string): string {
  const corrected = correct(text);
  const typed = text.match(HASHTAG) ?? [];
  if (typed.length === 0 || corrected.match(CHANGED)?.length !== typed.length) return corrected;
  let index = 0;
  return corrected.replace(CHANGED, (found) => {
    const hashtag = typed[index++] ?? found;
    return found.endsWith(".") ? `${hashtag}.` : hashtag;
  });
}
