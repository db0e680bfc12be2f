import { readDevice } from "#core/account/devices.ts";
import type { SessionList } from "#core/account/sessions-api.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { deleteOtherSessions } from "./accounts.repo.ts";
import { deleteOwnSession, listSessions } from "./sessions.repo.ts";

export interface SessionListDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface CurrentSession {
  readonly userId: UserId;
  readonly sessionId: string;
}

/** Lists the user's sessions without tokens: the current one first, then by last use. */
export async function readSessions(
  { db, clock }: SessionListDeps,
  { userId, sessionId }: CurrentSession,
): Promise<SessionList> {
  const items = (await listSessions(db, clock, userId)).map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    ...readDevice(row.userAgent),
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.updatedAt.getTime(),
  }));
  return { items: items.toSorted((a, b) => Number(b.current) - Number(a.current)) };
}

/** Ends one session of the user. Throws `not_found` for any other id. */
export async function endOwnSession(
  { db }: SessionListDeps,
  session: { readonly userId: UserId; readonly id: string },
): Promise<void> {
  if (!(await deleteOwnSession(db, session))) throw new AppError("not_found");
}

export async function endOtherSessions(
  { db }: SessionListDeps,
  { userId, sessionId }: CurrentSession,
): Promise<{ ended: number }> {
  return { ended: await deleteOtherSessions(db, userId, sessionId) };
}
