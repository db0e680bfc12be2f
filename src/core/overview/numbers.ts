/** Groups of three digits with the same separator; `_` stands for a space or an apostrophe. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,_])\d{3})(?:\1\d{3})*$/;
/** Indian grouping: 12,34,567. */
const GROUPED_BY_TWO = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;
const FRACTION = /^(\d+|[1-9]\d{0,2}(?:([.,_])\d{3})+)([.,])(\d{1,9})$/;

/**
 * Parses a non-negative number, with or without thousands separators; `undefined` for other text,
 * which the schema refuses. One separator before three digits separates thousands: 1.234 is 1234.
 * The schema of results (`results.ts`) reads typed figures with it; reports have
 * `workers/reports/numbers.ts`.
 */
export function readNumber(text: string): number | undefined {
  const plain = text.trim().replace(/(?<=\d)[\s'’](?=\d)/g, "_");
  if (/^\d{1,15}$/.test(plain)) return Number(plain);
  if (GROUPED.test(plain) || GROUPED_BY_TWO.test(plain)) return Number(plain.replace(/\D/g, ""));
  const [, whole = "", group, point, fraction = ""] = FRACTION.exec(plain) ?? [];
  if (point === undefined || group === point) return undefined;
  return Number(`${whole.replace(/\D/g, "")}.${fraction}`);
}
