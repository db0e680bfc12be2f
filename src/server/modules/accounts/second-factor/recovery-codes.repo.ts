import { and, count, eq, isNull, max } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recoveryCodes } from "./second-factor.table.ts";

/**
 * Number of unused recovery codes of an account, and the time at which they were created, for
 * `readSecondFactor` (`second-factor-state.service.ts`) and `finishAddition` (`factor-changes.ts`);
 * `undefined` without codes, so that `finishAddition` makes the first ones.
 */
export async function readRecoveryCodes(
  db: Queryable,
  userId: UserId,
): Promise<{ left: number; createdAt: Date } | undefined> {
  const [row] = await db
    .select({
      all: count(),
      used: count(recoveryCodes.usedAt),
      createdAt: max(recoveryCodes.createdAt),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.createdAt ? { left: row.all - row.used, createdAt: row.createdAt } : undefined;
}

/**
 * Replaces all recovery codes of an account by the hashes of new ones, for `renewRecoveryCodes`
 * (`factor-changes.ts`). The old codes stop working at once.
 */
export async function replaceRecoveryCodes(
  tx: Tx,
  clock: Clock,
  { userId, hashes }: { readonly userId: UserId; readonly hashes: readonly string[] },
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: clock.now })));
}

/**
 * Uses up a recovery code that completes a sign-in (`confirmSignIn` in
 * `confirm-sign-in.service.ts`); `false` if the account has no such unused code. Each code works
 * once.
 */
export async function takeRecoveryCode(
  db: Queryable,
  clock: Clock,
  { userId, codeHash }: { readonly userId: UserId; readonly codeHash: string },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: clock.now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/**
 * Deletes all recovery codes of an account, used ones included, when it has no factor any more
 * (`finishRemoval` in `factor-changes.ts`) or gets new ones.
 */
export async function deleteRecoveryCodes(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
