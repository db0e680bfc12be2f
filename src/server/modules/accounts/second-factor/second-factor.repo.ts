import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import {
  passkeyChallenges,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  totpKeys,
} from "./second-factor.table.ts";

const exists = (table: PgTable, condition: SQL | undefined) =>
  sql<boolean>`exists (select 1 from ${table} where ${condition})`;

interface AccountFactors {
  readonly passkey: boolean;
  readonly totp: boolean;
  readonly recoveryCode: boolean;
}

/**
 * Reads in one statement the factors with which an account can confirm a sign-in;
 * `readPendingSignIn` (`pending-sign-in.service.ts`) offers them, and `hasSecondFactor` checks
 * them.
 */
export async function readFactors(db: Queryable, userId: UserId): Promise<AccountFactors> {
  const unusedCode = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const confirmedKey = and(eq(totpKeys.userId, userId), isNotNull(totpKeys.confirmedAt));
  const { rows } = await db.execute<{ passkey: boolean; totp: boolean; recovery: boolean }>(sql`select
    ${exists(passkeys, eq(passkeys.userId, userId))} as passkey,
    ${exists(totpKeys, confirmedKey)} as totp,
    ${exists(recoveryCodes, unusedCode)} as recovery`);
  const { passkey = false, totp = false, recovery = false } = rows[0] ?? {};
  return { passkey, totp, recoveryCode: recovery };
}

/**
 * Whether an account has a passkey or an authenticator app; without one, a password alone signs in.
 * `signIn` (`accounts/sign-in.service.ts`) asks after a correct password; changes
 * (`factor-changes.ts`), new recovery codes (`recovery-codes.service.ts`) and the operator's reset
 * (`reset-second-factor.service.ts`) ask too. The kinds of factors are in `readFactors`, and for
 * clients in `core/account/second-factor.ts`.
 */
export async function hasSecondFactor(db: Queryable, userId: UserId): Promise<boolean> {
  const { passkey, totp } = await readFactors(db, userId);
  return passkey || totp;
}

/**
 * Deletes everything about the second factor of an account, when it is deleted (`anonymize` in
 * `accounts/accounts.repo.ts`) or the operator resets the factor (`resetSecondFactor` in
 * `reset-second-factor.service.ts`).
 */
export async function removeSecondFactor(tx: Tx, userId: UserId): Promise<void> {
  for (const table of [passkeys, totpKeys, recoveryCodes, passkeyChallenges, pendingSignIns]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
