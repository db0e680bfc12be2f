import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { and, eq, gt } from "drizzle-orm";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { freePort } from "#server/db/embedded/free-port.ts";
import { openDb } from "#server/db/client.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { linkIn } from "../../support/accounts.ts";
import { filesClient } from "../../support/files.ts";
import { generationsClient } from "../../support/generations.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";
import { startProduct, type Product } from "../../support/processes/product.ts";
import { until } from "../../support/until.ts";
import { createUser, type TestUser } from "../../support/user.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const mark = (name: string) => `planted${name}7f3a`;

/** Settings that are or contain a secret. */
const SECRET_SETTINGS = [
  "AUTH_SECRET",
  "DATABASE_DIRECT_URL",
  "DATABASE_URL",
  "OPENAI_API_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
];
/** Names that only sound like secrets. */
const NO_SECRETS = ["APP_URL", "OPENAI_BASE_URL", "STRIPE_API_URL"];

/** Secrets in requests. */
const CARRIED = ["Password", "NewPassword", "Token", "Cookie", "Bearer", "Broken", "Signature", "Field"].map(
  mark,
);

let database: TestDatabase;
let product: Product;
let owner: pg.Pool;
let user: TestUser;
const closing: (() => unknown)[] = [];

/** Services that reject every request and repeat the secret in the error, as some do. */
async function startTellTales() {
  const http = createServer((request, response) => {
    const message = `Incorrect API key provided: ${request.headers.authorization ?? ""}`;
    response.writeHead(401, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ error: { message, code: "invalid_api_key", type: "invalid_request_error" } }),
    );
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth({ username, password }, _, done) {
      done(new Error(`wrong password for ${username}: ${password}`));
    },
  });
  smtp.on("error", () => {});
  const mailPort = await freePort();
  await once(smtp.listen(mailPort, "127.0.0.1"), "listening");
  closing.push(
    () => http.close(),
    () => new Promise<void>((closed) => smtp.close(() => closed())),
  );
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, mailPort };
}

beforeAll(async () => {
  const { adminUrl } = inject("database");
  database = await createTestDatabase(inject("database"));
  owner = new pg.Pool({ connectionString: adminUrl, max: 1 });
  owner.on("error", () => {});
  const role = mark("role");
  await owner.query(`create role ${role} superuser login password '${mark("DatabasePassword")}'`);
  const url = new URL(database.url);
  url.username = role;
  url.password = mark("DatabasePassword");
  const { url: tales, mailPort } = await startTellTales();
  const secret = mark("AuthSecret").repeat(2);
  product = await startProduct({
    env: {
      LOG_LEVEL: "trace",
      AUTH_SECRET: secret,
      DATABASE_URL: url.href,
      DATABASE_DIRECT_URL: url.href,
      SMTP_URL: `smtp://mailer:${mark("SmtpPassword")}@127.0.0.1:${mailPort}`,
      OPENAI_API_KEY: `sk-${mark("OpenAi")}`,
      OPENAI_BASE_URL: `${tales}/v1`,
      STRIPE_SECRET_KEY: `sk_test_${mark("Stripe")}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${mark("Webhook")}`,
      STRIPE_API_URL: tales,
      S3_ENDPOINT: tales,
      S3_BUCKET: "files",
      S3_REGION: "eu-1",
      S3_ACCESS_KEY_ID: mark("S3Id"),
      S3_SECRET_ACCESS_KEY: mark("S3Secret"),
    },
  });
  const seeding = new pg.Pool({ connectionString: database.url, max: 1 });
  user = await createUser({ db: openDb(seeding), secret, publicUrl: product.url });
  await seeding.end();
});
afterAll(async () => {
  await product.stop();
  for (const close of closing) await close();
  await database.drop();
  await owner.query(`drop role ${mark("role")}`);
  await owner.end();
});

const JSON_TYPE = { "content-type": "application/json" };

/**
 * Sends requests with a secret in every place a user, a script or an attacker could use; returns
 * the responses.
 */
async function sendSecrets(): Promise<string[]> {
  const { url } = product;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { ...JSON_TYPE, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { redirect: "manual", headers });
  const { email } = user;
  const password = mark("Password");
  const client = generationsClient(url, user);
  const responses = await Promise.all([
    post("/api/auth/sign-up/email", { name: "A B", email: "new@example.com", password }),
    post("/api/auth/sign-up/email", { name: "", email: mark("Field"), password: "x", token: mark("Token") }),
    post("/api/auth/sign-in/email", { email, password }),
    post("/api/auth/sign-in/email", { email: "unknown@example.com", password }),
    post("/api/auth/sign-in/email", `{"email":"${email}","password":"${mark("Broken")}`),
    post("/api/auth/reset-password", { token: mark("Token"), newPassword: mark("NewPassword") }),
    post("/api/auth/request-password-reset", { email }),
    post("/api/stripe/webhook", `{"id":"${mark("Field")}"}`, { "stripe-signature": mark("Signature") }),
    get(`/api/auth/verify-email?token=${mark("Token")}`),
    get(`/verify-email/confirm?token=${mark("Token")}`),
    post("/api/auth/verify-email", { token: mark("Token"), password: mark("LinkPassword") }),
    get(`/reset-password?token=${mark("Token")}`),
    get(`/files/none?token=${mark("Token")}`),
    get("/api/usage", { cookie: `adloom.session_token=${mark("Cookie")}.${mark("Signature")}` }),
    get("/api/usage", { authorization: `Bearer ${mark("Bearer")}` }),
    get("/api/subscription/invoices", { cookie: user.cookie }),
    client.call("POST", "/subscription/checkout", { tier: "growth" }),
    client.create(),
    filesClient(url, user).send(await picture()),
    get("/readyz"),
    get("/metrics"),
  ]);
  return Promise.all(
    responses.map(
      async (response) =>
        `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`,
    ),
  );
}

test("No response or log line contains a secret of a setting or a request, also after failures", async () => {
  const { url, output } = product;
  const responses = await sendSecrets();
  const client = generationsClient(url, user);
  const { items } = await client.list();
  // The provider rejects the key and repeats it: the studio is the fallback, and reports it without
  // the key.
  responses.push(JSON.stringify(await client.ended(items[0]?.id ?? "")));
  const reading = new pg.Pool({ connectionString: database.url, max: 1 });
  const sent = await until("the mail server has refused the mail with the link", async () => {
    const ofReset = and(eq(mails.kind, "reset-password"), gt(mails.attempts, 0));
    const [mail] = await openDb(reading).select().from(mails).where(ofReset);
    return mail;
  });
  await reading.end();

  // Then the database disappears.
  const name = new URL(database.url).pathname.slice(1);
  await owner.query(`alter database ${name} with allow_connections false`);
  await owner.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const away = await sendSecrets();
  const statuses = away.map((response) => Number(response.slice(0, 3)));
  expect(statuses).not.toContain(500);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5);

  const token = new URLSearchParams(linkIn(sent).split("?")[1]).get("token") ?? "";
  const session = decodeURIComponent(user.cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  expect([token, session].map((text) => text.length > 15)).toEqual([true, true]);
  const planted = [
    "AuthSecret",
    "DatabasePassword",
    "SmtpPassword",
    "OpenAi",
    "Stripe",
    "Webhook",
    "S3Id",
    "S3Secret",
  ];
  const secrets = [...planted.map(mark), ...CARRIED, token, session];
  expect(output()).toContain('"msg":"request failed"');
  for (const secret of secrets) {
    const found = [...output().split("\n"), ...responses, ...away].filter((text) => text.includes(secret));
    expect(found, secret).toEqual([]);
  }
});

test("every setting is classified as secret or not, and malformed secrets are not repeated", async () => {
  const names = [
    ...readFileSync(`${ROOT}src/server/boot/settings.ts`, "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+): \{/gm),
  ];
  const sounding = names
    .map(([, name = ""]) => name)
    .filter((name) => /KEY|SECRET|URL|PASSWORD|TOKEN/.test(name));
  expect(sounding.toSorted()).toEqual([...SECRET_SETTINGS, ...NO_SECRETS].toSorted());
});

test("The files for browsers name no server setting", () => {
  const built = `${ROOT}build/client`;
  const files = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|html|css|data|svg|json|webmanifest|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(
    readdirSync(built, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".map")),
  ).toEqual([]);
  for (const file of files) {
    const text = readFileSync(`${built}/${file}`, "utf8");
    for (const name of [...SECRET_SETTINGS, "process.env", "sk_live_", "whsec_"]) {
      expect(text.includes(name), `${file}: ${name}`).toBe(false);
    }
  }
});
