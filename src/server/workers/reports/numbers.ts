/**
 * Decimal sign of a column's numbers: 12.83 or 12,83. `dialectOf` (`dialect.ts`) finds it,
 * `readNumber` uses it.
 */
export type DecimalSign = "." | ",";

/** Cells without a figure; "< 10 %" only bounds it. */
const MISSING = /^(?:|-+|–|—|n\/a|<.*)$/i;

/**
 * Whether a cell of a report says that there is no figure ("-", "n/a"; `MISSING` has them), which
 * is not the same as 0. `readRow` (`read-row.ts`) asks it.
 */
export const isMissing = (text: string) => MISSING.test(text.trim());

/** The digits and separators of a cell, without currency, percent sign, spaces and apostrophes. */
function strip(text: string): string {
  return text
    .trim()
    .replace(/^(?:[A-Z]{2,3}\s?)?[€$£¥]\s?|\s?(?:[€$£¥%]|[A-Z]{3})$/gi, "")
    .replace(/(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d)/g, "");
}

/** Decimal sign of a column that one cell proves. */
function proofOf(text: string): DecimalSign | undefined {
  const digits = strip(text);
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return undefined;
  const sign = digits[last] as DecimalSign;
  const other = sign === "." ? "," : ".";
  if (digits.includes(other)) return sign;
  // A sign that occurs twice groups thousands.
  if (digits.indexOf(sign) !== last) return other;
  return digits.length - last - 1 === 3 ? undefined : sign;
}

/**
 * Decimal sign of the cells of a column; `undefined` if all are ambiguous, such as "1.204", or
 * whole numbers. `dialectOf` (`dialect.ts`) then uses the usual one or asks the user.
 */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined {
  for (const cell of cells) {
    const proof = proofOf(cell);
    if (proof !== undefined) return proof;
  }
  return undefined;
}

/**
 * Whether a column has cells such as "1.204", which is one number in English and another in German,
 * and none that prove the decimal sign. `dialectOf` asks it; the preview then asks the user, unless
 * the language of the report decides (`usualSign` in `dialect.ts`).
 */
export const isAmbiguous = (cells: readonly string[]) =>
  decimalSignOf(cells) === undefined && cells.some((cell) => /\d[.,]\d{3}$/.test(strip(cell)));

/**
 * Reads a number of a report's cell, 0 or more; `undefined` for other text such as "1.2K", whose
 * row `readRow` (`read-row.ts`) then skips with the reason `bad_number`.
 */
export function readNumber(text: string, decimal: DecimalSign): number | undefined {
  const digits = strip(text);
  const grouping = decimal === "." ? "," : ".";
  const plain = digits.replaceAll(grouping, "").replace(decimal, ".");
  return /^\d{1,15}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined;
}
