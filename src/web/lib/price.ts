import type { Product } from "#core/brands/product.ts";

/** Price in the notation of the interface, for example "$24.00". */
export function formatPrice(price: number, currency: Product["currency"]): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(price);
}

/** Symbol of a currency, for example "$", beside a price field. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Day in the notation of the interface, for example "6 Dec 2026"; a short one has no year. */
export function formatDay(day: string, length?: "short"): string {
  const year = length === "short" ? undefined : "numeric";
  const options = { day: "numeric", month: "short", year, timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(new Date(`${day}T00:00:00Z`));
}
