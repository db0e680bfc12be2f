import { gt, lte, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { RESTORE_MINUTES } from "#core/limits.ts";
import type { Clock } from "../lib/clock.ts";

interface DeletableRow {
  readonly deletedAt: AnyPgColumn;
}

const restorableSince = (clock: Clock) => sql`${clock.now} - make_interval(mins => ${RESTORE_MINUTES})`;

/**
 * SQL condition for deleted rows that can still be restored: undo works for `RESTORE_MINUTES`
 * (`core/limits.ts`). The repos of brands, campaigns, generations and reports use it.
 */
export const isRestorable = ({ deletedAt }: DeletableRow, clock: Clock): SQL =>
  gt(deletedAt, restorableSince(clock));

/**
 * SQL condition for deleted rows that can no longer be restored (`RESTORE_MINUTES` in
 * `core/limits.ts` is over); `sweeps.repo.ts` of generations, `purge.repo.ts` of brands, and the
 * repos of campaigns and reports delete them.
 */
export const isPurgeable = ({ deletedAt }: DeletableRow, clock: Clock): SQL =>
  lte(deletedAt, restorableSince(clock));
