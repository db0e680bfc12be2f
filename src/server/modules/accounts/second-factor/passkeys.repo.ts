import { and, asc, eq, lt } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { CreatedPasskey } from "./ceremonies.ts";
import { passkeys } from "./second-factor.table.ts";

/**
 * A row of `passkeys` (`second-factor.table.ts`): a WebAuthn credential of an account.
 * `confirmPasskey` (`confirm-passkey.ts`) checks signatures with it.
 */
export type PasskeyRow = typeof passkeys.$inferSelect;

/**
 * Lists the passkeys of an account, oldest first, for the profile page (`readSecondFactor` in
 * `second-factor-state.service.ts`), and so that the browser's dialog names or excludes them
 * (`passkey-settings.service.ts`, `startPasskeyConfirmation` in `pending-sign-in.service.ts`).
 */
export async function listPasskeys(db: Queryable, userId: UserId): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/**
 * Finds the passkey of any account by the authenticator's credential id, for `signInWithPasskey`
 * (`passkey-sign-in.service.ts`) and `confirmSignIn` (`confirm-sign-in.service.ts`). Returns
 * `undefined` for an unknown passkey, which the callers then refuse.
 */
export async function findPasskey(db: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/**
 * Inserts a passkey for `addPasskey` (`passkey-settings.service.ts`), which checks the number per
 * account (`PASSKEYS_PER_USER` in `core/account/limits.ts`) before; `false` if an account already
 * has it.
 */
export async function insertPasskey(
  tx: Tx,
  clock: Clock,
  passkey: CreatedPasskey & { readonly id: string; readonly userId: UserId; readonly name: string },
): Promise<boolean> {
  const { transports, ...rest } = passkey;
  const inserted = await tx
    .insert(passkeys)
    .values({ ...rest, transports: [...transports], createdAt: clock.now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/**
 * Stores the counter of a use, for `confirmPasskey` (`confirm-passkey.ts`). `false` if it has not
 * grown: the passkey was removed, or two authenticators have its key. Authenticators without a
 * counter always send 0.
 */
export async function advanceCounter(
  db: Queryable,
  clock: Clock,
  use: { readonly id: string; readonly counter: number; readonly synced: boolean },
): Promise<boolean> {
  const { id, counter, synced } = use;
  const stored = passkeys.counter;
  const grown = counter === 0 ? eq(stored, 0) : lt(stored, counter);
  const updated = await db
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: clock.now })
    .where(and(eq(passkeys.id, id), grown))
    .returning({ id: passkeys.id });
  return updated.length > 0;
}

/**
 * Deletes a passkey of an account and returns its name, for `removePasskey`
 * (`passkey-settings.service.ts`); `undefined` without one of this id (`not_found`).
 */
export async function deletePasskey(
  tx: Tx,
  { userId, id }: { readonly userId: UserId; readonly id: string },
): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return deleted?.name;
}
