/**
 * Currencies of signs that stand for one currency; a plain "$" is the US dollar unless a code says
 * otherwise.
 */
const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "¥": "JPY", $: "USD" };

/**
 * Finds the currency code in the brackets of a column's name, for example "Amount spent (EUR)" or
 * "Kosten [€]". `undefined` without one. `readTable` (`read-table.ts`) tries it before the cells. A
 * new sign goes into `SIGNS` and the regular expressions of this file.
 */
export function currencyOfName(name: string): string | undefined {
  const [, code = ""] = /[([]\s*([A-Za-z]{3}|[€$£¥])\s*[)\]]/.exec(name) ?? [];
  return (
    SIGNS[code] ?? (/^[A-Z]{3}$/.test(code.toUpperCase()) && code !== "" ? code.toUpperCase() : undefined)
  );
}

/**
 * Finds the currency of a cell with an amount, for example "12,83 €" or "CHF 12.83", also of a cell
 * with the code alone; `SIGNS` has the signs. `readRow` (`read-row.ts`) calls it for the column of
 * costs and the one of currencies. Code of ISO 4217, `undefined` without one.
 */
export function currencyOfCell(text: string): string | undefined {
  const code = /(?:^|[\d\s])([A-Z]{3})(?:$|[\d\s])/.exec(text.trim())?.[1];
  if (code !== undefined) return code;
  const sign = /[€$£¥]/.exec(text)?.[0];
  return sign === undefined ? undefined : SIGNS[sign];
}
