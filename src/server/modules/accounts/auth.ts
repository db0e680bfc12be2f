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

/** A new session. */
export interface StartedSession {
  readonly id: string;
  /** Only for the signed cookie. */
  readonly token: string;
  readonly startedAt: Date;
}

/** The part of the auth library that the product uses. */
export interface Auth {
  /** Starts a session of an authenticated user. */
  readonly startSession: (userId: UserId, userAgent: string | undefined) => Promise<StartedSession>;
}

/** Configures the auth library without its routes, mails, limits and tokens in response bodies. */
export function createAuth({ db, clock, secret, publicUrl }: AuthOptions): Auth {
  const library = betterAuth({
    baseURL: publicUrl,
    secret,
    // The library can only write the tables listed here.
    database: drizzleAdapter(db, { provider: "pg", schema: { session: sessions } }),
    databaseHooks: {
      session: {
        create: {
          // The library would use the process's clock; it passes SQL expressions through unchanged.
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
      return { id, token, startedAt: createdAt };
    },
  };
}
