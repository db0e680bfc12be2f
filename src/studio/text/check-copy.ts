import { countEmojis } from "../language/emoji.ts";
import { hasBalancedMarks } from "../language/punctuation.ts";

/** UTF-16 units; only the names alone may make an ad longer. */
const MAX_AD = 600;
/** Preferred length in UTF-16 units: Meta truncates a feed ad's text after about 125 characters. */
const PREFERRED = { from: 90, to: 240 } as const;

/**
 * Scores the faults of an ad: 0 is flawless, 1 or more has a fault, less is only an unusual length
 * or number of emojis. What the user typed (a name with two exclamation marks, "Bye Bye") is no
 * fault.
 * @param userText all of the user's input with normalized spaces
 */
export function scorePenalty(text: string, userText: string): number {
  const faults =
    Number(hasRepeatedWord(text, userText)) +
    Number(hasRepeatedPunctuation(text, userText)) +
    Number(
      /\s[.,;!?](?:\s|$)/u.test(text) && !/\s[.,;!?](?:\s|$)/u.test(userText) && !/\u00A0[;!?]/u.test(text),
    ) +
    Number(!hasBalancedMarks(text) && hasBalancedMarks(userText)) +
    Number(countEmojis(text) < 1) +
    3 * Number(text.length > MAX_AD);
  const lengthPenalty =
    text.length < PREFERRED.from ? 0.2 : Math.max(0, Math.min(0.8, (text.length - PREFERRED.to) / 400));
  return faults + (countEmojis(text) > 3 ? 0.5 : 0) + lengthPenalty;
}

/** Whether a word is repeated right after itself and the user did not type it so. */
export function hasRepeatedWord(text: string, userText: string): boolean {
  return [
    ...text.matchAll(/(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}’']+)\s+(?=\1(?![\p{L}\p{M}\p{N}]))/giu),
  ].some(([, word = ""]) => !userText.toLowerCase().includes(`${word} ${word}`.toLowerCase()));
}

function hasRepeatedPunctuation(text: string, userText: string): boolean {
  return [...text.matchAll(/[.,;:!?。！？、،؟…]{2,}/gu)].some(
    ([marks]) => !userText.includes(marks) && marks !== "...",
  );
}
