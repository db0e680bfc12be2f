import { and, eq, lt, sql } from "drizzle-orm";
import type { TableMapping } from "#core/exports/templates.ts";
import type { Network } from "#core/platforms/platforms.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { exportTemplates as table, templateMappings } from "../exports.table.ts";
import type { RememberedMapping } from "./propose-mapping.ts";

/** A sheet of a campaign. */
export type TemplateRow = typeof table.$inferSelect;

/** A campaign of a user; the caller knows that it is the user's. */
export interface TemplateOwner {
  readonly userId: UserId;
  readonly campaignId: string;
}

const isOf = ({ userId, campaignId }: TemplateOwner) =>
  and(eq(table.userId, userId), eq(table.campaignId, campaignId));

/** The sheets of a campaign, in the order of their networks' names. */
export async function listTemplates(db: Queryable, owner: TemplateOwner): Promise<TemplateRow[]> {
  return db.select().from(table).where(isOf(owner)).orderBy(table.network);
}

/** All sheets of a user, for the download of all data. There are few: unused ones are deleted. */
export async function listAllTemplates(db: Queryable, userId: UserId): Promise<TemplateRow[]> {
  return db.select().from(table).where(eq(table.userId, userId)).orderBy(table.id);
}

/** What a user chose for all headers, for the download of all data. */
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

/** The sheet of a network, locked until the transaction ends. */
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

/** Inserts the sheet of a network, which has none. */
export async function insertTemplate(tx: Tx, clock: Clock, row: Omit<TemplateRow, "usedAt">): Promise<void> {
  await tx.insert(table).values({ ...row, usedAt: sql`${clock.now}` });
}

/** Stores the mapping of a sheet. */
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

/** Keeps the sheets of a campaign that an export uses for another while. */
export async function touchTemplates(tx: Tx, clock: Clock, owner: TemplateOwner): Promise<void> {
  await tx
    .update(table)
    .set({ usedAt: sql`${clock.now}` })
    .where(isOf(owner));
}

/** Deletes a sheet. */
export async function deleteTemplate(tx: Tx, { id }: Pick<TemplateRow, "id">): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** Deletes sheets that were not used for so many days; returns their ids. */
export async function deleteUnused(tx: Tx, clock: Clock, days: number): Promise<string[]> {
  const rows = await tx
    .delete(table)
    .where(lt(table.usedAt, sql`${clock.now} - make_interval(days => ${days})`))
    .returning({ id: table.id });
  return rows.map(({ id }) => id);
}

/** What the user chose for sheets with a header; `undefined` for a new header. */
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

/** Keeps what the user chose for sheets with a header. */
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
