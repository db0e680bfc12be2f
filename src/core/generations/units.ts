import * as z from "zod/mini";
import { GENERATION_KINDS, GENERATION_STATUSES } from "./kinds.ts";

/** Entries on one page of the list of units. */
export const UNITS_PAGE_SIZE = 20;

/** One generation as an entry of the account: what it was, when, and whether it cost a unit. */
export const unitSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  /** The advertised product; `null` once the generation was deleted. */
  title: z.nullable(z.string()),
  status: z.enum(GENERATION_STATUSES),
  /** Whether it counts as a unit; a failed one never does. */
  counted: z.boolean(),
  /** ISO 8601 in UTC: the moment that decides in which period it counts. */
  createdAt: z.iso.datetime(),
});
export type Unit = z.output<typeof unitSchema>;

export const unitListSchema = z.object({
  items: z.array(unitSchema),
  /** Ask for the next page with it; `null` on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type UnitList = z.output<typeof unitListSchema>;

export const listUnitsSchema = z.object({
  kind: z.optional(z.enum(GENERATION_KINDS)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
