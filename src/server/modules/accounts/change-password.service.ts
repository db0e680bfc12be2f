import { passwordReplacedMail } from "#core/account/mails.copy.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { queueMail } from "../mails/mails.public.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { deleteOtherSessions, lockUser, replaceCredential } from "./accounts.repo.ts";
import { deleteLinks } from "./links.repo.ts";
import { checkPassword, type PasswordCheckDeps } from "./password-check.service.ts";
import { refuseCommonPassword } from "./password-rule.ts";

/**
 * Dependencies of a change of the password on the profile page; `boot/deps.ts` provides them to
 * `profile.routes.ts`.
 */
export interface ChangePasswordDeps extends PasswordCheckDeps, AccountMailDeps, SecurityLogDeps {}

interface PasswordChange {
  readonly userId: UserId;
  /** The session that stays valid. */
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly client: Client;
}

/**
 * Sets a new password for `POST /api/profile/password` (`profile.routes.ts`), ends all other
 * sessions, revokes reset links and notifies the owner by mail (`passwordReplacedMail` in
 * `core/account/mails.copy.ts`). Throws the errors of `checkPassword` (`password-check.service.ts`)
 * and `refuseCommonPassword` (`password-rule.ts`), and `unauthorized` for a deleted account. Rule
 * for the length: `core/account/schemas.ts`.
 */
export async function changePassword(deps: ChangePasswordDeps, change: PasswordChange): Promise<void> {
  const { userId, sessionId, currentPassword, newPassword, client } = change;
  const { clientIp } = client;
  refuseCommonPassword(newPassword, "newPassword");
  await checkPassword(deps, { userId, password: currentPassword, clientIp, field: "currentPassword" });
  // Before the transaction, so that no connection waits in the hash queue.
  const passwordHash = await deps.passwords.hash(newPassword, clientIp);
  await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError("unauthorized");
    await replaceCredential(tx, { id: deps.newId(), userId, passwordHash });
    await deleteOtherSessions(tx, userId, sessionId);
    await deleteLinks(tx, userId, "reset-password");
    await queueMail(deps, tx, {
      id: deps.newId(),
      kind: "password-changed",
      recipient: user.email,
      copy: passwordReplacedMail,
      url: `${deps.publicUrl}/forgot-password`,
    });
    await recordSecurityEvent(tx, deps, { userId, event: "password_changed", client });
  });
}
