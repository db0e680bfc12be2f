import { invalidCursor } from "./cursor.ts";

/** Largest integer of Postgres. */
const MAX_NUMBER = 2 ** 31 - 1;

/**
 * Number below which the next page of a list by numbers, newest first, begins; above all numbers
 * without a cursor. `versions.service.ts`, `exports.service.ts` and `reports.service.ts` call it
 * with the cursor of the request. Throws `invalid_input` (`invalidCursor` in `cursor.ts`) for
 * another text than `cutNumberPage` returns.
 */
export function numberBefore(cursor: string | undefined): number {
  if (cursor === undefined) return MAX_NUMBER;
  if (/^[1-9]\d{0,8}$/.test(cursor)) return Number(cursor);
  throw invalidCursor();
}

/**
 * Cuts a page of `size` rows (`core/page-sizes.ts`) from rows that include one extra row if there
 * is a next page, like `cutPage` (`cursor.ts`), for the same lists as `numberBefore`. The cursor of
 * the next page is the number of the last row, `null` on the last page.
 */
export function cutNumberPage<Row extends { readonly number: number }>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? String(last.number) : null };
}
