import type { Category } from "../text/category-keywords.ts";

const LIVELY: ReadonlySet<Category> = new Set<Category>([
  ...(["bakery", "coffee", "restaurant", "food", "drinks", "fashion", "jewelry", "gifts", "travel"] as const),
  ...(["outdoor", "pets", "kids", "music", "events", "fitness", "flowers", "photography", "garden"] as const),
]);

/** Trades in whose ads people may laugh and be loud. An unknown trade is treated with care. */
export function isLively(category: Category | null): boolean {
  return category !== null && LIVELY.has(category);
}
