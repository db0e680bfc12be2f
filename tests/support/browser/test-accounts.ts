import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import pg from "pg";
import type { Tier } from "#core/plans.ts";
import { createClock } from "#server/lib/clock.ts";
import { openDb } from "#server/db/client.ts";
import { runningDatabaseUrl } from "#server/db/embedded/running.ts";
import { mailClientLimit, signUpLimit } from "#server/modules/accounts/account-limits.ts";
import { replaceCredential } from "#server/modules/accounts/accounts.repo.ts";
import { createPasswords } from "#server/modules/accounts/passwords.ts";
import { clearCounters } from "#server/modules/rate-limits/rate-limits.service.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { createUser } from "../user.ts";
import { PASSWORD, type Person } from "./person.ts";

interface SignInOptions {
  /** A plan as the operator would grant it. */
  readonly tier?: Tier;
}

/**
 * Creates accounts for browser tests directly in the database. `openTestAccounts` makes it; tests
 * use it as `signIn` of `browser-test.ts`.
 */
export interface TestAccounts {
  /** Creates an account and signs it in, in a browser that uses `url`. */
  readonly signIn: (context: BrowserContext, url: string, options?: SignInOptions) => Promise<Person>;
  /** Resets the rate limits of this machine's address, which all tests of a run share. */
  readonly clearClientLimits: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Address of all browsers of a run. */
const CLIENT = "127.0.0.1";

/**
 * Inserts accounts into the database of the product that runs on `dataDir`, for tests of other
 * features: signing up by form, mail and link takes four seconds.
 */
export async function openTestAccounts(dataDir: string): Promise<TestAccounts> {
  const secret = (await readFile(join(dataDir, "secret"), "utf8")).trim();
  const connectionString = await runningDatabaseUrl(dataDir);
  if (connectionString === undefined) throw new Error(`no product runs on ${dataDir}`);
  const pool = new pg.Pool({ connectionString, max: 1 });
  const db = openDb(pool);
  const passwordHash = await createPasswords().hash(PASSWORD, "test");
  return {
    async signIn(context, url, { tier = "free" } = {}) {
      const { id: userId, email, cookie } = await createUser({ db, secret, publicUrl: url });
      await db.transaction((tx) => replaceCredential(tx, { id: randomUUID(), userId, passwordHash }));
      if (tier !== "free") await grantTier({ db, newId: randomUUID, clock: createClock() }, email, tier);
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([
        { name, value, url, httpOnly: true },
        { name: "adloom_signed_in", value: "1", url },
      ]);
      return { name: "Test User", email, password: PASSWORD };
    },
    clearClientLimits: () =>
      clearCounters({ db, clock: createClock() }, [signUpLimit(CLIENT), mailClientLimit(CLIENT)]),
    close: () => pool.end(),
  };
}
