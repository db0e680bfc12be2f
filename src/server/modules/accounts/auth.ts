import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { sessions } from "./accounts.table.ts";
import { SESSION_DAYS } from "./cookies.ts";

const USER_AGENT_MAX = 300;

interface AuthOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly publicUrl: string;
}

/** A session that has just begun. */
export interface StartedSession {
  readonly id: string;
  /** For the signed cookie alone. */
  readonly token: string;
  readonly beganAt: Date;
}

/** What the product uses of the auth library: beginning a session. */
export interface Auth {
  /** For a user who has proved to be one. */
  readonly startSession: (userId: UserId, userAgent: string | undefined) => Promise<StartedSession>;
}

/** The auth library, set up so that none of its own routes, mails, limits or tokens-in-bodies are reachable. */
export function createAuth({ db, clock, secret, publicUrl }: AuthOptions): Auth {
  const library = betterAuth({
    baseURL: publicUrl,
    secret,
    // What is not named here does not exist for the library, so it can never write it.
    database: drizzleAdapter(db, { provider: "pg", schema: { session: sessions } }),
    databaseHooks: {
      session: {
        create: {
          // The database's clock decides, as everywhere; the library would take this process's. It hands on what it is given.
          before: async (session) => {
            const createdAt = sql`${clock.now}` as unknown as Date;
            const expiresAt = sql`${clock.now} + make_interval(days => ${SESSION_DAYS})` as unknown as Date;
            return { data: { ...session, createdAt, updatedAt: createdAt, expiresAt } };
          },
        },
      },
    },
    advanced: { ipAddress: { disableIpTracking: true }, database: { validateSchema: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });

  return {
    async startSession(userId, agent = "") {
      const { internalAdapter } = await library.$context;
      const userAgent = agent.slice(0, USER_AGENT_MAX);
      const { id, token, createdAt } = await internalAdapter.createSession(userId, false, { userAgent });
      return { id, token, beganAt: createdAt };
    },
  };
}
