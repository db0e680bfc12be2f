import type { Product } from "#core/brands/product.ts";

/**
 * Formats a price of a product or in results in the notation of the interface, for example
 * "$24.00".
 */
export function formatPrice(price: number, currency: Product["currency"]): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(price);
}

/** Symbol of a currency, for example "$", next to a price field. */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
