import * as z from "zod/mini";
import { TIERS } from "../plans.ts";

/** Milliseconds since the Unix epoch. */
const time = z.number();

/**
 * The user in the responses of sign-up and session; `presentSession` on the server fills it and the
 * browser's session query holds it.
 */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
});

/**
 * The current session as every sign-in and `GET /api/auth/get-session` return it. `expiresAt` is a
 * one-hour lease that each request renews; the session itself lasts much longer.
 */
export const sessionResponseSchema = z.nullable(z.object({ user: sessionUserSchema, expiresAt: time }));

/** Session as `presentSession` makes it for `GET /api/auth/get-session`; `null` without one. */
export type SessionResponse = z.output<typeof sessionResponseSchema>;

/** Response of a sign-up; there is no session before the address is verified. */
export const signUpResponseSchema = z.object({ user: sessionUserSchema });

/**
 * Response of requests for mailed links, the same with and without an account so that it reveals
 * neither, and of changes that return no data.
 */
export const statusResponseSchema = z.object({ status: z.literal(true) });

/** Response of a sign-out, the same when there was no session. */
export const signOutResponseSchema = z.object({ success: z.literal(true) });

/**
 * Response of all calls that read or change the profile, also the avatar. The ids of the payment
 * provider are left out; `presentProfile` fills it.
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

/** The profile as `presentProfile` returns it to the profile page. */
export type ProfileResponse = z.output<typeof profileResponseSchema>;
