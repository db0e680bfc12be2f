import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { CEREMONY_MINUTES } from "#core/account/limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { epochMs } from "#server/db/epoch-ms.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { totpKeys } from "./second-factor.table.ts";

const isConfirmed = isNotNull(totpKeys.confirmedAt);

/**
 * Reads the confirmed authenticator key of an account with the clock's time in ms, to check a code
 * (`confirmSignIn` in `confirm-sign-in.service.ts`) or to show that there is one
 * (`readSecondFactor` in `second-factor-state.service.ts`).
 */
export async function findTotpKey(db: Queryable, clock: Clock, userId: UserId) {
  const [row] = await db
    .select({ sealedKey: totpKeys.sealedKey, confirmedAt: totpKeys.confirmedAt, nowMs: epochMs(clock.now) })
    .from(totpKeys)
    .where(and(eq(totpKeys.userId, userId), isConfirmed));
  return row;
}

/**
 * Reads an authenticator key that waits for its first code, for `confirmTotp`
 * (`totp-settings.service.ts`); `undefined` after its time (`CEREMONY_MINUTES` in
 * `core/account/limits.ts`).
 */
export async function findUnconfirmedTotpKey(db: Queryable, clock: Clock, userId: UserId) {
  const since = sql`${clock.now} - make_interval(mins => ${CEREMONY_MINUTES})`;
  const [row] = await db
    .select({ sealedKey: totpKeys.sealedKey, nowMs: epochMs(clock.now) })
    .from(totpKeys)
    .where(and(eq(totpKeys.userId, userId), isNull(totpKeys.confirmedAt), gt(totpKeys.createdAt, since)));
  return row;
}

/**
 * Stores a new authenticator key in the place of an unconfirmed one, for `startTotpSetup`
 * (`totp-settings.service.ts`); `false` if the account has a confirmed one. It can be confirmed for
 * `CEREMONY_MINUTES` (`core/account/limits.ts`).
 */
export async function replaceUnconfirmedTotpKey(
  db: Queryable,
  clock: Clock,
  { userId, sealedKey }: { readonly userId: UserId; readonly sealedKey: string },
): Promise<boolean> {
  const stored = await db
    .insert(totpKeys)
    .values({ userId, sealedKey, createdAt: clock.now })
    .onConflictDoUpdate({
      target: totpKeys.userId,
      set: { sealedKey, createdAt: clock.now },
      setWhere: isNull(totpKeys.confirmedAt),
    })
    .returning({ userId: totpKeys.userId });
  return stored.length > 0;
}

/**
 * Confirms an authenticator key with the time step of its first code, for `confirmTotp`
 * (`totp-settings.service.ts`); `false` if it was replaced or confirmed meanwhile.
 */
export async function confirmTotpKey(
  tx: Tx,
  clock: Clock,
  key: { readonly userId: UserId; readonly sealedKey: string; readonly step: number },
): Promise<boolean> {
  const { userId, sealedKey, step } = key;
  const confirmed = await tx
    .update(totpKeys)
    .set({ confirmedAt: clock.now, lastStep: step })
    .where(and(eq(totpKeys.userId, userId), eq(totpKeys.sealedKey, sealedKey), isNull(totpKeys.confirmedAt)))
    .returning({ userId: totpKeys.userId });
  return confirmed.length > 0;
}

/**
 * Uses up a time step of an authenticator app (`findTotpStep` in `totp.ts`), so that each code
 * works once; `false` if a code of this step or a later one was used before. `confirmSignIn`
 * (`confirm-sign-in.service.ts`) calls it.
 */
export async function takeTotpStep(db: Queryable, userId: UserId, step: number): Promise<boolean> {
  const taken = await db
    .update(totpKeys)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpKeys.userId, userId),
        isConfirmed,
        or(isNull(totpKeys.lastStep), lt(totpKeys.lastStep, step)),
      ),
    )
    .returning({ userId: totpKeys.userId });
  return taken.length > 0;
}

/**
 * Deletes the authenticator key of an account, when `removeTotp` (`totp-settings.service.ts`)
 * removes the app; `false` if there was no confirmed one.
 */
export async function deleteTotpKey(tx: Tx, userId: UserId): Promise<boolean> {
  const deleted = await tx
    .delete(totpKeys)
    .where(eq(totpKeys.userId, userId))
    .returning({ confirmedAt: totpKeys.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}
