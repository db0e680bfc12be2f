import { type SecurityEvent, type SecurityEventList } from "#core/account/security-events.ts";
import type { Db } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listEvents, type SecurityEventRow } from "./security-events.repo.ts";
import { SECURITY_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * Dependencies of the list of security events; `boot/deps.ts` provides them to
 * `security-events.routes.ts` and the data export.
 */
export interface SecurityEventsDeps {
  readonly db: Db;
}

function present({ id, createdAt, event, clientIp, device, details }: SecurityEventRow): SecurityEvent {
  return { id, at: createdAt.getTime(), event, client: clientIp, device, details };
}

/**
 * Returns a page of the user's security events (`GET /api/profile/security-events` in
 * `security-events.routes.ts`), newest first. The size of a page is `SECURITY_PAGE_SIZE` in
 * `core/page-sizes.ts`; words: `core/account/security-activity.copy.ts`. Throws 400 for a bad
 * cursor.
 */
export async function readSecurityEvents(
  { db }: SecurityEventsDeps,
  { userId, cursor }: { readonly userId: UserId; readonly cursor?: string | undefined },
): Promise<SecurityEventList> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await listEvents(db, { userId, after, limit: SECURITY_PAGE_SIZE + 1 });
  const { shown, nextCursor } = cutPage(rows, SECURITY_PAGE_SIZE);
  return { items: shown.map(present), nextCursor };
}

/**
 * Yields all security events of a user for `security-events.json` of the data export
 * (`data-export/data-export.service.ts`), newest first, in pages of `readSecurityEvents`. Events
 * older than `SECURITY_EVENT_DAYS` (`core/account/limits.ts`) are gone.
 */
export async function* readAllSecurityEvents(
  deps: SecurityEventsDeps,
  userId: UserId,
): AsyncGenerator<readonly SecurityEvent[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await readSecurityEvents(deps, { userId, cursor });
    yield page.items;
    cursor = page.nextCursor;
  }
}
