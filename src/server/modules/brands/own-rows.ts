import { and, eq, exists, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { RESTORE_MINUTES } from "#core/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { brands } from "./brands.table.ts";

/** Id of a row together with its owner; queries by it never match another user's row. */
export interface OwnedId {
  readonly userId: UserId;
  readonly id: string;
}

/** Columns that a user's change can set; a missing or undefined one stays as it is. */
export type Changes<Row, Fixed extends keyof Row> = {
  readonly [Column in Exclude<keyof Row, Fixed>]?: Row[Column] | undefined;
};

interface OwnedColumns {
  readonly id: AnyPgColumn;
  readonly userId: AnyPgColumn;
  readonly deletedAt: AnyPgColumn;
}

/** Condition for a user's row that is not deleted. */
export const isOwn = (table: OwnedColumns, { userId, id }: OwnedId): SQL | undefined =>
  and(eq(table.userId, userId), eq(table.id, id), isNull(table.deletedAt));

const restorableSince = (clock: Clock) => sql`${clock.now} - make_interval(mins => ${RESTORE_MINUTES})`;

/** Condition for a user's deleted row that can still be restored. */
export const isRestorable = (table: OwnedColumns, clock: Clock, { userId, id }: OwnedId): SQL | undefined =>
  and(eq(table.userId, userId), eq(table.id, id), sql`${table.deletedAt} > ${restorableSince(clock)}`);

/** Condition for deleted rows that can no longer be restored. */
export const isPurgeable = (table: Pick<OwnedColumns, "deletedAt">, clock: Clock): SQL =>
  lte(table.deletedAt, restorableSince(clock));

/** Condition for rows whose brand is not deleted. */
export const hasBrand = (db: Queryable, table: { readonly brandId: AnyPgColumn }): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(brands)
      .where(and(eq(brands.id, table.brandId), isNull(brands.deletedAt))),
  );
