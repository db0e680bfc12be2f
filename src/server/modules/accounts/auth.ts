import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import type { UserRow } from "./accounts.repo.ts";
import { credentials, sessions, users } from "./accounts.table.ts";
import { cookiePrefix, SESSION_DAYS } from "./cookies.ts";

const DAY_SECONDS = 86_400;
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
  /** Values of `Set-Cookie`; the token is nowhere else. */
  readonly setCookies: readonly string[];
  readonly beganAt: Date;
}

/** What the product uses of the auth library: beginning a session, with its signed cookie. */
export interface Auth {
  /** For a user who has proved to be one. */
  readonly startSession: (user: UserRow, userAgent: string | undefined) => Promise<StartedSession>;
}

/** As the library knows a user. */
const toLibraryUser = ({ fullName: name, avatarUrl: image, ...user }: UserRow) => ({ ...user, name, image });

/** Server-side only: no path. */
const sessionStarter = {
  id: "session-starter",
  endpoints: {
    startSession: createAuthEndpoint(
      { method: "POST", body: z.custom<UserRow>(), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const session = await ctx.context.internalAdapter.createSession(ctx.body.id);
        await setSessionCookie(ctx, { user: toLibraryUser(ctx.body), session });
        return { id: session.id, beganAt: session.createdAt };
      },
    ),
  },
} as const;

const headersOf = (userAgent: string | undefined) =>
  new Headers(userAgent === undefined ? {} : { "user-agent": userAgent });

/** The auth library, set up so that none of its own routes, mails, limits or tokens-in-bodies are reachable. */
export function createAuth({ db, clock, secret, publicUrl }: AuthOptions): Auth {
  const https = publicUrl.startsWith("https:");
  const library = betterAuth({
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: credentials },
      transaction: true,
    }),
    // Columns that are not named here do not exist for the library, so it can never write them.
    user: { fields: { name: "fullName", image: "avatarUrl" } },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          // The database's clock decides, as everywhere; the library would take this process's. It hands on what it is given.
          before: async (session) => {
            const createdAt = sql`${clock.now}` as unknown as Date;
            const expiresAt = sql`${clock.now} + make_interval(days => ${SESSION_DAYS})` as unknown as Date;
            const userAgent = session.userAgent?.slice(0, USER_AGENT_MAX) ?? null;
            return { data: { ...session, createdAt, updatedAt: createdAt, expiresAt, userAgent } };
          },
        },
      },
    },
    advanced: {
      // The library's own `__Secure-` would come in front of our `__Host-`.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(publicUrl),
      defaultCookieAttributes: { secure: https, sameSite: "lax", httpOnly: true, path: "/" },
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [sessionStarter],
  });

  return {
    async startSession(user, userAgent) {
      const { headers, response } = await library.api.startSession({
        body: user,
        headers: headersOf(userAgent),
        returnHeaders: true,
      });
      return { ...response, setCookies: headers.getSetCookie() };
    },
  };
}
