import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { createOldDatabase, type OldDatabase } from "../../support/old-database.ts";

let old: OldDatabase;

beforeAll(async () => {
  old = await createOldDatabase(5);
  await old.client.query(await readFile(new URL("old-campaigns.sql", import.meta.url), "utf8"));
  await migrate(old.url);
});
afterAll(() => old.drop());

test("Stored campaigns keep the reason of a fallback, and all other content", async () => {
  const { rows } = await old.client.query<{ id: string; output: unknown }>(
    "select id, output from generations order by id",
  );
  expect(rows).toEqual([
    { id: "empty", output: null },
    { id: "fallback", output: { textAds: ["One."], images: [], fallbackReason: "timeout" } },
    { id: "provider", output: { textAds: ["Two."], images: [] } },
  ]);
});
