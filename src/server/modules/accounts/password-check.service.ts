import { WRONG_PASSWORD } from "#core/account/profile-schemas.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { consume, refund } from "../rate-limits/rate-limits.public.ts";
import { passwordCheckLimit } from "./account-limits.ts";
import { findPasswordHash } from "./accounts.repo.ts";
import type { Passwords } from "./passwords.ts";

/**
 * Dependencies of a check of the current password: database, clock and hashing (`passwords.ts`).
 * `boot/deps.ts` provides them to the changes of password, second factor and account.
 */
export interface PasswordCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
}

interface PasswordClaim {
  readonly userId: UserId;
  readonly password: string;
  readonly clientIp: string;
  /** Form field of the error message. */
  readonly field: string;
}

/**
 * Verifies the password of a signed-in user (`passwords.ts`) before sensitive changes
 * (`change-password.service.ts`, the settings services of `second-factor/`,
 * `delete-account.service.ts`), because an unattended session must not suffice. Consumes
 * `passwordCheckLimit` (`account-limits.ts`; numbers: `SIGN_IN_LIMITS` in `core/account/limits.ts`)
 * before the check, so that parallel guesses cannot exceed it, and refunds it unless the password
 * is wrong. Throws 400 with the field (words: `changePasswordCopy` in
 * `core/account/profile.copy.ts`), 429 beyond the limit, and 503 `busy` (`passwords.ts`).
 */
export async function checkPassword(deps: PasswordCheckDeps, claim: PasswordClaim): Promise<void> {
  const { userId, field } = claim;
  const limits = [passwordCheckLimit(userId)];
  await consume(deps, limits);
  const correct = await isCorrect(deps, claim).catch(async (error: unknown) => {
    await refund(deps, limits);
    throw error;
  });
  if (!correct) {
    throw new AppError("invalid_input", { message: WRONG_PASSWORD, fields: { [field]: WRONG_PASSWORD } });
  }
  await refund(deps, limits);
}

async function isCorrect(
  { db, passwords }: PasswordCheckDeps,
  { userId, password, clientIp }: PasswordClaim,
) {
  const hash = await findPasswordHash(db, userId);
  return hash !== undefined && (await passwords.verify(hash, password, clientIp));
}
