import { invalidField } from "../lib/errors.ts";

/**
 * Position in a list, newest first: time and id of the last row of a page. The API has it as an
 * opaque text (`encodeCursor`); repos compare it with `olderThan` (`db/older-than.ts`).
 */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/**
 * Cuts a page of `size` rows (`core/page-sizes.ts`) from rows that include one extra row if there
 * is a next page. Returns the rows to show and the cursor of the next page, `null` on the last one.
 * Lists whose cursor is a time and an id use it.
 */
export function cutPage<Row extends Cursor>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? encodeCursor(last) : null };
}

/**
 * Encodes a cursor as an opaque text for the client. `cutPage` and `ad-uses.service.ts`, whose
 * pages skip rows, call it; `decodeCursor` is the reverse.
 */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString("base64url");
}

/**
 * The error `invalid_input` with its message (here) for a cursor that no list has returned;
 * `decodeCursor`, `number-cursor.ts` and lists with a cursor of their own throw it.
 */
export const invalidCursor = () =>
  invalidField("cursor", "This cursor is not valid. Please start again from the first page.");

/**
 * Decodes the cursor in the query of a list, in the services of lists whose position is a time and
 * an id (`brands.service.ts`, `ad-uses.service.ts`). Throws `invalid_input` for a text that
 * `encodeCursor` did not produce.
 */
export function decodeCursor(cursor: string): Cursor {
  const [, time = "", id = ""] =
    /^(\d{1,15}) (\S{1,100})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const createdAt = new Date(Number(time));
  if (id === "" || encodeCursor({ createdAt, id }) !== cursor) {
    throw invalidCursor();
  }
  return { createdAt, id };
}
