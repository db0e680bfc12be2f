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

/**
 * Response with the valid sessions of the account, the current one first, then by last use;
 * `session-list.service.ts` makes it, the profile page shows it. How long a session lives:
 * `SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS` in `limits.ts`.
 */
export const sessionListSchema = z.object({ items: z.array(activeSessionSchema) });

/**
 * The valid sessions of an account, the current one first, from `session-list.service.ts` to the
 * profile page.
 */
export type SessionList = z.output<typeof sessionListSchema>;

/**
 * One row in the list "Where you are signed in": device and times. `session-list.service.ts` makes
 * it, `session-row.tsx` shows it.
 */
export type ActiveSession = SessionList["items"][number];

/**
 * Response of "Sign out everywhere else" on the profile page: how many sessions ended.
 * `session-list.service.ts` makes it.
 */
export const endedSessionsSchema = z.object({ ended: z.number() });
