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
 * Detects the language of a brief or of generated texts, for `brief-reading.ts` of generations,
 * `checks.service.ts` and `judge-copy.ts` of the OpenAI adapter. `createLanguageDetector`
 * (`language.eld.ts`) implements it without settings; `boot/deps.ts` creates it at the start. A
 * text without a known language is no error and gets a `guess`. Languages:
 * `core/generations/language.ts`.
 */
export interface LanguageDetector {
  /**
   * @param acceptLanguage header of the request; decides where the text does not
   */
  detect(text: string, acceptLanguage?: string): Promise<Detection>;
}
