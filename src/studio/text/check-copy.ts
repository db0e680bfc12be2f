import { countEmojis } from "../language/emoji.ts";
import { hasBalancedMarks } from "../language/punctuation.ts";

/** UTF-16 units that no ad exceeds unless the names alone make it longer. */
export const MAX_AD = 600;
/** Meta cuts the primary text of a feed ad after about 125 characters; this range reads well around that point. */
const COMFORTABLE = { from: 90, to: 240 } as const;

/**
 * How far a draft is from fit to print; 0 is fit. Faults that the user typed (a name with two exclamation marks, "Bye
 * Bye") are not held against it. `userText` is everything the user filled in, white space collapsed.
 */
export function countFaults(text: string, userText: string): number {
  const faults =
    Number(hasDoubledWord(text, userText)) +
    Number(hasDoubledPunctuation(text, userText)) +
    Number(
      /\s[.,;!?](?:\s|$)/u.test(text) && !/\s[.,;!?](?:\s|$)/u.test(userText) && !/\u00A0[;!?]/u.test(text),
    ) +
    Number(!hasBalancedMarks(text) && hasBalancedMarks(userText)) +
    Number(countEmojis(text) < 1) +
    3 * Number(text.length > MAX_AD);
  const discomfort =
    text.length < COMFORTABLE.from ? 0.2 : Math.max(0, Math.min(0.8, (text.length - COMFORTABLE.to) / 400));
  return faults + (countEmojis(text) > 3 ? 0.5 : 0) + discomfort;
}

/** A word twice in a row that the user did not type so. */
export function hasDoubledWord(text: string, userText: string): boolean {
  return [
    ...text.matchAll(/(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}’']+)\s+(?=\1(?![\p{L}\p{M}\p{N}]))/giu),
  ].some(([, word = ""]) => !userText.toLowerCase().includes(`${word} ${word}`.toLowerCase()));
}

function hasDoubledPunctuation(text: string, userText: string): boolean {
  return [...text.matchAll(/[.,;:!?。！？、،؟…]{2,}/gu)].some(
    ([marks]) => !userText.includes(marks) && marks !== "...",
  );
}
