/** CR LF, CR and every other mandatory line break of Unicode (UAX #14). */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/**
 * Terminal escape sequences (ECMA-48): control sequences such as colors, command strings such as
 * links up to their terminator or the end of the line, and character set selections. Also matches
 * an unfinished sequence.
 */
const ESCAPE_SEQUENCES =
  /\u001B(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\u0007\u001B\n]*(?:\u0007|\u001B\\)?|[#%()*+\-./][0-~]?)/gu;

/**
 * Control characters except tab and line feed (Postgres rejects NUL in text and JSON), lone
 * surrogates, bidirectional embeddings, overrides and isolates (CVE-2021-42574), and interlinear
 * annotation marks. Keeps marks that languages need: joiners, and the left-to-right and
 * right-to-left marks.
 */
const REMOVED =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Surrogate}]/gu;

/**
 * Removes characters that Postgres cannot store and characters that disguise the text, from input
 * of users (`fields.ts`), replies of models, texts of websites and names of files. Every line break
 * becomes a line feed. Works on partial text: drops an unfinished escape sequence or character.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAKS, "\n").replace(ESCAPE_SEQUENCES, "").replace(REMOVED, "");
}
