import { isGermanNoun } from "../spelling/german-nouns.ts";
import { isKnownPlace } from "../facts/values/place-names.ts";

/**
 * Whether a capitalized word at the start of a sentence is hardly a name: no known place
 * (`facts/values/place-names.ts`), no acronym, and no second capital after it. It is `isCommonWord`
 * of the grammars that write nouns in small letters; `insideSentence` (`line.ts`) then removes the
 * capital.
 */
export function isHardlyName(first: string, rest: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !/^\p{Lu}/u.test(rest) && !isKnownPlace(first);
}

/** English nouns and adjectives that open many statements of briefs and are no names. */
const ENGLISH_NOUN =
  /^(?:average|roof|storm|bathroom|kitchen|garden|boiler|wedding|birthday|house|home|office|dinner|table|room|car|bike|dog|cat|cats|dogs|child|body|skin|water|air|window|door|floor|wall|bed|box|book|cake|bread|coffee|tea|wine|beer|meal|dish|menu|price|quote|bill|report|tax|rent|loan|card|cash|deposit|insurance|cover|visit|lesson|class|course|session|treatment|massage|haircut|repair|service|delivery|collection|pickup|installation|assembly|support|advice|money|job|team|crew|driver|guide|teacher|coach|trainer|nurse|doctor|vet|solicitor|plumber|electrician|gardener|cleaner|photographer|photos|video|music|online|indoor|outdoor|vegan|vegetarian|organic|gluten|homemade|handmade|bespoke|seasonal|tailor-made|weekly|discreet|modern|private|public|genuine|original|best|good|great|great-value|affordable|reliable|honest)$/u;

/**
 * Whether an English word at the start of a sentence is a common noun or adjective, by the list
 * `ENGLISH_NOUN` here. It is `isCommonWord` of `en.grammar.ts`; `insideSentence` (`line.ts`) then
 * removes the capital.
 */
export function isEnglishNoun(first: string, rest: string): boolean {
  return ENGLISH_NOUN.test(first.toLowerCase()) && /^\p{Lu}\p{Ll}/u.test(first) && !/^\p{Lu}/u.test(rest);
}

const GERMAN_ADVERB =
  /(?:ig|lich|isch|tens|bar|sam|los|haft|iert|ert|weise)$|^(?:aus|ab|an|auf|ein|vor)?ge\p{L}+(?:t|en)$/u;

/**
 * Whether a German word at the start of a sentence is an adjective or adverb and no noun
 * (`spelling/german-nouns.ts`). It is `isCommonWord` of `de.grammar.ts`; `insideSentence`
 * (`line.ts`) then removes the capital.
 */
export function isGermanAdjective(first: string, rest: string): boolean {
  // "Sauerteig" and "Honig" have the ending of adverbs.
  if (isGermanNoun(first.toLowerCase()) || /(?:teig|honig|essig|könig)$/iu.test(first)) return false;
  return GERMAN_ADVERB.test(first) || (/e[rsnm]?$/u.test(first) && /^\p{Lu}/u.test(rest));
}
