import { passwordReplacedMail } from "#core/account/mails.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { queueMail } from "../mails/mails.service.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { deleteOtherSessions, lockUser, replaceCredential } from "./accounts.repo.ts";
import { deleteLinks } from "./links.repo.ts";
import { checkPassword, type PasswordCheckDeps } from "./password-check.service.ts";
import { refuseCommonPassword } from "./password-rule.ts";

export interface ChangePasswordDeps extends PasswordCheckDeps, AccountMailDeps {
  readonly newId: () => string;
}

interface Wanted {
  readonly userId: UserId;
  /** The one session that goes on. */
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly client: string;
}

/** Sets a new password, ends every other session, voids reset links and tells the owner by mail. */
export async function changePassword(deps: ChangePasswordDeps, wanted: Wanted): Promise<void> {
  const { userId, sessionId, currentPassword, newPassword, client } = wanted;
  refuseCommonPassword(newPassword, "newPassword");
  await checkPassword(deps, { userId, password: currentPassword, client, field: "currentPassword" });
  // Before the transaction: a connection must not wait in the line of the password hashes.
  const passwordHash = await deps.passwords.hash(newPassword, client);
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
      words: passwordReplacedMail,
      url: `${deps.publicUrl}/forgot-password`,
    });
  });
}
