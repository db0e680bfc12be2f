import { secondFactorMail, type FactorChange } from "#core/account/second-factor-mails.copy.ts";
import type { SecurityEventKind } from "#core/account/security-events.ts";
import type { Tx } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../../security-log/security-log.public.ts";
import { queueMail } from "#server/modules/mails/mails.public.ts";
import type { AccountMailDeps } from "../account-mails.service.ts";
import { deleteOtherSessions, lockUser, type UserRow } from "../accounts.repo.ts";
import { newRecoveryCodes, hashRecoveryCode } from "./recovery-code.ts";
import { deleteRecoveryCodes, readRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.repo.ts";
import { hasSecondFactor } from "./second-factor.repo.ts";

/**
 * Dependencies of the mail and the security event after a change of the second factor;
 * `boot/deps.ts` provides them to the services of this folder, which extend it. The words of the
 * mail are in `core/account/second-factor-mails.copy.ts`.
 */
export interface FactorChangeDeps extends AccountMailDeps, SecurityLogDeps {}

const EVENTS: Record<FactorChange, SecurityEventKind> = {
  "passkey-added": "passkey_added",
  "passkey-removed": "passkey_removed",
  "totp-added": "totp_added",
  "totp-removed": "totp_removed",
  "recovery-codes-renewed": "recovery_codes_renewed",
  "recovery-code-used": "recovery_code_used",
};

interface Announcement {
  readonly user: Pick<UserRow, "id" | "email">;
  readonly change: FactorChange;
  readonly client: Client;
}

/**
 * Locks an account (`lockUser` in `accounts/accounts.repo.ts`) for a change of its factors, in
 * `passkey-settings.service.ts` and the other settings services of this folder. Throws
 * `unauthorized` for a deleted one.
 */
export async function lockForFactorChange(tx: Tx, userId: UserId): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError("unauthorized");
  return user;
}

/**
 * Records a change of the second factor, or a sign-in with a recovery code, and queues a mail to
 * the owner (`core/account/second-factor-mails.copy.ts`), in the transaction of
 * `passkey-settings.service.ts` and the other services of this folder. The event of each change is
 * in `EVENTS` of this file, its words in `core/account/security-activity.copy.ts`.
 */
export async function announceFactorChange(
  deps: FactorChangeDeps,
  tx: Tx,
  { user, change, client }: Announcement,
): Promise<void> {
  await queueMail(deps, tx, {
    id: deps.newId(),
    kind: "second-factor-changed",
    recipient: user.email,
    copy: secondFactorMail(change),
    url: `${deps.publicUrl}/dashboard/profile`,
  });
  await recordSecurityEvent(tx, deps, { userId: user.id, event: EVENTS[change], client });
}

/**
 * Completes the addition of a passkey (`addPasskey` in `passkey-settings.service.ts`) or an
 * authenticator app (`confirmTotp` in `totp-settings.service.ts`). The first factor creates the
 * recovery codes (`RECOVERY_CODES` in `core/account/limits.ts`), which are returned, and ends the
 * other sessions, because they were started without it; `null` for a further one, which the
 * response passes on as `codes`.
 */
export async function finishAddition(
  tx: Tx,
  clock: Clock,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: string },
): Promise<string[] | null> {
  if (await readRecoveryCodes(tx, userId)) return null;
  await deleteOtherSessions(tx, userId, sessionId);
  return renewRecoveryCodes(tx, clock, userId);
}

/**
 * Completes the removal of a passkey (`removePasskey` in `passkey-settings.service.ts`) or the
 * authenticator app (`removeTotp` in `totp-settings.service.ts`): deletes the recovery codes with
 * the last factor.
 */
export async function finishRemoval(tx: Tx, userId: UserId): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) await deleteRecoveryCodes(tx, userId);
}

/**
 * Replaces the recovery codes of an account and returns the new ones, with the first factor
 * (`finishAddition`) or on request (`createRecoveryCodes` in `recovery-codes.service.ts`). Number:
 * `RECOVERY_CODES` in `core/account/limits.ts`; form of a code: `recovery-code.ts`.
 */
export async function renewRecoveryCodes(tx: Tx, clock: Clock, userId: UserId): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, clock, { userId, hashes: codes.map(hashRecoveryCode) });
  return codes;
}
