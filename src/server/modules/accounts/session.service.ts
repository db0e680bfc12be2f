import type { SessionResponse } from "#core/account/responses.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readSessionToken, type CookieDeps } from "./cookies.ts";
import { deleteSession, renewSession, type FindSession } from "./sessions.repo.ts";

/** Time for which the browser assumes that the session is valid before it checks again. */
const LEASE_MS = 3_600_000;

export interface SessionDeps extends CookieDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly findSession: FindSession;
}

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
  /** True when the session was extended, so that its cookie must be renewed. */
  readonly renewed: boolean;
}

/** End of the lease of a new session, Unix time in ms. */
export const firstLeaseEnd = (startedAt: Date) => startedAt.getTime() + LEASE_MS;

/** Reads the session of a request's cookies: one indexed read, and one update a day. */
export async function readSession(
  deps: SessionDeps,
  cookieHeader: string | undefined,
): Promise<Session | undefined> {
  const token = readSessionToken(deps, cookieHeader);
  const found = token === undefined ? undefined : await deps.findSession(token);
  if (!found) return undefined;
  const { id, user, nowMs, endsMs, renewalDue } = found;
  if (renewalDue) await renewSession(deps.db, deps.clock, id);
  const leaseEndsMs = renewalDue ? nowMs + LEASE_MS : Math.min(nowMs + LEASE_MS, endsMs);
  return { id, user, leaseEndsMs, renewed: renewalDue };
}

/** Deletes the session of a request's cookies. */
export async function endSession(deps: SessionDeps, cookieHeader: string | undefined): Promise<void> {
  const token = readSessionToken(deps, cookieHeader);
  if (token !== undefined) await deleteSession(deps.db, token);
}

/** Session for the browser, without the token. */
export function presentSession(session: Pick<Session, "user" | "leaseEndsMs"> | undefined): SessionResponse {
  if (!session) return null;
  const { id, email, fullName, emailVerified, avatarUrl } = session.user;
  return {
    user: { id, email, name: fullName, emailVerified, image: avatarUrl },
    expiresAt: session.leaseEndsMs,
  };
}
