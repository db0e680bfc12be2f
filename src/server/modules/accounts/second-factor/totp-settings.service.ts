import type { AddedFactor, SecondFactorState, TotpSetup } from "#core/account/second-factor.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { AppError } from "#server/lib/errors.ts";
import { seal, unseal } from "#server/lib/seal.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { checkPassword, type PasswordCheckDeps } from "../password-check.service.ts";
import {
  announceFactorChange,
  finishAddition,
  finishRemoval,
  lockForFactorChange,
  type FactorChangeDeps,
} from "./factor-changes.ts";
import type { RelyingPartyDeps } from "./relying-party.ts";
import { readSecondFactor } from "./second-factor-state.service.ts";
import {
  confirmTotpKey,
  deleteTotpKey,
  findUnconfirmedTotpKey,
  replaceUnconfirmedTotpKey,
} from "./totp.repo.ts";
import { findTotpStep, newTotpKey, TOTP_SEAL, totpUri } from "./totp.ts";

/**
 * Dependencies of adding and removing an authenticator app on the profile page; the secret encrypts
 * its key (`server/lib/seal.ts`). `boot/deps.ts` provides them to
 * `second-factor-settings.routes.ts`.
 */
export interface TotpSettingsDeps extends PasswordCheckDeps, FactorChangeDeps, RelyingPartyDeps {
  readonly secret: string;
}

interface TotpRequest {
  readonly userId: UserId;
  readonly password: string;
  readonly client: Client;
}

/**
 * Creates a key for an authenticator app (`totp.ts`) after a password check (`POST
 * /api/profile/second-factor/totp` in `second-factor-settings.routes.ts`). It has no effect until a
 * code confirms it within `CEREMONY_MINUTES` (`core/account/limits.ts`). Throws the errors of
 * `checkPassword` (`accounts/password-check.service.ts`), and `totp_exists` if the account has one.
 */
export async function startTotpSetup(
  deps: TotpSettingsDeps,
  { userId, email, password, client }: TotpRequest & { readonly email: string },
): Promise<TotpSetup> {
  const { db, clock, secret } = deps;
  await checkPassword(deps, { userId, password, clientIp: client.clientIp, field: "password" });
  const key = newTotpKey();
  const sealedKey = seal({ secret, purpose: TOTP_SEAL, owner: userId }, key);
  if (!(await replaceUnconfirmedTotpKey(db, clock, { userId, sealedKey }))) {
    throw new AppError("totp_exists");
  }
  return { key, uri: totpUri(key, email) };
}

interface TotpConfirmation {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly code: string;
  readonly client: Client;
}

/**
 * Confirms a new authenticator key with its first code (`POST
 * /api/profile/second-factor/totp/confirm` in `second-factor-settings.routes.ts`; codes:
 * `totp.ts`). Returns recovery codes with the first factor. Throws 400 for a wrong code
 * (`core/account/second-factor-settings.copy.ts`), and `totp_setup_expired` without a key of the
 * last `CEREMONY_MINUTES` (`core/account/limits.ts`).
 */
export async function confirmTotp(
  deps: TotpSettingsDeps,
  { userId, sessionId, code, client }: TotpConfirmation,
): Promise<AddedFactor> {
  const { db, clock, secret } = deps;
  const found = await findUnconfirmedTotpKey(db, clock, userId);
  if (!found) throw new AppError("totp_setup_expired");
  const key = unseal({ secret, purpose: TOTP_SEAL, owner: userId }, found.sealedKey);
  const step = findTotpStep(key, code, found.nowMs);
  if (step === undefined) {
    const message = secondFactorSettingsCopy.totp.wrong;
    throw new AppError("invalid_input", { message, fields: { code: message } });
  }
  return db.transaction(async (tx) => {
    const user = await lockForFactorChange(tx, userId);
    if (!(await confirmTotpKey(tx, clock, { userId, sealedKey: found.sealedKey, step }))) {
      throw new AppError("totp_setup_expired");
    }
    const codes = await finishAddition(tx, clock, { userId, sessionId });
    await announceFactorChange(deps, tx, { user, change: "totp-added", client });
    return { codes, state: await readSecondFactor({ ...deps, db: tx }, userId) };
  });
}

/**
 * Removes the authenticator app after a password check (`DELETE /api/profile/second-factor/totp` in
 * `second-factor-settings.routes.ts`), with the last factor also the recovery codes
 * (`finishRemoval` in `factor-changes.ts`); a mail tells the owner
 * (`core/account/second-factor-mails.copy.ts`). Throws the errors of `checkPassword`
 * (`accounts/password-check.service.ts`), and `not_found` without an app.
 */
export async function removeTotp(
  deps: TotpSettingsDeps,
  { userId, password, client }: TotpRequest,
): Promise<SecondFactorState> {
  await checkPassword(deps, { userId, password, clientIp: client.clientIp, field: "password" });
  return deps.db.transaction(async (tx) => {
    const user = await lockForFactorChange(tx, userId);
    if (!(await deleteTotpKey(tx, userId))) throw new AppError("not_found");
    await finishRemoval(tx, userId);
    await announceFactorChange(deps, tx, { user, change: "totp-removed", client });
    return readSecondFactor({ ...deps, db: tx }, userId);
  });
}
