import * as z from "zod/mini";
import { TIERS } from "../plans.ts";

/** Milliseconds since the Unix epoch. */
const time = z.number();

/** The signed-in user. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
});

/**
 * `expiresAt` is a one-hour lease that each request renews; the session itself lasts much longer.
 */
export const sessionResponseSchema = z.nullable(z.object({ user: sessionUserSchema, expiresAt: time }));

/** Response of `GET /api/auth/get-session`; `null` without a session. */
export type SessionResponse = z.output<typeof sessionResponseSchema>;

/** Response of a sign-up; there is no session before the verification. */
export const signUpResponseSchema = z.object({ user: sessionUserSchema });

/** Response of routes that must not reveal whether an account exists for an email address. */
export const statusResponseSchema = z.object({ status: z.literal(true) });

/** Response of a sign-out, also without a session. */
export const signOutResponseSchema = z.object({ success: z.literal(true) });

/** The profile without the ids of the payment provider. */
export const profileResponseSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  emailConfirmedAt: z.nullable(time),
  subscriptionStatus: z.enum(TIERS),
  subscriptionPeriodEnd: z.nullable(time),
  avatarUrl: z.nullable(z.string()),
});

/** The profile as `GET /api/profile` returns it. */
export type ProfileResponse = z.output<typeof profileResponseSchema>;
