/**
 * Pattern of a number in digits in a brief or an ad: "1,200", "4.80", "1 200,50", "007". The
 * patterns of prices, numbers, times and the gate contain it; `parseAmount` reads it.
 */
export const AMOUNT =
  "\\d{1,3}(?:[.,'’\\u00A0\\u202F ]\\d{3})+(?![\\d])(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?";

/**
 * Parses a number that `AMOUNT` matched; a last separator before one or two digits is the decimal
 * one, other separators are dropped. Text without digits gives 0. `prices.ts`, `numbers.ts` and the
 * gate (`quantities.ts`) call it.
 */
export function parseAmount(text: string): number {
  const match = /^(?<whole>.*?)(?:[.,](?<fraction>\d{1,2}))?$/su.exec(text.trim());
  const whole = (match?.groups?.["whole"] ?? "").replace(/\D/gu, "");
  return Number(`${whole === "" ? "0" : whole}.${match?.groups?.["fraction"] ?? "0"}`);
}
