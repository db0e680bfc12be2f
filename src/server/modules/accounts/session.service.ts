import type { SessionResponse } from "#core/account/responses.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { readSessionCookie, type CookieDeps, type SessionCookie } from "./cookies.ts";
import { deleteSession, renewSession, type FindSession } from "./sessions.repo.ts";

/** Time for which the browser assumes that the session is valid before it checks again. */
const LEASE_MS = 3_600_000;

/**
 * Dependencies of reading the session of a request: cookies (`cookies.ts`), clock and the prepared
 * query (`prepareFindSession` in `sessions.repo.ts`); `boot/deps.ts` provides them to `requireUser`
 * (`require-user.service.ts`) and to the sign-in routes.
 */
export interface SessionDeps extends CookieDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly findSession: FindSession;
}

/**
 * The session of a request with its user. `readSession` makes it (`leaseEndsMs` by `LEASE_MS` in
 * this file, `renewal` by `renewSession` in `sessions.repo.ts`, `undefined` unless it is due);
 * `requireUser` (`require-user.service.ts`) sets the user and the id for the routes. A new field of
 * `user` also needs a column in `SESSION_USER` (`accounts.repo.ts`).
 */
export interface Session {
  readonly id: string;
  readonly user: {
    readonly id: UserId;
    readonly email: string;
    readonly fullName: string;
    readonly emailVerified: boolean;
    readonly avatarUrl: string | null;
  };
  /** Unix time in ms. */
  readonly leaseEndsMs: number;
  /** Set when the session was extended, so that its cookie must be renewed. */
  readonly renewal: SessionCookie | undefined;
}

/**
 * End of the lease of a new session, one hour after its start (`LEASE_MS` in this file), Unix time
 * in ms; the browser asks again after it. `openSession` (`open-session.ts`) returns it.
 */
export const firstLeaseEnd = (startedAt: Date) => startedAt.getTime() + LEASE_MS;

/**
 * Reads the session of a request's cookies, in every request with an account (`findSession` in
 * `require-user.service.ts`): one indexed read, and an update when its last use is a day ago
 * (`RENEW_AFTER_DAYS` in `sessions.repo.ts`). `undefined` without a valid session: `requireUser`
 * answers 401, `auth.routes.ts` returns `null`. Lifetimes: `SESSION_IDLE_DAYS` and
 * `SESSION_MAX_DAYS` in `core/account/limits.ts`; the cookie is in `cookies.ts`.
 */
export async function readSession(
  deps: SessionDeps,
  cookieHeader: string | undefined,
): Promise<Session | undefined> {
  const cookie = readSessionCookie(deps, cookieHeader);
  const found = cookie && (await deps.findSession(cookie.value));
  if (!found || cookie.expiresAtMs <= found.nowMs) return undefined;
  const { id, user, nowMs, renewalDue } = found;
  const extended = renewalDue ? await renewSession(deps.db, deps.clock, id) : undefined;
  const endsMs = extended?.expiresAt.getTime() ?? found.endsMs;
  return {
    id,
    user,
    leaseEndsMs: Math.min(nowMs + LEASE_MS, endsMs),
    renewal: extended && { token: cookie.value, ...extended },
  };
}

/**
 * Deletes the session of a request's cookies and records the sign-out; the route of sign-out
 * (`auth.routes.ts`) calls it, and `openSession` (`open-session.ts`), because a new sign-in
 * replaces the old session.
 */
export async function endSession(
  deps: SessionDeps & SecurityLogDeps,
  cookieHeader: string | undefined,
  client: Client,
): Promise<void> {
  const cookie = readSessionCookie(deps, cookieHeader);
  if (!cookie) return;
  await deps.db.transaction(async (tx) => {
    const userId = await deleteSession(tx, deps.clock, cookie.value);
    if (userId !== undefined) await recordSecurityEvent(tx, deps, { userId, event: "sign_out", client });
  });
}

/**
 * Session for the browser without the token, in responses of sign-ins (`open-session.ts`) and
 * `get-session` (`auth.routes.ts`); `null` without one, which the web app reads as signed out.
 * Format: `core/account/responses.ts`.
 */
export function presentSession(session: Pick<Session, "user" | "leaseEndsMs"> | undefined): SessionResponse {
  if (!session) return null;
  const { id, email, fullName, emailVerified, avatarUrl } = session.user;
  return {
    user: { id, email, name: fullName, emailVerified, image: avatarUrl },
    expiresAt: session.leaseEndsMs,
  };
}
