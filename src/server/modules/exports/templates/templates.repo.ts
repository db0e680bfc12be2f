import { and, eq, lt, sql } from "drizzle-orm";
import type { TableMapping } from "#core/exports/templates.ts";
import type { Network } from "#core/platforms/platforms.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { exportTemplates as table, templateMappings } from "../exports.table.ts";
import type { RememberedMapping } from "./propose-mapping.ts";

/**
 * A row of the user's own sheets (`export_templates`): one for each campaign and network.
 * `templates.service.ts` reads and presents it; unused rows are deleted after `TEMPLATE_DAYS`
 * (`core/exports/limits.ts`).
 */
export type TemplateRow = typeof table.$inferSelect;

/**
 * A campaign of a user, whose sheets are read or stored; `createExport`
 * (`create-export.service.ts`) and `templates.service.ts` make it after they have checked that it
 * is the user's.
 */
export interface TemplateOwner {
  readonly userId: UserId;
  readonly campaignId: string;
}

const isOf = ({ userId, campaignId }: TemplateOwner) =>
  and(eq(table.userId, userId), eq(table.campaignId, campaignId));

/**
 * Returns the user's own sheets of a campaign for preview and export, in the order of their
 * networks' names; `templates.service.ts` calls it.
 */
export async function listTemplates(db: Queryable, owner: TemplateOwner): Promise<TemplateRow[]> {
  return db.select().from(table).where(isOf(owner)).orderBy(table.network);
}

/**
 * Returns all sheets of a user, for `export-data.service.ts`. There are few, because unused ones
 * are deleted after `TEMPLATE_DAYS` (`core/exports/limits.ts`).
 */
export async function listAllTemplates(db: Queryable, userId: UserId): Promise<TemplateRow[]> {
  return db.select().from(table).where(eq(table.userId, userId)).orderBy(table.id);
}

/**
 * Returns the user's choices for all headers, for the data export (`export-data.service.ts`);
 * `remember` below stores them.
 */
export async function listAllRemembered(
  db: Queryable,
  userId: UserId,
): Promise<(typeof templateMappings.$inferSelect)[]> {
  return db
    .select()
    .from(templateMappings)
    .where(eq(templateMappings.userId, userId))
    .orderBy(templateMappings.header);
}

/**
 * Returns the sheet of a campaign and network and locks it until the transaction ends, before
 * `uploadTemplate`, `changeTemplate` (`templates.service.ts`) or `deleteTemplate` changes it.
 * Returns `undefined` if the campaign has no sheet of the network: an upload then stores the first
 * one, the other callers answer 404.
 */
export async function lockTemplate(
  tx: Tx,
  owner: TemplateOwner,
  network: Network,
): Promise<TemplateRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(isOf(owner), eq(table.network, network)))
    .for("update");
  return row;
}

/**
 * Inserts an uploaded sheet; `uploadTemplate` (`templates.service.ts`) has deleted the previous
 * sheet of the network and makes the row (mapping: `propose-mapping.ts`; columns:
 * `exports.table.ts`).
 */
export async function insertTemplate(tx: Tx, clock: Clock, row: Omit<TemplateRow, "usedAt">): Promise<void> {
  await tx.insert(table).values({ ...row, usedAt: sql`${clock.now}` });
}

/**
 * Stores the fields of a sheet's columns after the user corrected them (`changeTemplate`), and
 * marks it as used. `changeMapping` in `templates.service.ts` makes the mapping.
 */
export async function saveMapping(
  tx: Tx,
  clock: Clock,
  { id }: Pick<TemplateRow, "id">,
  mapping: readonly TableMapping[],
): Promise<void> {
  await tx
    .update(table)
    .set({ mapping, usedAt: sql`${clock.now}` })
    .where(eq(table.id, id));
}

/**
 * Marks the sheets of a campaign as used now, so that the sweep keeps them for `TEMPLATE_DAYS`
 * (`core/exports/limits.ts`). `createExport` (`create-export.service.ts`) calls it.
 */
export async function touchTemplates(tx: Tx, clock: Clock, owner: TemplateOwner): Promise<void> {
  await tx
    .update(table)
    .set({ usedAt: sql`${clock.now}` })
    .where(isOf(owner));
}

/**
 * Deletes the row of a sheet, for `deleteTemplate` and `uploadTemplate` of `templates.service.ts`,
 * which release its file.
 */
export async function deleteTemplate(tx: Tx, { id }: Pick<TemplateRow, "id">): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/**
 * Deletes sheets without use for `days`, and returns their ids, so that `sweepTemplates`
 * (`templates.service.ts`) releases their files; it passes `TEMPLATE_DAYS`
 * (`core/exports/limits.ts`).
 */
export async function deleteUnused(tx: Tx, clock: Clock, days: number): Promise<string[]> {
  const rows = await tx
    .delete(table)
    .where(lt(table.usedAt, sql`${clock.now} - make_interval(days => ${days})`))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

/**
 * Returns the user's choices for the columns of sheets with a header (`headerHash` in
 * `propose-mapping.ts`) when `uploadTemplate` (`templates.service.ts`) gets such a sheet;
 * `undefined` for a new header.
 */
export async function findRemembered(
  db: Queryable,
  userId: UserId,
  header: string,
): Promise<RememberedMapping | undefined> {
  const [row] = await db
    .select({ mapping: templateMappings.mapping })
    .from(templateMappings)
    .where(and(eq(templateMappings.userId, userId), eq(templateMappings.header, header)));
  return row?.mapping;
}

/**
 * Stores the user's choices for the columns of sheets with a header (`headerHash` in
 * `propose-mapping.ts`), when `changeTemplate` (`templates.service.ts`) corrects a sheet; later
 * ones replace earlier ones.
 */
export async function remember(
  tx: Tx,
  clock: Clock,
  userId: UserId,
  { header, mapping }: { readonly header: string; readonly mapping: RememberedMapping },
): Promise<void> {
  const updatedAt = sql`${clock.now}`;
  await tx
    .insert(templateMappings)
    .values({ userId, header, mapping, updatedAt })
    .onConflictDoUpdate({
      target: [templateMappings.userId, templateMappings.header],
      set: { mapping, updatedAt },
    });
}
