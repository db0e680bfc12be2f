import type { AdLanguage } from "#core/generations/language.ts";

/**
 * A detected language of a brief and what decided it; the form shows both. `decide` in
 * `language.eld.ts` makes it and has the thresholds.
 */
export interface Detection {
  readonly language: AdLanguage;
  /**
   * `browser` if the text is too short or its best languages are a tie; `guess` if the browser's
   * languages do not decide it either.
   */
  readonly source: "text" | "browser" | "guess";
}

/**
 * Detects the language of a brief or of generated texts. `language.eld.ts` implements it; the
 * languages are in `core/generations/language.ts`. Generations, checks and `run-voicing.ts` call
 * it.
 */
export interface LanguageDetector {
  /**
   * @param acceptLanguage header of the request; decides where the text does not
   */
  detect(text: string, acceptLanguage?: string): Promise<Detection>;
}
