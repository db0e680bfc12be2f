import { passwordChangedMail } from "#core/account/mails.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { queueMail } from "../mails/mails.service.ts";
import { clearRatesBelow, takeRate } from "../rates/rates.service.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { accountFailuresKey, badResetLinkRate } from "./account-rates.ts";
import { activateSignUp } from "./activate-sign-up.ts";
import { deleteSessions, findUser, replaceCredential } from "./accounts.repo.ts";
import { consumeLink, deleteLinks, findLink } from "./links.repo.ts";
import { refuseCommonPassword } from "./password-rule.ts";
import type { Passwords } from "./passwords.ts";
import { findSignUp } from "./pending-sign-ups.repo.ts";

export interface ResetDeps extends AccountMailDeps {
  readonly db: Db;
  readonly newId: () => string;
  readonly passwords: Passwords;
}

interface NewPassword {
  /** From the mailed link. */
  readonly token: string;
  readonly newPassword: string;
  /** The client that the limit counts. */
  readonly client: string;
}

/**
 * Sets a new password by a mailed link, once: every session ends. The mail proves the address, so a pending sign-up
 * becomes the account with that password. Throws `invalid_token` for a link that is used, too old or unknown, and
 * `rate_limited` after many such links of one client. A working link is never refused by that limit.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, newPassword, client }: NewPassword,
): Promise<{ userId: UserId; email: string }> {
  const { db, clock, newId, passwords } = deps;
  refuseCommonPassword(newPassword, "newPassword");
  const link = await findLink(db, clock, "reset-password", token);
  if (!link || link.expired) {
    await takeRate(deps, [badResetLinkRate(client)]);
    throw new AppError("invalid_token");
  }
  const passwordHash = await passwords.hash(newPassword, client);
  const signUp = link.signUpId === null ? undefined : await findSignUp(db, link.signUpId);
  const account = await db.transaction(async (tx) => {
    // Locks the address before the link: whoever verifies the address does it in this order.
    if (signUp) await activateSignUp(deps, tx, signUp);
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
      words: passwordChangedMail,
      url: `${deps.publicUrl}/forgot-password`,
    });
    return { userId: user.id, email: user.email };
  });
  // The mailbox is the owner's: failed sign-ins, those of the owner's devices too, no longer stand in the way.
  await clearRatesBelow(deps, accountFailuresKey(account.email));
  return account;
}
