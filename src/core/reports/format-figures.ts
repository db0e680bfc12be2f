/** Formats figures for users, in the same way on all pages and in mails. */

/**
 * Formats a count with English thousands separators, "1,604", in results, charts and previews of
 * reports (`present-reading.ts`).
 */
export const formatCount = (count: number): string => count.toLocaleString("en");

/**
 * Formats an amount with its currency (ISO code) in results (`basis-card.tsx`, `figures-table.tsx`,
 * `results.copy.ts`) and previews of reports (`present-reading.ts`): "$12.83"; with the code and
 * two decimals if the currency is unknown. Prices of products: `web/lib/format-price.ts`.
 */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`;
  }
}

/**
 * Name of a currency in a sentence about a report (`reports.copy.ts`): "US dollars"; the code if it
 * is unknown.
 */
export function currencyName(currency: string): string {
  try {
    const parts = new Intl.NumberFormat("en", {
      style: "currency",
      currency,
      currencyDisplay: "name",
    }).formatToParts(2);
    return parts.find(({ type }) => type === "currency")?.value ?? currency;
  } catch {
    return currency;
  }
}
