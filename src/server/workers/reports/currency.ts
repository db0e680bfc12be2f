/**
 * Currencies of signs that stand for one currency; a plain "$" is the US dollar unless a code says
 * otherwise.
 */
const SIGNS: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "¥": "JPY", $: "USD" };

/** Currency code in the brackets of a column's name: "Amount spent (EUR)", "Kosten [€]". */
export function currencyOfName(name: string): string | undefined {
  const [, code = ""] = /[([]\s*([A-Za-z]{3}|[€$£¥])\s*[)\]]/.exec(name) ?? [];
  return (
    SIGNS[code] ?? (/^[A-Z]{3}$/.test(code.toUpperCase()) && code !== "" ? code.toUpperCase() : undefined)
  );
}

/**
 * Currency of a cell with an amount: "12,83 €", "CHF 12.83"; also of a cell with the code alone.
 */
export function currencyOfCell(text: string): string | undefined {
  const code = /(?:^|[\d\s])([A-Z]{3})(?:$|[\d\s])/.exec(text.trim())?.[1];
  if (code !== undefined) return code;
  const sign = /[€$£¥]/.exec(text)?.[0];
  return sign === undefined ? undefined : SIGNS[sign];
}
