import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { readSessionToken, type CookieDeps } from "./cookies.ts";
import { prepareFindSessions } from "./sessions.repo.ts";

export type FoundSession = Awaited<ReturnType<ReturnType<typeof prepareFindSessions>>>[number];

/** The running session that a cookie header carries, as it is in the database now; rejects when that is away. */
export type SessionLookup = (cookieHeader: string | undefined) => Promise<FoundSession | undefined>;

interface LookupDeps extends CookieDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Cookie headers whose signature is known to be ours: half a megabyte at most, and nobody may fill the memory with them. */
const REMEMBERED = 1000;

/** As `readSessionToken`, without checking again a signature that was ours before: it is ours for good. */
function rememberTokens(deps: CookieDeps) {
  const tokens = new Map<string, string>();
  return (header: string) => {
    const known = tokens.get(header);
    if (known !== undefined) return known;
    const token = readSessionToken(deps, header);
    if (tokens.size >= REMEMBERED) tokens.clear();
    if (token !== undefined) tokens.set(header, token);
    return token;
  };
}

/**
 * Every call of a signed-in user looks its session up. Those that arrive in one turn of the event loop share one read: when a
 * process has much to do, that is where most of its time would go (docs/decisions/061).
 */
export function createSessionLookup(deps: LookupDeps): SessionLookup {
  const findSessions = prepareFindSessions(deps.db, deps.clock);
  const tokenOf = rememberTokens(deps);
  let tokens = new Set<string>();
  let next: Promise<Map<string, FoundSession>> | undefined;

  async function read() {
    // What has arrived by now is handled before this continues.
    await new Promise(setImmediate);
    const asked = [...tokens];
    tokens = new Set();
    next = undefined;
    const found = await findSessions(asked);
    return new Map(found.map((session) => [session.token, session]));
  }

  return async (cookieHeader) => {
    const token = cookieHeader && tokenOf(cookieHeader);
    if (!token) return undefined;
    tokens.add(token);
    next ??= read();
    return (await next).get(token);
  };
}
