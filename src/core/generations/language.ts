import * as z from "zod/mini";

/**
 * Languages of ads by their ISO 639-1 code, in the order of choices. The studio writes its own
 * sentences in the first `WRITTEN_LANGUAGES`; in all others it uses only the words of the brief. A
 * language with its own sentences needs entries in `ads/grammars.ts` and `facts/lexicons.ts` of
 * `studio/text`, and `phrases.ts` and `directions.ts` of `studio/video/script`; words of checks:
 * `LANGUAGES` in `core/checks/rule.ts`.
 */
export const AD_LANGUAGES = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  pt: "Portuguese",
  nl: "Dutch",
  am: "Amharic",
  ar: "Arabic",
  az: "Azerbaijani",
  be: "Belarusian",
  bg: "Bulgarian",
  bn: "Bengali",
  ca: "Catalan",
  cs: "Czech",
  da: "Danish",
  el: "Greek",
  et: "Estonian",
  eu: "Basque",
  fa: "Persian",
  fi: "Finnish",
  gu: "Gujarati",
  he: "Hebrew",
  hi: "Hindi",
  hr: "Croatian",
  hu: "Hungarian",
  hy: "Armenian",
  is: "Icelandic",
  ja: "Japanese",
  ka: "Georgian",
  kn: "Kannada",
  ko: "Korean",
  ku: "Kurdish",
  lo: "Lao",
  lt: "Lithuanian",
  lv: "Latvian",
  ml: "Malayalam",
  mr: "Marathi",
  ms: "Malay",
  no: "Norwegian",
  or: "Odia",
  pa: "Punjabi",
  pl: "Polish",
  ro: "Romanian",
  ru: "Russian",
  sk: "Slovak",
  sl: "Slovenian",
  sq: "Albanian",
  sr: "Serbian",
  sv: "Swedish",
  ta: "Tamil",
  te: "Telugu",
  th: "Thai",
  tl: "Tagalog",
  tr: "Turkish",
  uk: "Ukrainian",
  ur: "Urdu",
  vi: "Vietnamese",
  yo: "Yoruba",
  zh: "Chinese",
} as const;

/**
 * ISO 639-1 code of a language that ads can be written in, in briefs, brands and prompts;
 * `brief-reading.ts` on the server detects it. See `AD_LANGUAGES`.
 */
export type AdLanguage = keyof typeof AD_LANGUAGES;

/**
 * Number of languages at the start of `AD_LANGUAGES` whose sentences the studio writes.
 * `language.eld.ts` prefers them when it detects a language; the form lists them first.
 */
export const WRITTEN_LANGUAGES = 7;

/**
 * Codes of all languages of ads, in the order of `AD_LANGUAGES`, for schemas of briefs, brands and
 * checks, and for `LANGUAGE_OPTIONS` (`language.copy.ts`).
 */
export const AD_LANGUAGE_CODES = Object.keys(AD_LANGUAGES) as readonly AdLanguage[];

/**
 * Whether ads can be requested in the language of a code (`AD_LANGUAGES`). The detector of
 * languages, `accept-language.ts` and the reader of briefs ask it.
 */
export function isAdLanguage(code: string): code is AdLanguage {
  return Object.hasOwn(AD_LANGUAGES, code);
}

/**
 * Schema of the code of one of `AD_LANGUAGES`, with its message; `languageField` and the languages
 * of a brand (`core/brands/brand.ts`) use it.
 */
export const languageCode = z.enum(AD_LANGUAGE_CODES, "Choose a language of the list.");

/**
 * Field of all briefs with the language of the ads. If it is missing, the server detects it
 * (`brief-reading.ts`) when it accepts the generation, and stores it with the input.
 */
export const languageField = z.optional(languageCode);
