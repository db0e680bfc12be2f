/** Control characters other than tab and line feed, bidi embeddings, overrides and isolates. */
const UNCLEAN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/u;

/**
 * Whether a text contains no character that Postgres rejects or that hides parts of the text
 * (`UNCLEAN` here); tests check what is stored and shown. The product removes them in
 * `core/clean-text.ts`.
 */
export const isClean = (text: string) => text.isWellFormed() && !UNCLEAN.test(text);

/**
 * All texts inside a response or output, without keys, for tests that check each with `isClean` or
 * against limits.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
