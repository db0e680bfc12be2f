/**
 * Makes every run of white space and control characters one space, trims, and removes invisible
 * marks except the joiners that emojis and scripts need. `studio/text` and `image-prompts.ts` of
 * packages call it for names and for texts of a brief before it prints or compares them.
 */
export function normalizeSpaces(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();
}
