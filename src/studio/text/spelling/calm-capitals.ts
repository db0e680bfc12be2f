import { capitalizeFirst } from "../../language/letter-case.ts";

/** Letters of a text in capitals that is no abbreviation. */
const MIN_SHOUTED = 8;

/**
 * Capitals of whole sentences in a brief become small letters in ads; single words such as "NASA"
 * stay.
 */
export function calmCapitals(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  if (letters.length < MIN_SHOUTED || !text.includes(" ") || capitals.length < letters.length * 0.8)
    return text;
  return capitalizeFirst(text.toLowerCase());
}
