/** CR LF, CR, and every other character that Unicode calls a mandatory line break (UAX #14). */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/**
 * Terminal escape sequences (ECMA-48): control sequences such as colors, command strings such as links up to their
 * terminator or the end of the line, and choices of a character set. One that has not ended yet matches as well.
 */
const ESCAPE_SEQUENCES =
  /\u001B(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\u0007\u001B\n]*(?:\u0007|\u001B\\)?|[#%()*+\-./][0-~]?)/gu;

/**
 * Control characters except tab and line feed (Postgres refuses NUL in text and in JSON), halves of surrogate pairs,
 * bidirectional embeddings, overrides and isolates (CVE-2021-42574), and interlinear annotation marks. Marks that
 * languages need stay: joiners, and the left-to-right and right-to-left marks.
 */
const REMOVED =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Surrogate}]/gu;

/**
 * A text from outside without what no column can hold and what hides what the text says. Every line break becomes a
 * line feed. The text may still be growing: an escape sequence or a character that has only begun is left out.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_BREAKS, "\n").replace(ESCAPE_SEQUENCES, "").replace(REMOVED, "");
}
