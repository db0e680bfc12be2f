import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Tier } from "#core/plans.ts";
import { createClock } from "#server/lib/clock.ts";
import { openDb } from "#server/db/client.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { runningDatabaseUrl } from "#server/db/embedded/running.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { createUser, type TestUser } from "../support/user.ts";

interface Seeded {
  readonly users: readonly TestUser[];
  readonly secret: string;
  /** Keeps the database running after the product has stopped. */
  readonly keepDatabase: () => Promise<EmbeddedPostgres>;
}

/**
 * Inserts signed-in users on the plan `tier` for the bench into the product that runs on `dataDir`.
 */
export async function seedUsers(
  dataDir: string,
  publicUrl: string,
  count: number,
  tier: Tier = "free",
): Promise<Seeded> {
  const secret = (await readFile(join(dataDir, "secret"), "utf8")).trim();
  const url = await runningDatabaseUrl(dataDir);
  if (url === undefined) throw new Error("the product does not run");
  const pool = new pg.Pool({ connectionString: url });
  const db = openDb(pool);
  const users = await Promise.all(Array.from({ length: count }, () => createUser({ db, secret, publicUrl })));
  if (tier !== "free")
    for (const { email } of users)
      await grantTier({ db, newId: randomUUID, clock: createClock() }, email, tier);
  await pool.end();
  return { users, secret, keepDatabase: () => startEmbeddedPostgres({ dataDir }) };
}
