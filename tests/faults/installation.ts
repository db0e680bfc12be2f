import { randomUUID } from "node:crypto";
import type pg from "pg";
import { inject } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { openDb, openPool, type Db } from "#server/db/client.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { createLog } from "#server/observability/log.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { stubCampaignReplies } from "../support/stand-ins/campaign-provider.ts";
import { startFaultyProxy, type FaultyProxy } from "../support/stand-ins/faulty-proxy.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../support/stand-ins/openai.ts";
import { startS3 } from "../support/stand-ins/s3.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { smtpStandIn, type SmtpStandIn } from "../support/stand-ins/smtp.ts";
import { createUser, type TestUser } from "../support/user.ts";

const SECRET = "a secret that the processes of this run share";

/** Role of a process of the installation in the fault tests. */
export type Role = "web" | "worker";

/** Slot for a process of the product that a fault test stops and starts again. */
export interface ProcessSlot {
  readonly role: Role;
  readonly start: () => Promise<void>;
  readonly product: () => Product;
}

/**
 * Web and worker processes as an operator runs them, for fault tests, with proxies to all services
 * that can simulate failures.
 */
export interface Installation {
  readonly url: string;
  readonly slots: readonly ProcessSlot[];
  readonly proxies: Readonly<Record<"database" | "provider" | "smtp" | "storage", FaultyProxy>>;
  readonly provider: OpenAiStandIn;
  readonly smtp: SmtpStandIn;
  /** Direct connections, without the proxies. */
  readonly pool: pg.Pool;
  readonly db: Db;
  /** A user of the largest plan with a session. */
  readonly newUser: () => Promise<TestUser>;
  /** Output of all processes. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts processes of these roles on one database and storage for a fault test, with stand-ins for
 * the providers. @param more additional settings of all processes
 */
export async function startInstallation(
  roles: readonly Role[],
  more: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const provider = await startOpenAiStandIn();
  stubCampaignReplies(provider, {}, 4);
  const smtp = await smtpStandIn();
  await smtp.start();
  const s3 = await startS3();
  const database = await createTestDatabase(inject("database"));
  const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
  const db = openDb(pool);
  const proxies = {
    database: await startFaultyProxy(database.url),
    provider: await startFaultyProxy(provider.baseUrl),
    smtp: await startFaultyProxy(smtp.url),
    storage: await startFaultyProxy(s3.settings.endpoint),
  };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...s3.env,
    S3_ENDPOINT: proxies.storage.url,
    DATABASE_URL: proxies.database.url,
    OPENAI_BASE_URL: proxies.provider.url,
    SMTP_URL: proxies.smtp.url,
    OPENAI_API_KEY: "sk-test",
    AUTH_SECRET: SECRET,
    TRUSTED_PROXIES: "127.0.0.1,::1",
    APP_URL: url,
    LOG_LEVEL: "warn",
    ...more,
  };
  const ever: Product[] = [];
  let dataDir: string | undefined;
  const slots = roles.map((role): ProcessSlot => {
    let product: Product | undefined;
    return {
      role,
      product: () => product!,
      async start() {
        const own = { ...env, ROLE: role, ...(role === "web" && { PORT: String(port) }) };
        product = await startProduct({ env: own, ...(dataDir !== undefined && { dataDir }) });
        dataDir ??= product.dataDir;
        ever.push(product);
      },
    };
  });
  for (const slot of slots) await slot.start();

  return {
    url,
    slots,
    proxies,
    provider,
    smtp,
    pool,
    db,
    async newUser() {
      const user = await createUser({ db, secret: SECRET, publicUrl: url });
      await grantTier({ db, clock: createClock(), newId: randomUUID }, user.email, "pro");
      return user;
    },
    output: () => ever.map((product) => product.output()).join("\n"),
    async stop() {
      for (const line of Object.values(proxies)) line.restore();
      // All processes share one folder: it is removed after all of them have stopped.
      await Promise.all(slots.map((slot) => slot.product().end("SIGTERM")));
      for (const slot of slots) await slot.product().stop();
      await Promise.all(Object.values(proxies).map((line) => line.stop()));
      await pool.end();
      await database.drop();
      await smtp.stop();
      await provider.close();
      await s3.close();
    },
  };
}
