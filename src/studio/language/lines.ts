const BULLET = /^(?:[-–—*•·▪▫◦●○■□➤➔→►✓✔✅☑👉🔹🔸⭐]\uFE0F?\s*|\(?\d{1,2}[.)]\s+|[a-z]\)\s+)+/u;

/**
 * Splits a brief's goals into lines and list items, without bullets or numbers and with normalized
 * spaces; `extractOffers` (`studio/campaign/goals.ts`) calls it.
 */
export function splitLines(text: string): string[] {
  return text
    .toWellFormed()
    .split(/[\r\n\u2028\u2029]+|\s[•▪●]\s/u)
    .map((line) => normalizeSpaces(line).replace(BULLET, "").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

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
