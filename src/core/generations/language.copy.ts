import { AD_LANGUAGE_CODES, AD_LANGUAGES, WRITTEN_LANGUAGES, type AdLanguage } from "./language.ts";

/**
 * Text of the field for the ads' language, and the line above the questions about a brief
 * (`brief-language.tsx`). The questions are in `copy/platform-copy.ts`.
 */
export const languageCopy = {
  label: "Ad language",
  automatic: "Automatic",
  /** First option after a language was detected. */
  automaticIn: (language: AdLanguage) => `Automatic: ${AD_LANGUAGES[language]}`,
  more: "More languages",
  /** Above the questions for missing facts. */
  questions: "Answer these for better ads",
  hints: {
    /** There are too few words to detect the language. */
    browser: "Too few words to be sure; this is your browser’s language.",
    /** The brief is in another language than the chosen one. */
    looksLike: (language: AdLanguage) => `Your brief looks like ${AD_LANGUAGES[language]}.`,
    guess: "Too few words to be sure; choose another language if this is wrong.",
  },
} as const;

interface LanguageOption {
  readonly value: AdLanguage;
  readonly label: string;
}

const options = AD_LANGUAGE_CODES.map((value): LanguageOption => ({ value, label: AD_LANGUAGES[value] }));

/**
 * Options of the language field in tools (`brief-language.tsx`) and on the brand page
 * (`identity-card.tsx`): the first `WRITTEN_LANGUAGES`, then the others by name. The languages are
 * `AD_LANGUAGES` in `language.ts`.
 */
export const LANGUAGE_OPTIONS = {
  written: options.slice(0, WRITTEN_LANGUAGES),
  others: options.slice(WRITTEN_LANGUAGES).toSorted((a, b) => (a.label < b.label ? -1 : 1)),
} as const;
