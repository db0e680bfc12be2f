import * as z from "zod/mini";

/** Times are milliseconds since 1970 in UTC. */
const signedInPlaceSchema = z.object({
  id: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  /** What the browser said of itself; `null` where it is not recognised. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.number(),
  /** To the day: a session is marked as used once a day. */
  lastSeenAt: z.number(),
});

/** Where an account is signed in. */
export const sessionListSchema = z.object({ items: z.array(signedInPlaceSchema) });
export type SessionList = z.output<typeof sessionListSchema>;
export type SignedInPlace = SessionList["items"][number];

export const sessionsEndedSchema = z.object({ ended: z.number() });
