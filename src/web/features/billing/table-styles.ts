/** Class names of the header cells of the billing page's tables. */
export const HEAD = "px-4 py-3 text-left text-caption font-medium text-ink-3 first:pl-6 max-sm:first:pl-4";
/** Classes of the body cells of the billing page's tables. */
export const CELL = "h-14 px-4 py-2 first:pl-6 max-sm:first:pl-4";
