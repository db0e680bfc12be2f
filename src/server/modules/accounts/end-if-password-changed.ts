import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCredentialId } from "./accounts.repo.ts";
import { deleteOwnSession } from "./sessions.repo.ts";

interface NewSession {
  readonly userId: UserId;
  readonly sessionId: string;
  /** Credential whose password was correct. */
  readonly credentialId: string;
}

/**
 * Ends a new session if the password changed during the sign-in, and returns whether it did. A
 * password change deletes existing sessions only; a concurrent sign-in with the old password would
 * survive it.
 */
export async function endIfPasswordChanged(
  db: Db,
  { userId, sessionId, credentialId }: NewSession,
): Promise<boolean> {
  if ((await findCredentialId(db, userId)) === credentialId) return false;
  await deleteOwnSession(db, { userId, id: sessionId });
  return true;
}
