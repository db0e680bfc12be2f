import type { Category } from "../text/category-keywords.ts";

const LIVELY_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  ...(["bakery", "coffee", "restaurant", "food", "drinks", "fashion", "jewelry", "gifts", "travel"] as const),
  ...(["outdoor", "pets", "kids", "music", "events", "fitness", "flowers", "photography", "garden"] as const),
]);

/** Whether people may laugh and be loud in ads of a category; false if it is unknown. */
export function isLively(category: Category | null): boolean {
  return category !== null && LIVELY_CATEGORIES.has(category);
}
