/** Figures and days in words, the same on all pages and in mails. */

/** A count with thousands separators: "1,604". */
export const formatCount = (count: number): string => count.toLocaleString("en");

/** An ISO date in words: "Nov 2, 2026"; a short one has no year. */
export function formatDay(day: string, length?: "short"): string {
  const year = length === "short" ? undefined : "numeric";
  const options = { day: "numeric", month: "short", year, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en", options).format(new Date(`${day}T00:00:00Z`));
}

/** An amount with its currency: "$12.83"; with the code alone if the currency is unknown. */
export function formatMoney(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency }).format(amount);
  } catch {
    return `${currency} ${amount.toFixed(2)}`;
  }
}

/** Name of a currency in a sentence: "US dollars". */
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

/** Names in a sentence: "A, B and C". */
export function inSentence(names: readonly string[], word = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}
