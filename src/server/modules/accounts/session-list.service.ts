import { deviceLabel, readDevice } from "#core/account/devices.ts";
import { sessionsCopy } from "#core/account/profile.copy.ts";
import type { SessionList } from "#core/account/sessions-api.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { deleteOtherSessions } from "./accounts.repo.ts";
import { deleteOwnSession, listSessions } from "./sessions.repo.ts";

/**
 * Dependencies of the list of sessions on the profile page; `boot/deps.ts` provides them to
 * `sessions.routes.ts`.
 */
export interface SessionListDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface CurrentSession {
  readonly userId: UserId;
  readonly sessionId: string;
}

/**
 * Lists the user's valid sessions without tokens, for `GET /api/sessions` (`sessions.routes.ts`)
 * and the data export (`data-export.service.ts`): the current one first, then by last use
 * (`listSessions` in `sessions.repo.ts`). `core/account/devices.ts` reads the device from the user
 * agent.
 */
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

interface EndedSession {
  readonly userId: UserId;
  readonly id: string;
  readonly client: Client;
}

/**
 * Ends one session of the user (`DELETE /api/sessions/:id` in `sessions.routes.ts`) and records it
 * in the security log with the name of its device (`core/account/devices.ts`; an unknown one:
 * `core/account/profile.copy.ts`). Throws `not_found` for an id that is not one of the user's
 * sessions.
 */
export async function endOwnSession(
  deps: SessionListDeps & SecurityLogDeps,
  { userId, id, client }: EndedSession,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ended = await deleteOwnSession(tx, { userId, id });
    if (!ended) throw new AppError("not_found");
    const device = deviceLabel(readDevice(ended.userAgent)) ?? sessionsCopy.unknownBrowser;
    await recordSecurityEvent(tx, deps, { userId, event: "session_ended", client, details: { device } });
  });
}

/**
 * Ends all sessions of the user except the current one (`DELETE /api/sessions` in
 * `sessions.routes.ts`; `deleteOtherSessions` in `accounts.repo.ts`), records it in the security
 * log if there was one, and returns their number.
 */
export async function endOtherSessions(
  deps: SessionListDeps & SecurityLogDeps,
  { userId, sessionId, client }: CurrentSession & { readonly client: Client },
): Promise<{ ended: number }> {
  return deps.db.transaction(async (tx) => {
    const ended = await deleteOtherSessions(tx, userId, sessionId);
    if (ended > 0) {
      const details = { count: ended };
      await recordSecurityEvent(tx, deps, { userId, event: "other_sessions_ended", client, details });
    }
    return { ended };
  });
}
