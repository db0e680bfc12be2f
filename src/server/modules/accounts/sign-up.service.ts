import { verificationMailWait } from "#core/account/verification-limits.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { asUserId } from "#server/lib/user-id.ts";
import { takeRate } from "../rates/rates.service.ts";
import { queueVerification, type AccountMailDeps } from "./account-mails.service.ts";
import { signUpRate } from "./account-rates.ts";
import { findUserByEmail, lockAddress } from "./accounts.repo.ts";
import { refuseCommonPassword } from "./password-rule.ts";
import type { Passwords } from "./passwords.ts";
import { hasGoodLink, insertSignUp, listMailAges, type PendingSignUp } from "./pending-sign-ups.repo.ts";
import { hashForSignUp } from "./sign-up-passwords.ts";

export interface SignUpDeps extends AccountMailDeps {
  readonly db: Db;
  readonly newId: () => string;
  readonly passwords: Passwords;
  readonly secret: string;
}

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The client that the limit counts. */
  readonly client: string;
}

/**
 * Makes a pending sign-up with its own name, password and verification link, and the mail with the link, all or nothing.
 * When the address has had enough mails, nothing is mailed as long as one of its earlier links works; without one the answer
 * is 429 `rate_limited`. Throws `email_taken` for an address that is verified.
 */
export async function signUp(
  deps: SignUpDeps,
  account: NewAccount,
): Promise<Omit<PendingSignUp, "createdAt">> {
  const { db, clock, newId } = deps;
  const { name: fullName, email, password, client } = account;
  refuseCommonPassword(password, "password");
  await takeRate(deps, [signUpRate(client)]);
  // Before the transaction: a connection must not wait in the line of the password hashes.
  const passwordHash = await hashForSignUp(deps, { email, password, client });
  const made = { id: asUserId(newId()), email, fullName, passwordHash };
  await db.transaction(async (tx) => {
    await lockAddress(tx, email);
    if (await findUserByEmail(tx, email)) throw new AppError("email_taken");
    await insertSignUp(tx, clock, made);
    const retryAfter = verificationMailWait(await listMailAges(tx, clock, email));
    if (retryAfter === 0) await queueVerification(deps, tx, { signUp: made, mailId: newId() });
    else if (!(await hasGoodLink(tx, clock, email))) throw new AppError("rate_limited", { retryAfter });
  });
  return made;
}
