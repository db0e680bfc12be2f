import * as z from "zod/mini";
import { TIERS } from "../plans.ts";

/** Times are milliseconds since 1970 in UTC. */
const time = z.number();

/** The signed-in user as the session carries it. */
export const sessionUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  image: z.nullable(z.string()),
});

/** `expiresAt` is a one-hour lease that asking again renews; the session behind it lives much longer. */
export const sessionSchema = z.nullable(z.object({ user: sessionUserSchema, expiresAt: time }));
export type SessionAnswer = z.output<typeof sessionSchema>;

export const signedUpSchema = z.object({ user: sessionUserSchema });

/** The answer of calls that must not tell whether an address is known. */
export const statusSchema = z.object({ status: z.literal(true) });

export const signedOutSchema = z.object({ success: z.literal(true) });

/** The specified profile, without the payment provider's ids. */
export const profileAnswerSchema = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  emailConfirmedAt: z.nullable(time),
  subscriptionStatus: z.enum(TIERS),
  subscriptionPeriodEnd: z.nullable(time),
  avatarUrl: z.nullable(z.string()),
});
export type ProfileAnswer = z.output<typeof profileAnswerSchema>;
