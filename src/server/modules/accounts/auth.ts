import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { LIMITS } from "../../../core/limits.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import type { UserId } from "../../user-id.ts";
import { credentials, sessions, users } from "./accounts.table.ts";
import { cookiePrefix, SESSION_DAYS } from "./cookies.ts";
import type { Passwords } from "./passwords.ts";

const DAY_SECONDS = 86_400;
const USER_AGENT_MAX = 300;

interface AuthOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly publicUrl: string;
  readonly passwords: Passwords;
}

/** A session that has just begun. */
interface StartedSession {
  /** For the log. */
  readonly userId: string;
  /** Values of `Set-Cookie`; the token is nowhere else. */
  readonly setCookies: readonly string[];
}

/** What the product uses of the auth library: checking a password and beginning a session. */
export interface Auth {
  readonly signIn: (
    credentials: { readonly email: string; readonly password: string },
    userAgent: string | undefined,
  ) => Promise<StartedSession>;
  readonly startSession: (userId: UserId, userAgent: string | undefined) => Promise<StartedSession>;
}

/** Begins a session for a user who has proved the address in another way than by password. Server-side only: no path. */
const sessionStarter = {
  id: "session-starter",
  endpoints: {
    startSession: createAuthEndpoint(
      { method: "POST", body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new AppError("unauthorized");
        await setSessionCookie(ctx, {
          user,
          session: await ctx.context.internalAdapter.createSession(user.id),
        });
      },
    ),
  },
} as const;

const headersOf = (userAgent: string | undefined) =>
  new Headers(userAgent === undefined ? {} : { "user-agent": userAgent });

function toAppError(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  const code = (error.body as { code?: string } | undefined)?.code;
  if (code === "EMAIL_NOT_VERIFIED") return new AppError("email_not_verified");
  if (error.statusCode < 500) return new AppError("invalid_credentials");
  return new AppError("internal", { cause: error });
}

/** The auth library, set up so that none of its own routes, mails, limits or tokens-in-bodies are reachable. */
export function createAuth({ db, clock, secret, publicUrl, passwords }: AuthOptions): Auth {
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
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      password: {
        hash: passwords.hash,
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          // The database's clock decides, as everywhere; the library would take this process's.
          before: async (session) => {
            const [now] = await db
              .select({ ms: sql<number>`extract(epoch from ${clock.now}) * 1000`.mapWith(Number) })
              .from(sql`(values (1)) as one`);
            const createdAt = new Date(now!.ms);
            const expiresAt = new Date(now!.ms + SESSION_DAYS * DAY_SECONDS * 1000);
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
    async signIn(credentials, userAgent) {
      try {
        const { headers, response } = await library.api.signInEmail({
          body: credentials,
          headers: headersOf(userAgent),
          returnHeaders: true,
        });
        return { userId: response.user.id, setCookies: headers.getSetCookie() };
      } catch (error) {
        throw toAppError(error);
      }
    },
    async startSession(userId, userAgent) {
      const { headers } = await library.api.startSession({
        body: { userId },
        headers: headersOf(userAgent),
        returnHeaders: true,
      });
      return { userId, setCookies: headers.getSetCookie() };
    },
  };
}
