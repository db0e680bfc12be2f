import { capitalizeFirst } from "../../language/letter-case.ts";

/** Letters of a text in capitals that is no abbreviation. */
const MIN_SHOUTED = 8;

/**
 * A text of a brief of which at least 80 % of the letters are capitals (`MIN_SHOUTED` letters or
 * more, several words) in small letters, with the first one capitalized; other texts and single
 * words such as "NASA" stay. `lineOf` (`ads/line.ts`) calls it before the spelling is corrected.
 */
export function calmCapitals(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  if (letters.length < MIN_SHOUTED || !text.includes(" ") || capitals.length < letters.length * 0.8)
    return text;
  return capitalizeFirst(text.toLowerCase());
}
