import pg from "pg";
import { expect, inject, test } from "vitest";
import { newAddress, signUp } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { smtpStandIn } from "../support/stand-ins/smtp.ts";
import { until } from "../support/until.ts";

test("a mail that a killed process was sending is sent at the next start", async () => {
  const database = await createTestDatabase(inject("database"));
  const smtp = await smtpStandIn();
  await smtp.start();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const env = { DATABASE_URL: database.url, SMTP_URL: smtp.url };
  const products = [await startProduct({ env })];
  const [killed] = products as [Product];
  try {
    smtp.stall(true);
    const email = newAddress();
    expect((await signUp(openClient(killed.url), email)).status).toBe(200);
    await until("the mail is being sent", async () => smtp.held() === 1);
    await killed.end("SIGKILL");
    smtp.stall(false);

    products.push(await startProduct({ env, dataDir: killed.dataDir }));
    const ready = performance.now();
    await until("the mail", async () => smtp.received.some(({ to }) => to.includes(email)), 120_000);
    process.stdout.write(`sent ${Math.round(performance.now() - ready)} ms after the start\n`);
    // Not by the queue, which would have noticed the crash after its heartbeat and counted another
    // try.
    const { rows } = await client.query("select retry_count from pgboss.job where name = 'mail.send'");
    expect(rows).toEqual([{ retry_count: 0 }]);
    expect(smtp.received).toHaveLength(1);
  } finally {
    for (const product of products) await product.stop();
    await client.end();
    await smtp.stop();
    await database.drop();
  }
});
