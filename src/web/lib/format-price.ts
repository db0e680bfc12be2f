import type { Product } from "#core/brands/product.ts";

/**
 * Formats a price of a product in English notation, for example "$24.00", for lists of products
 * (`product-row.tsx`, `brand-choices.tsx`) and proposals (`proposal-value.tsx`). Amounts in
 * results: `formatMoney` in `core/reports/format-figures.ts`. Throws a `RangeError` for a malformed
 * currency code.
 */
export function formatPrice(price: number, currency: Product["currency"]): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(price);
}

/**
 * Symbol of a currency in English notation, for example "$", next to the price fields of
 * `PriceFields`. Throws a `RangeError` for a malformed currency code.
 */
export function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat("en", { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
