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

interface Asking {
  readonly userId: UserId;
  readonly sessionId: string;
}

/** Where the user is signed in: the asking session first, then the last used. Tokens stay here. */
export async function readSessions(
  { db, clock }: SessionListDeps,
  { userId, sessionId }: Asking,
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

/** Ends one session of the user's. Throws 404 for any other. */
export async function endOwnSession(
  { db }: SessionListDeps,
  own: { readonly userId: UserId; readonly id: string },
): Promise<void> {
  if (!(await deleteOwnSession(db, own))) throw new AppError("not_found");
}

export async function endOtherSessions(
  { db }: SessionListDeps,
  { userId, sessionId }: Asking,
): Promise<{ ended: number }> {
  return { ended: await deleteOtherSessions(db, userId, sessionId) };
}
