import { capitalizeFirst } from "../../language/letter-case.ts";
import { keepHashtags } from "./hashtags.ts";

/** Letters of a text in capitals that is no abbreviation. */
const MIN_SHOUTED = 8;

/** Words that owners shout for stress: "prima lezione GRATIS". None is an abbreviation. */
const STRESSED =
  /(?<![\p{L}\p{N}-])(?:FREE|ONLY|NEVER|ALWAYS|NEW|EVERY|KOSTENLOS|GRATIS|GRATUITE?S?|OFFERTE?|JAMAIS|TOUJOURS|NOUVEAU|NUNCA|SIEMPRE|NUEV[OA]|GRATUIT[OAI]|GRATUITE|NUOV[OA]|SEMPRE|SENZA|TUTT[OI]|INCLUS[OA]|GRÁTIS|INCLUÍD[OA]|NOV[OA]|ALTIJD|NOOIT|IMMER|OHNE|INKLUSIVE|INCLUS|INCLUIDO)(?![\p{L}\p{N}-])/gu;

/**
 * A text of a brief of which at least 80 % of the letters are capitals (`MIN_SHOUTED` letters or
 * more, several words) in small letters, with the first one capitalized. In other texts only words
 * of stress (`STRESSED`) become small; "NASA" stays. `lineOf` (`ads/line.ts`) calls it before the
 * spelling is corrected.
 */
export const calmCapitals = (text: string): string => keepHashtags(text, calmed);

function calmed(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  if (letters.length < MIN_SHOUTED || !text.includes(" ")) return text;
  if (capitals.length < letters.length * 0.8)
    return text.replace(STRESSED, (word, at: number) =>
      at === 0 ? capitalizeFirst(word.toLowerCase()) : word.toLowerCase(),
    );
  return capitalizeFirst(text.toLowerCase());
}
