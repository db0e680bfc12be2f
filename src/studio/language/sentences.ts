import { dropUnbalanced, isBalanced } from "./punctuation.ts";

const SEGMENTER = new Intl.Segmenter("en", { granularity: "sentence" });

const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|dr|mr|mrs|ms|st|no|nr|vs|inc|ltd|co|corp|approx|incl|min|max|std|tel|est|ca|bzw|inkl|str|prof|sr|sra|mme|mlle|jr|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a|p\.\s?ex)\.$/iu;

const BULLET = /^(?:[-–—*•·▪▫◦●○■□➤➔→►✓✔✅☑👉🔹🔸⭐]\uFE0F?\s*|\(?\d{1,2}[.)]\s+|[a-z]\)\s+)+/u;

/** One line per list item, without its bullet or number; white space of every kind becomes a single space. */
export function splitLines(text: string): string[] {
  return text
    .toWellFormed()
    .split(/[\r\n\u2028\u2029]+|\s[•▪●]\s/u)
    .map((line) => cleanSpaces(line).replace(BULLET, "").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Controls and invisible marks go; runs of white space become one space. Joiners inside emojis and scripts stay. */
export function cleanSpaces(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(/[\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g, "")
    .trim();
}

/**
 * Whole sentences of a text in any script. Line breaks always separate; abbreviations ("Dr. Weber") and quotations
 * that run over a full stop do not.
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
    if (!/[\p{L}\p{N}]/u.test(sentence) || ABBREVIATION.test(sentence) || !isBalanced(sentence)) continue;
    sentences.push(sentence);
    current = "";
  }
  const rest = current.trim();
  if (/[\p{L}\p{N}]/u.test(rest)) {
    // A quotation mark that is never closed must not glue the whole line together.
    sentences.push(...(isBalanced(rest) ? [rest] : splitLine(dropUnbalanced(rest))));
  }
  if (rest !== "" && !/[\p{L}\p{N}]/u.test(rest) && sentences.length > 0)
    sentences.push(`${sentences.pop() ?? ""} ${rest}`);
  return sentences;
}

/** The platform keeps "we bake. we deliver." together, because a small letter or a number follows. Advertisers do not. */
function segments(line: string): string[] {
  return Array.from(SEGMENTER.segment(line), ({ segment }) => segment).flatMap((segment) =>
    segment.split(/(?<=[^.][.!?]\s)(?=[\p{Ll}\p{N}])/u),
  );
}
