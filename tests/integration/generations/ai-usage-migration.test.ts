import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { createOldDatabase, type OldDatabase } from "../../support/old-database.ts";

let old: OldDatabase;

beforeAll(async () => {
  // Before migration 0011.
  old = await createOldDatabase(11);
  await old.client.query(`
    insert into users (id, email, full_name, email_verified, email_confirmed_at)
    values ('old', 'old@example.com', 'Old Name', true, now());
    insert into generations (id, user_id, kind, status, input, cost) values
      ('image', 'old', 'image', 'pending', '{}',
        '{"money": 0.25, "pictures": 5, "inputTokens": 10, "outputTokens": 30}'),
      ('no-pictures', 'old', 'text', 'pending', '{}', '{"money": 0.001, "inputTokens": 1, "outputTokens": 2}'),
      ('not-started', 'old', 'text', 'pending', '{}', null)`);
  await migrate(old.url);
});
afterAll(() => old.drop());

test("Stored usage keeps its figures under the new names", async () => {
  const { rows } = await old.client.query<{ id: string; cost: unknown }>(
    "select id, cost from generations order by id",
  );
  expect(rows).toEqual([
    { id: "image", cost: { costUsd: 0.25, images: 5, inputTokens: 10, outputTokens: 30 } },
    { id: "no-pictures", cost: { costUsd: 0.001, images: 0, inputTokens: 1, outputTokens: 2 } },
    { id: "not-started", cost: null },
  ]);
});
