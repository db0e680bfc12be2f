import type { GenerationKind } from "#core/generations/kinds.ts";
import { type UnitList } from "#core/generations/units.ts";
import type { Queryable } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { UNITS_PAGE_SIZE } from "#core/page-sizes.ts";
import { listUnitRows } from "./units.repo.ts";

interface UnitPageRequest {
  readonly userId: UserId;
  readonly kind?: GenerationKind | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of a user's units (`GET /api/usage/units` in `usage/usage.routes.ts`, and the data
 * export in `export.service.ts`), newest first, including failed, free (`costsUnit` in
 * `units.repo.ts`) and deleted generations. Page size: `UNITS_PAGE_SIZE` in `core/page-sizes.ts`;
 * filter and order: `listUnitRows` in `units.repo.ts`. Deleted ones leave the list after
 * `TOMBSTONE_DAYS` (`generations/sweeps.repo.ts`). Throws 400 for a bad cursor.
 */
export async function listUnits(db: Queryable, { userId, kind, cursor }: UnitPageRequest): Promise<UnitList> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await listUnitRows(db, userId, { kind, after, limit: UNITS_PAGE_SIZE + 1 });
  const { shown, nextCursor } = cutPage(rows, UNITS_PAGE_SIZE);
  return { items: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor };
}
