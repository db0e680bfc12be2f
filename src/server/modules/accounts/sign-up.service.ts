import { verificationMailWaitSeconds } from "#core/account/mail-limits.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { asUserId } from "#server/lib/user-id.ts";
import { consume } from "../rate-limits/rate-limits.public.ts";
import { queueVerification, type AccountMailDeps } from "./account-mails.service.ts";
import { signUpLimit } from "./account-limits.ts";
import { findUserByEmail, lockAddress } from "./accounts.repo.ts";
import { refuseCommonPassword } from "./password-rule.ts";
import type { Passwords } from "./passwords.ts";
import { hasUsableLink, insertSignUp, listMailAges, type PendingSignUp } from "./pending-sign-ups.repo.ts";
import { hashForSignUp } from "./sign-up-passwords.ts";

/**
 * Dependencies of a sign-up: hashing (`passwords.ts`) and mails (slice `mails`); `boot/deps.ts`
 * provides them to `auth.routes.ts`.
 */
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
  /** Key of the rate limit. */
  readonly clientIp: string;
}

/**
 * Creates a pending sign-up, its verification link and the mail (`queueVerification` in
 * `account-mails.service.ts`) in one transaction (`POST /api/auth/sign-up/email` in
 * `auth.routes.ts`; rules: `core/account/schemas.ts`). An address at its mail limit (`MAIL_LIMITS`
 * in `core/account/mail-limits.ts`) gets no mail while one of its links is usable; otherwise
 * `rate_limited` is thrown. Throws `password_too_weak`, `email_taken` for a verified address, and
 * `rate_limited` beyond `signUpLimit` (`account-limits.ts`; number: `core/rate-limits.ts`).
 */
export async function signUp(
  deps: SignUpDeps,
  account: NewAccount,
): Promise<Omit<PendingSignUp, "createdAt">> {
  const { db, clock, newId } = deps;
  const { name: fullName, email, password, clientIp } = account;
  refuseCommonPassword(password, "password");
  await consume(deps, [signUpLimit(clientIp)]);
  // Before the transaction, so that no connection waits in the hash queue.
  const passwordHash = await hashForSignUp(deps, { email, password, clientIp });
  const created = { id: asUserId(newId()), email, fullName, passwordHash };
  await db.transaction(async (tx) => {
    await lockAddress(tx, email);
    if (await findUserByEmail(tx, email)) throw new AppError("email_taken");
    await insertSignUp(tx, clock, created);
    const retryAfter = verificationMailWaitSeconds(await listMailAges(tx, clock, email));
    if (retryAfter === 0) await queueVerification(deps, tx, { signUp: created, mailId: newId() });
    else if (!(await hasUsableLink(tx, clock, email))) throw new AppError("rate_limited", { retryAfter });
  });
  return created;
}
