import { passwordChangedMail } from "#core/account/mails.copy.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { queueMail } from "../mails/mails.public.ts";
import { clearCountersByPrefix, consume } from "../rate-limits/rate-limits.public.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { accountFailuresPrefix, badResetLinkLimit } from "./account-limits.ts";
import { activateSignUp } from "./activate-sign-up.ts";
import { deleteSessions, findUser, replaceCredential } from "./accounts.repo.ts";
import { consumeLink, deleteLinks, findLink } from "./links.repo.ts";
import { refuseCommonPassword } from "./password-rule.ts";
import type { Passwords } from "./passwords.ts";
import { findSignUp } from "./pending-sign-ups.repo.ts";

/**
 * Dependencies of a password reset with a mailed link: mails, security log and hashing
 * (`passwords.ts`); `boot/deps.ts` provides them to `link.routes.ts`.
 */
export interface ResetDeps extends AccountMailDeps, SecurityLogDeps {
  readonly db: Db;
  readonly passwords: Passwords;
}

interface NewPassword {
  /** From the mailed link. */
  readonly token: string;
  readonly newPassword: string;
  readonly client: Client;
}

/**
 * Sets a new password with a mailed link (`link.routes.ts`), which works once, and ends all
 * sessions; a mail tells the owner (`core/account/mails.copy.ts`). A pending sign-up becomes an
 * account, because the mail proves the address. Throws `password_too_weak`, `invalid_token` for a
 * used, expired or unknown link, and `rate_limited` after many such links of one client
 * (`badResetLinkLimit` in `account-limits.ts`; number: `SIGN_IN_LIMITS` in
 * `core/account/limits.ts`), which never blocks a valid link.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, newPassword, client }: NewPassword,
): Promise<{ userId: UserId; email: string }> {
  const { db, clock, newId, passwords } = deps;
  refuseCommonPassword(newPassword, "newPassword");
  const link = await findLink(db, clock, "reset-password", token);
  if (!link || link.expired) {
    await consume(deps, [badResetLinkLimit(client.clientIp)]);
    throw new AppError("invalid_token");
  }
  const passwordHash = await passwords.hash(newPassword, client.clientIp);
  const signUp = link.signUpId === null ? undefined : await findSignUp(db, link.signUpId);
  const account = await db.transaction(async (tx) => {
    // Locks the address before the link, in the same order as the verification.
    if (signUp) await activateSignUp(deps, tx, signUp, client);
    const used = await consumeLink(tx, clock, "reset-password", token);
    const user = used?.userId ? await findUser(tx, used.userId) : undefined;
    if (!user) throw new AppError("invalid_token");
    await replaceCredential(tx, { id: newId(), userId: user.id, passwordHash });
    await deleteSessions(tx, user.id);
    await deleteLinks(tx, user.id, "reset-password");
    await queueMail(deps, tx, {
      id: newId(),
      kind: "password-changed",
      recipient: user.email,
      copy: passwordChangedMail,
      url: `${deps.publicUrl}/forgot-password`,
    });
    await recordSecurityEvent(tx, deps, { userId: user.id, event: "password_reset", client });
    return { userId: user.id, email: user.email };
  });
  // The reset proves ownership, so failed sign-ins no longer block the account.
  await clearCountersByPrefix(deps, accountFailuresPrefix(account.email));
  return account;
}
