import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { Tier } from "#core/plans.ts";
import { openDb, openPool, type Db } from "#server/db/client.ts";
import { createClock } from "#server/lib/clock.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { createLog } from "#server/observability/log.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { createUser, type TestUser } from "../support/user.ts";

const SECRET = "a secret that the processes of this run share";

/** One process of the product that a fault test kills and starts again on the same data. */
export interface KillableProduct {
  /** Another connection to its database, which no kill breaks. */
  readonly db: Db;
  readonly dataDir: string;
  /** Address of the current process; each start has another port. */
  readonly url: () => string;
  /** Id of the current process. */
  readonly pid: () => number;
  readonly newUser: (tier?: Tier) => Promise<TestUser>;
  /** Ends the process with SIGKILL. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** `kill`, then `start`. */
  readonly restart: () => Promise<void>;
}

/**
 * Runs a fault test with a product on its own database, and removes both afterwards. Used by the
 * tests `*-kill.test.ts` of single slices; `startInstallation` has several processes and proxies.
 * @param settings environment variables of the product
 */
export async function withKillableProduct(
  work: (product: KillableProduct) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const database = await createTestDatabase(inject("database"));
  const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
  const env = { ...settings, DATABASE_URL: database.url, AUTH_SECRET: SECRET };
  let current = await startProduct({ env });
  const { dataDir } = current;
  const db = openDb(pool);
  const kill = async () => {
    await current.end("SIGKILL");
  };
  const start = async () => {
    current = await startProduct({ env, dataDir });
  };
  try {
    await work({
      db,
      dataDir,
      url: () => current.url,
      pid: () => current.pid,
      newUser: async (tier = "free") => {
        const user = await createUser({ db, secret: SECRET, publicUrl: current.url });
        if (tier !== "free")
          await grantTier({ db, clock: createClock(), newId: randomUUID }, user.email, tier);
        return user;
      },
      kill,
      start,
      restart: async () => {
        await kill();
        await start();
      },
    });
  } finally {
    await current.stop();
    await pool.end();
    await database.drop();
  }
}
