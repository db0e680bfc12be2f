import { randomUUID } from "node:crypto";
import { glob } from "node:fs/promises";
import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { replaceCredential } from "#server/modules/accounts/accounts.repo.ts";
import { endedPackages } from "#server/modules/campaigns/ended-packages.table.ts";
import { addNotices } from "#server/modules/notices/notices.repo.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { startBilling, type BillingClient, type BillingTest } from "../../support/billing.ts";
import { createOwnedResources } from "../../support/owned-resources.ts";
import { until } from "../../support/until.ts";

/**
 * All tables of brands, campaigns, website readings, reports and notices; a new one is found by its
 * file.
 */
const TABLE_FILES = "src/server/modules/{brands,campaigns,readings,reports,notices}/*.table.ts";

let billing: BillingTest;
let client: BillingClient;
let tables: readonly PgTable[];

beforeAll(async () => {
  billing = await startBilling();
  client = await billing.newUser();
  const { deps } = billing.app;
  const { user } = client;
  const passwordHash = await deps.passwords.hash(PASSWORD, "test");
  await grantTier(deps, user.email, "pro");
  await deps.db.transaction((tx) =>
    replaceCredential(tx, { id: randomUUID(), userId: user.id, passwordHash }),
  );
  const own = await createOwnedResources(billing, client);
  await deps.db
    .insert(endedPackages)
    .values({ generationId: own.text, userId: user.id, endedAt: new Date() });
  const words = { text: "A claim ends", path: "/dashboard" };
  await addNotices(deps.db, deps.clock, [{ userId: user.id, kind: "claims", key: "claim:1", words }]);
  const found: PgTable[] = [];
  for await (const file of glob(TABLE_FILES)) {
    const exported = (await import(/* @vite-ignore */ `../../../${file}`)) as Record<string, unknown>;
    for (const value of Object.values(exported)) if (is(value, PgTable)) found.push(value);
  }
  tables = found;
});
afterAll(() => billing.app.stop());

/** First columns of the keys of the user's rows in a table, without deleted rows. */
async function keysOf(table: PgTable): Promise<string[]> {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  const [key = ""] = columns;
  const visible = columns.includes("deleted_at") ? sql`and deleted_at is null` : sql``;
  const { rows } = await billing.app.deps.db.execute<{ key: string }>(
    sql`select ${sql.identifier(key)} as key from ${table} where user_id = ${client.user.id} ${visible}`,
  );
  return rows.map((row) => row.key);
}

test("Every table has rows of the sample user", async () => {
  expect(tables.length).toBeGreaterThanOrEqual(9);
  for (const table of tables) expect((await keysOf(table)).length, getTableName(table)).toBeGreaterThan(0);
});

test("The download of all data names every row of every table", async () => {
  const response = await client.call("GET", "/profile/export");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const texts = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith(".json") ? [name, strFromU8(bytes)] : [name],
  );
  const all = texts.join("\n");
  for (const table of tables) {
    for (const key of await keysOf(table)) expect(all, getTableName(table)).toContain(key);
  }
});

test("The deletion of the account leaves no row and no reference to a file", async () => {
  const keys: string[] = [];
  for (const table of tables) keys.push(...(await keysOf(table)));
  const deleted = await client.call("DELETE", "/profile", {
    ...{ password: PASSWORD, confirmation: "DELETE" },
  });
  expect(deleted.status).toBe(200);
  const { db } = billing.app.deps;
  const left = async () => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} where user_id = ${client.user.id}`,
      );
      if (rows[0]!.count > 0) counts[getTableName(table)] = rows[0]!.count;
    }
    const { rows } = await db.execute<{ referrer: string }>(
      sql`select referrer from file_references where split_part(referrer, ':', 2) in (${sql.join(keys, sql`, `)})`,
    );
    return { counts, references: rows.map(({ referrer }) => referrer) };
  };
  await until("nothing is left", async () => {
    const { counts, references } = await left();
    return Object.keys(counts).length === 0 && references.length === 0;
  });
  expect(await left()).toEqual({ counts: {}, references: [] });
});
