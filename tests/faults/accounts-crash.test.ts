import pg from "pg";
import { expect, inject, test } from "vitest";
import { newAddress, signUp } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { until } from "../support/until.ts";

const KILLS = 2;

test("kill -9 during sign-ups leaves no partial sign-up", { timeout: 120_000 }, async () => {
  const database = await createTestDatabase(inject("database"));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const tried: string[] = [];
  const accepted: string[] = [];
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const env = { DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "info" };
      const product = await startProduct({ env });
      const base = accepted.length;
      const visitor = async () => {
        for (;;) {
          const email = newAddress();
          tried.push(email);
          const response = await signUp(openClient(product.url), email).catch(() => undefined);
          if (!response) return;
          if (response.status === 200) accepted.push(email);
        }
      };
      const visitors = Array.from({ length: 8 }, visitor);
      await until("some sign-ups", async () => accepted.length >= base + 15 + kill * 5, 30_000);
      await product.end("SIGKILL");
      await Promise.all(visitors);
      await product.stop();
    }

    const { rows } = await client.query<{ email: string; whole: boolean }>(`
      select email,
        p.password_hash like '$argon2id$%'
          and exists (select from links l where l.sign_up_id = p.id)
          and exists (
            select from mails m where m.recipient = p.email and (
              m.status = 'sent' or exists (select from pgboss.job j where j.data ->> 'mailId' = m.id))
          ) as whole
      from pending_sign_ups p`);
    expect(rows.filter((row) => !row.whole)).toEqual([]);
    const made = new Set(rows.map((row) => row.email));
    expect(accepted.filter((email) => !made.has(email))).toEqual([]);
    expect(tried.length).toBeGreaterThan(accepted.length);

    // The address of an interrupted sign-up can be used by its owner.
    const product = await startProduct({
      env: { DATABASE_URL: database.url, TRUSTED_PROXIES: "127.0.0.1" },
    });
    try {
      const cut = tried.find((email) => !accepted.includes(email))!;
      expect((await signUp(openClient(product.url), cut)).status).toBe(200);
      await until(
        "every mail to leave",
        async () => {
          const { rowCount } = await client.query(
            "select from mails where status = 'pending' and attempts = 0",
          );
          return rowCount === 0;
        },
        40_000,
      );
    } finally {
      await product.stop();
    }
  } finally {
    await client.end();
    await database.drop();
  }
});
