import * as z from "zod/mini";
import { TIERS } from "../plans.ts";

/** Milliseconds since the Unix epoch. */
const time = z.number();

/**
 * The user in the responses of sign-up and session; `session.service.ts` on the server fills it and
 * the browser's session query holds it.
 */
const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
});

/**
 * The current session as every sign-in and `GET /api/auth/get-session` return it. `expiresAt` (ms)
 * ends a lease of an hour that requests renew (`LEASE_MS` in `session.service.ts`); the days of a
 * session are in `sessions.repo.ts`.
 */
export const sessionResponseSchema = z.nullable(z.object({ user: sessionUserSchema, expiresAt: time }));

/**
 * Session as `session.service.ts` makes it for sign-ins and `GET /api/auth/get-session`; `null`
 * without one.
 */
export type SessionResponse = z.output<typeof sessionResponseSchema>;

/**
 * Response of a sign-up (`core/api/accounts.api.ts`); there is no session before the address is
 * verified. `sign-up.service.ts` makes it.
 */
export const signUpResponseSchema = z.object({ user: sessionUserSchema });

/**
 * Response of requests for mailed links (the same with and without an account) and of account
 * changes that return no data; `core/api/accounts.api.ts` and `profile.api.ts` declare it.
 */
export const statusResponseSchema = z.object({ status: z.literal(true) });

/** Response of a sign-out (`core/api/accounts.api.ts`), the same when there was no session. */
export const signOutResponseSchema = z.object({ success: z.literal(true) });

/**
 * Response of all calls that read or change the profile, also the avatar; times are ms. Times
 * without a value and a missing `avatarUrl` are `null`. `profile.service.ts` makes it; ids of the
 * payment provider are left out. Plans are `TIERS` in `core/plans.ts`.
 */
export const profileResponseSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  emailConfirmedAt: z.nullable(time),
  subscriptionStatus: z.enum(TIERS),
  subscriptionPeriodEnd: z.nullable(time),
  avatarUrl: z.nullable(z.string()),
});

/** The profile, which `profile.service.ts` makes and the profile page shows. */
export type ProfileResponse = z.output<typeof profileResponseSchema>;
