import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from "#core/models/families.ts";
import { startStripe, stripeEnv } from "../../support/billing-stripe.ts";
import { readConfig } from "#server/boot/config.ts";
import { checkPayments } from "#server/cli/doctor/services.ts";
import { runCommand } from "../../support/processes/command.ts";
import { startFaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";
import { LOCAL_MODEL, startLocalModel } from "../../support/stand-ins/local-model.ts";
import { startOpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";
import { smtpStandIn } from "../../support/stand-ins/smtp.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  folder = await mkdtemp(join(tmpdir(), "adloom-doctor-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const doctor = (env: Record<string, string>) => runCommand("doctor", [], env);

test("a complete installation passes every check", async () => {
  const [stripe, provider, smtp] = await Promise.all([startStripe(), startOpenAiStandIn(), smtpStandIn()]);
  await smtp.start();
  provider.listModels([{ id: DEFAULT_TEXT_MODEL }, { id: DEFAULT_IMAGE_MODEL }]);
  stripe.state.webhooks.push("https://ads.example.com/api/stripe/webhook");
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    APP_URL: "https://ads.example.com",
    TRUSTED_PROXIES: "127.0.0.1",
    SUPPORT_EMAIL: "help@example.com",
    AUTH_SECRET: "a secret that is long enough to sign sessions",
    SMTP_URL: smtp.url,
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: provider.baseUrl,
    ...stripeEnv(stripe),
  };
  try {
    const { code, text } = await doctor(env);
    expect(text).not.toMatch(/warning|FAILED/);
    expect(code).toBe(0);
    for (const about of ["configuration", "database", "migrations", "notifications", "storage", "mail"]) {
      expect(text).toContain(`ok       ${about}: `);
    }
    expect(text).toContain("payments: Stripe is set up (test mode)");
    expect(text).toMatch(/AI provider: offers .* no shutdown announced/);
  } finally {
    await Promise.all([stripe.close(), provider.close(), smtp.stop()]);
  }
});

test("an own model is checked without an image model, and its price is asked for", async () => {
  const model = await startLocalModel();
  const env = { DATA_DIR: folder, OPENAI_API_KEY: "ollama", OPENAI_BASE_URL: model.baseUrl };
  const own = { ...env, DATABASE_URL: database.url, TEXT_MODEL: LOCAL_MODEL };
  try {
    const { text } = await doctor(own);
    expect(text).toContain(`ok       AI provider: offers ${LOCAL_MODEL}, no shutdown announced`);
    expect(text).toContain("ok       images: drawn by the built-in studio");
    expect(text).toContain(`warning  AI prices: ${LOCAL_MODEL} has no known price`);
    const price = JSON.stringify({ [LOCAL_MODEL]: { input: 0, output: 0, picture: 0 } });
    expect(text).toContain(`AI_PRICES='${price}'`);
    expect((await doctor({ ...own, AI_PRICES: price })).text).not.toContain("AI prices");
  } finally {
    await model.close();
  }
});

test("each failed check explains how to fix it, without secrets", async () => {
  const line = await startFaultyProxy(database.url);
  line.cut();
  await writeFile(join(folder, "files-in-the-way"), "");
  const { code, text } = await doctor({
    DATABASE_URL: line.url,
    DATA_DIR: join(folder, "files-in-the-way"),
    APP_URL: "http://ads.example.com",
    AUTH_SECRET: "a secret that is long enough to sign sessions",
    SMTP_URL: "smtp://user:hush-hush@127.0.0.1:9",
    OPENAI_API_KEY: "sk-hush-hush",
    OPENAI_BASE_URL: "http://127.0.0.1:9/v1",
    STRIPE_SECRET_KEY: "sk_test_hush",
    STRIPE_WEBHOOK_SECRET: "whsec_hush",
    STRIPE_API_URL: "http://127.0.0.1:9",
  });
  await line.stop();
  expect(code).toBe(1);
  for (const about of ["configuration: APP_URL", "database", "storage", "mail", "payments"]) {
    expect(text).toContain(`FAILED   ${about}`);
  }
  expect(text).toContain("warning  AI provider");
  expect(text).toContain("warning  configuration: TRUSTED_PROXIES is unset");
  expect(text).not.toContain("hush");
  expect(await doctor({ PORT: "none" })).toMatchObject({ code: 1, text: expect.stringContaining("PORT is") });
});

test("a mail server without encryption is reported with the fix", async () => {
  const smtp = await smtpStandIn();
  await smtp.start();
  try {
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, SMTP_URL: `${smtp.url}?requireTLS=true` };
    const { text } = await doctor(env);
    expect(text).toContain("FAILED   mail: the mail server cannot be used (ETLS)");
    expect(text).toContain("add ?requireTLS=false to SMTP_URL");
  } finally {
    await smtp.stop();
  }
});

test("without a key the sandbox is active on this machine only", async () => {
  const payments = async (env: Record<string, string>) => (await checkPayments(readConfig(env)))[0]?.text;
  expect(await payments({ APP_URL: "http://localhost:3000" })).toMatch(/^the sandbox/);
  expect(await payments({ APP_URL: "https://ads.example.com" })).toMatch(/^the payment sandbox is off/);
});

test.each([
  ["APP_URL https://ads.example.com is not a loopback address", { APP_URL: "https://ads.example.com" }],
  ["TRUSTED_PROXIES is set", { TRUSTED_PROXIES: "10.0.0.7" }],
])("reports the features that are off because %s", async (reason, env: Record<string, string>) => {
  const { text } = await doctor({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    AUTH_SECRET: "a secret that is long enough to sign sessions",
    ...env,
  });
  expect(text).toContain(`warning  configuration: the outbox page is off because ${reason}`);
  expect(text).toContain(`payments: the payment sandbox is off because ${reason}: nothing can be bought`);
  expect(text).not.toContain("this machine only");
});
