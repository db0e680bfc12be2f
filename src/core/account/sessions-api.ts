import * as z from "zod/mini";

/** A session of the user. Times are milliseconds since the Unix epoch. */
const activeSessionSchema = z.object({
  id: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** From the `User-Agent` header; `null` if unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.number(),
  /** Accurate to the day: the server updates it once a day. */
  lastSeenAt: z.number(),
});

/** Valid sessions of the account, last used first. */
export const sessionListSchema = z.object({ items: z.array(activeSessionSchema) });

/** The sessions of an account as the API returns them. */
export type SessionList = z.output<typeof sessionListSchema>;

/** One row in the list of sessions on the profile page. */
export type ActiveSession = SessionList["items"][number];

/** Number of sessions that were ended. */
export const endedSessionsSchema = z.object({ ended: z.number() });
