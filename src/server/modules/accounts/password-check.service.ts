import { WRONG_PASSWORD } from "#core/account/profile-schemas.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { giveBackRate, takeRate } from "../rates/rates.service.ts";
import { passwordCheckRate } from "./account-rates.ts";
import { findPasswordHash } from "./accounts.repo.ts";
import type { Passwords } from "./passwords.ts";

export interface PasswordCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
}

interface Claimed {
  readonly userId: UserId;
  readonly password: string;
  readonly client: string;
  /** Where the form shows that it was wrong. */
  readonly field: string;
}

/**
 * Asks a signed-in user for the password again: a session alone, of a browser left open, must not be enough. Wrong ones are
 * counted before they are looked at. Throws 400 with the field, and 429 after five in a quarter of an hour.
 */
export async function checkPassword(deps: PasswordCheckDeps, claimed: Claimed): Promise<void> {
  const { userId, field } = claimed;
  const rates = [passwordCheckRate(userId)];
  await takeRate(deps, rates);
  const right = await isRight(deps, claimed).catch(async (error: unknown) => {
    await giveBackRate(deps, rates);
    throw error;
  });
  if (!right) {
    throw new AppError("invalid_input", { message: WRONG_PASSWORD, fields: { [field]: WRONG_PASSWORD } });
  }
  await giveBackRate(deps, rates);
}

async function isRight({ db, passwords }: PasswordCheckDeps, { userId, password, client }: Claimed) {
  const hash = await findPasswordHash(db, userId);
  return hash !== undefined && (await passwords.verify(hash, password, client));
}
