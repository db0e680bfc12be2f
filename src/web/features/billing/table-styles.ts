/** Class names of the header cells in the tables of `invoices.tsx` and `unit-table.tsx`. */
export const HEAD = "px-4 py-3 text-left text-caption font-medium text-ink-3 first:pl-6 max-sm:first:pl-4";
/** Class names of the body cells in the tables of `invoice-row.tsx` and `unit-row.tsx`. */
export const CELL = "h-14 px-4 py-2 first:pl-6 max-sm:first:pl-4";
