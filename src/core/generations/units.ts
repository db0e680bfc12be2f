import * as z from "zod/mini";
import { GENERATION_KINDS, GENERATION_STATUSES } from "./kinds.ts";
import { cursorField } from "../fields.ts";

/**
 * Entry of "What used your units": a generation and whether it used a unit. Part of
 * `unitListSchema`.
 */
const unitSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  /** The advertised product; `null` after the deletion of the generation. */
  title: z.nullable(z.string()),
  status: z.enum(GENERATION_STATUSES),
  /** Whether it used a unit; failed generations never do. */
  counted: z.boolean(),
  /** ISO 8601 in UTC; determines the period in which the unit counts. */
  createdAt: z.iso.datetime(),
});

/**
 * A generation in the list of units. `unit-list.service.ts` makes it for the billing page
 * (`unit-table.tsx`), the export of generations for the data export. Statuses and kinds are in
 * `kinds.ts`; whether one counted is decided by `costsUnit` in `units.repo.ts` on the server.
 */
export type UnitEntry = z.output<typeof unitSchema>;

/**
 * Response of `GET /api/usage/units`: a page of `UNITS_PAGE_SIZE` generations with their units,
 * newest first; `unit-list.service.ts` makes it. `nextCursor` is `null` on the last page.
 */
export const unitListSchema = z.object({
  items: z.array(unitSchema),
  /** Cursor of the next page; `null` on the last page. */
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of `UNITS_PAGE_SIZE` generations with their units, which `unit-list.service.ts` returns to
 * the billing page.
 */
export type UnitList = z.output<typeof unitListSchema>;

/**
 * Query of `GET /api/usage/units`, for `unit-list.service.ts`: the billing page's list of all
 * generations, also failed and free ones, by kind (`KINDS` in `kinds.ts`) and cursor;
 * `UNITS_PAGE_SIZE` is the size of a page.
 */
export const listUnitsSchema = z.object({
  kind: z.optional(z.enum(GENERATION_KINDS)),
  cursor: cursorField,
});
