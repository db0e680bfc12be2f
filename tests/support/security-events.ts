import type { SecurityEvent, SecurityEventList } from "#core/account/security-events.ts";
import type { TestClient } from "./client.ts";

/** `User-Agent` header of Chrome on Windows, in tests of the security log. */
export const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/**
 * Reads one page of the security log (`GET /api/profile/security-events`) in a test; throws for
 * another status than 200. `readEvents` reads all pages.
 */
export async function readEventPage(client: TestClient, cursor?: string): Promise<SecurityEventList> {
  const query = cursor === undefined ? "" : `?cursor=${cursor}`;
  const answer = await client.get(`/api/profile/security-events${query}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as SecurityEventList;
}

/**
 * Reads the whole security log in a test, page by page (`readEventPage`), newest first. The events
 * are in `core/account/security-events.ts`.
 */
export async function readEvents(client: TestClient): Promise<SecurityEvent[]> {
  const items: SecurityEvent[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: SecurityEventList = await readEventPage(client, cursor);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/**
 * Kinds of the events in the security log, oldest first, for comparison in a test; the kinds are in
 * `core/account/security-events.ts`.
 */
export const readEventKinds = async (client: TestClient) =>
  (await readEvents(client)).map(({ event }) => event).toReversed();
