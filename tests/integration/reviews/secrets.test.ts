import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDb } from "#server/db/client.ts";
import { createClock } from "#server/lib/clock.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";
import { startProduct, type Product } from "../../support/processes/product.ts";
import { openReview, reviewLinkIn, reviewsClient } from "../../support/reviews.ts";
import { startOtlpReceiver, type OtlpReceiver } from "../../support/stand-ins/otlp-receiver.ts";
import { smtpStandIn, type SmtpStandIn } from "../../support/stand-ins/smtp.ts";
import { until } from "../../support/until.ts";
import { createUser } from "../../support/user.ts";

const SECRET = "a secret that this run of the test has";

let database: TestDatabase;
let receiver: OtlpReceiver;
let mailServer: SmtpStandIn;
let product: Product;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  receiver = await startOtlpReceiver();
  mailServer = await smtpStandIn();
  await mailServer.start();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  product = await startProduct({
    env: {
      ...{ DATABASE_URL: database.url, AUTH_SECRET: SECRET },
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: "debug",
    },
  });
}, 120_000);
afterAll(async () => {
  await product.stop();
  await pool.end();
  await mailServer.stop();
  await receiver.close();
  await database.drop();
});

/** Everything in the database, the job queue included, as text. */
async function dump(): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const parts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} as t`);
    parts.push(...rows.map(({ text }) => `${name}: ${text}`));
  }
  return parts.join("\n");
}

test("The token of a link is in the mail only: not in log, metrics, traces or database", async () => {
  const db = openDb(pool);
  const user = await createUser({ db, secret: SECRET, publicUrl: product.url });
  await grantTier({ db, clock: createClock(), newId: randomUUID }, user.email, "pro");
  const client = reviewsClient(product.url, user);
  const campaign = await client.package();
  const { url } = await client.ask(campaign);
  const { id } = await client.ask(campaign, { people: ["lena@example.com"] });
  const mail = await until("the invitation arrives", async () =>
    mailServer.received.find(({ to }) => to.includes("lena@example.com")),
  );
  const links = [url!, reviewLinkIn(mail.source)];
  for (const link of links) {
    const reviewer = openReview(product.url, link);
    const [ad] = (await reviewer.read()).ads;
    await reviewer.comment({ adId: ad!.id, text: "Fine" });
    await reviewer.decide("approved");
    await reviewer.call("GET", `/media/${ad!.media!.id}`);
    await reviewer.call("POST", "/decisions", {});
    await reviewer.call("GET", "/nothing");
    const token = link.split("/").at(-1)!;
    for (const path of [`/review/${token}`, `/review/${token}/more`, `//review/${token}`]) {
      await fetch(`${product.url}${path}`, { redirect: "manual" });
    }
  }
  await client.trail(id);
  await until("the mail is marked as sent", async () => {
    const { rows } = await pool.query("select 1 from mails where status = 'pending'");
    return rows.length === 0;
  });
  await until("the traces have arrived", async () =>
    receiver.bodies().includes("/api/review/:token/decisions"),
  );
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  expect(metrics).toContain("/api/review/:token");
  expect(product.output()).toContain("/api/review/[hidden]/decisions");
  const places = {
    log: product.output(),
    metrics,
    traces: receiver.bodies(),
    database: await dump(),
    export: Buffer.from(await (await client.call("GET", "/profile/export")).bytes()).toString("latin1"),
  };
  for (const link of links) {
    const token = link.split("/").at(-1)!;
    expect(token).toHaveLength(22);
    for (const [place, text] of Object.entries(places)) expect(text.includes(token), place).toBe(false);
  }
  expect(places.database).not.toContain("/review/");
}, 120_000);
