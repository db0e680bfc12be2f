import type { Clock } from "#server/lib/clock.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { insertSession, type SessionEnd } from "./sessions.repo.ts";
import { hashToken, newToken } from "./tokens.ts";

const TOKEN_BYTES = 32;
const USER_AGENT_MAX = 300;

export interface StartSessionDeps {
  readonly clock: Clock;
  readonly newId: () => string;
}

/** A new session. */
export interface StartedSession extends SessionEnd {
  readonly id: string;
  /** Only for the signed cookie; the table stores its hash. */
  readonly token: string;
  readonly startedAt: Date;
}

interface NewSession {
  readonly userId: UserId;
  readonly userAgent: string | undefined;
}

/** Starts a session of an authenticated user. */
export async function startSession(
  db: Queryable,
  { clock, newId }: StartSessionDeps,
  { userId, userAgent }: NewSession,
): Promise<StartedSession> {
  const id = newId();
  const token = newToken(TOKEN_BYTES);
  const tokenHash = hashToken(token);
  const started = await insertSession(db, clock, {
    id,
    userId,
    tokenHash,
    userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? "",
  });
  return { id, token, ...started };
}
