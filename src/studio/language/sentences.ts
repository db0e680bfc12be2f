import { hasBalancedMarks, removeUnbalancedMarks } from "./punctuation.ts";

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|dr|mr|mrs|ms|st|no|nr|vs|inc|ltd|co|corp|approx|incl|min|max|std|tel|est|ca|bzw|inkl|str|prof|sr|sra|mme|mlle|jr|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ex)\.$/iu;

const BULLET = /^(?:[-–—*•·▪▫◦●○■□➤➔→►✓✔✅☑👉🔹🔸⭐]\uFE0F?\s*|\(?\d{1,2}[.)]\s+|[a-z]\)\s+)+/u;

/** Splits into lines and list items, without bullets or numbers and with normalized spaces. */
export function splitLines(text: string): string[] {
  return text
    .toWellFormed()
    .split(/[\r\n\u2028\u2029]+|\s[•▪●]\s/u)
    .map((line) => normalizeSpaces(line).replace(BULLET, "").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/**
 * Makes every run of white space and control characters one space and removes invisible marks,
 * except the joiners that emojis and scripts need.
 */
export function normalizeSpaces(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();
}

/**
 * Splits a text of any script into sentences. A line break always ends one; an abbreviation
 * ("Dr. Weber") and a full stop inside a quotation do not.
 */
export function splitSentences(text: string): string[] {
  return splitLines(text).flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let current = "";
  for (const segment of segments(line)) {
    current += segment;
    const sentence = current.trim();
    if (!/[\p{L}\p{N}]/u.test(sentence) || ABBREVIATION.test(sentence) || !hasBalancedMarks(sentence))
      continue;
    sentences.push(sentence);
    current = "";
  }
  const rest = current.trim();
  if (/[\p{L}\p{N}]/u.test(rest)) {
    // An unclosed quotation mark must not join the rest of the line into one sentence.
    sentences.push(...(hasBalancedMarks(rest) ? [rest] : splitLine(removeUnbalancedMarks(rest))));
  }
  if (rest !== "" && !/[\p{L}\p{N}]/u.test(rest) && sentences.length > 0)
    sentences.push(`${sentences.pop() ?? ""} ${rest}`);
  return sentences;
}

/**
 * Splits "we bake. we deliver." as well, which `Intl.Segmenter` joins because of the small letter.
 */
function segments(line: string): string[] {
  return Array.from(SEGMENTER.segment(line), ({ segment }) => segment).flatMap((segment) =>
    segment.split(/(?<=[^.][.!?]\s)(?=[\p{Ll}\p{N}])/u),
  );
}
