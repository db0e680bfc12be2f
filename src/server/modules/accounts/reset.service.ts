import { passwordChangedMail } from "#core/account/mails.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import type { UserId } from "../../user-id.ts";
import { queueMail } from "../mails/mails.service.ts";
import { clearRate } from "../rates/rates.service.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { strangersRate } from "./account-rates.ts";
import { confirmEmail, deleteSessions, findUser, replaceCredential } from "./accounts.repo.ts";
import { consumeLink, deleteLinks, findLink } from "./links.repo.ts";
import { refuseCommonPassword } from "./password-rule.ts";
import type { Passwords } from "./passwords.ts";

export interface ResetDeps extends AccountMailDeps {
  readonly db: Db;
  readonly newId: () => string;
  readonly passwords: Passwords;
}

/**
 * Sets a new password by a mailed link, once: every session ends, and an address that was not verified now is, since the
 * mail proved it. Throws `invalid_token` for a link that is used up, over or unknown.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<{ userId: UserId; email: string }> {
  const { db, clock, newId, passwords } = deps;
  refuseCommonPassword(newPassword, "newPassword");
  const link = await findLink(db, clock, "reset-password", token);
  if (!link || link.expired) throw new AppError("invalid_token");
  const passwordHash = await passwords.hash(newPassword);
  const account = await db.transaction(async (tx) => {
    const userId = await consumeLink(tx, clock, "reset-password", token);
    const user = userId === undefined ? undefined : await findUser(tx, userId);
    if (!user) throw new AppError("invalid_token");
    await replaceCredential(tx, { id: newId(), userId: user.id, passwordHash });
    await confirmEmail(tx, clock, user.id);
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
  // The mailbox is the owner's: what strangers guessed meanwhile no longer stands in the way.
  await clearRate(deps, [strangersRate(account.email)]);
  return account;
}
