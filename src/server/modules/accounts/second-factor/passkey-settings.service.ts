import { PASSKEYS_PER_USER } from "#core/account/limits.ts";
import type { AddedFactor, NewPasskey, SecondFactorState } from "#core/account/second-factor.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Logger } from "#server/observability/log.ts";
import { checkPassword, type PasswordCheckDeps } from "../password-check.service.ts";
import { creationOptions, newChallenge, readChallenge, verifyCreation } from "./ceremonies.ts";
import { insertChallenge, takeChallenge } from "./challenges.repo.ts";
import {
  announceFactorChange,
  finishAddition,
  finishRemoval,
  lockForFactorChange,
  type FactorChangeDeps,
} from "./factor-changes.ts";
import { deletePasskey, insertPasskey, listPasskeys } from "./passkeys.repo.ts";
import { requireRelyingParty, type RelyingPartyDeps } from "./relying-party.ts";
import { readSecondFactor } from "./second-factor-state.service.ts";

/**
 * Dependencies of adding and removing passkeys on the profile page; `boot/deps.ts` provides them to
 * `second-factor-settings.routes.ts`.
 */
export interface PasskeySettingsDeps extends PasswordCheckDeps, FactorChangeDeps, RelyingPartyDeps {
  readonly log: Logger;
}

interface PasskeyRequest {
  readonly user: { readonly id: UserId; readonly email: string; readonly fullName: string };
  readonly password: string;
  readonly client: Client;
}

/**
 * Issues a challenge and the dialog's options (`creationOptions` in `ceremonies.ts`) to create a
 * passkey (`POST /api/profile/second-factor/passkeys/options` in
 * `second-factor-settings.routes.ts`), after a password check. Throws the errors of `checkPassword`
 * (`accounts/password-check.service.ts`), `passkeys_unavailable` (`relying-party.ts`), and
 * `passkey_limit` at `PASSKEYS_PER_USER` (`core/account/limits.ts`).
 */
export async function startPasskeyCreation(deps: PasskeySettingsDeps, request: PasskeyRequest) {
  const { user, password, client } = request;
  const party = requireRelyingParty(deps);
  await checkPassword(deps, { userId: user.id, password, clientIp: client.clientIp, field: "password" });
  const existing = await listPasskeys(deps.db, user.id);
  if (existing.length >= PASSKEYS_PER_USER) throw new AppError("passkey_limit");
  const challenge = newChallenge();
  await insertChallenge(deps.db, deps.clock, { challenge, purpose: "registration", userId: user.id });
  return creationOptions({ party, challenge, user, existing });
}

interface PasskeyCreation extends NewPasskey {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly client: Client;
}

/**
 * Adds a passkey that a user has created for a challenge (`POST
 * /api/profile/second-factor/passkeys` in `second-factor-settings.routes.ts`); `ceremonies.ts`
 * checks it, and a mail tells the owner (`factor-changes.ts`). Returns recovery codes with the
 * first factor. Throws `passkeys_unavailable` (`relying-party.ts`), `passkey_refused` for an
 * invalid passkey or challenge, `passkey_exists` if any account has it, and `passkey_limit` beyond
 * `PASSKEYS_PER_USER` (`core/account/limits.ts`).
 */
export async function addPasskey(deps: PasskeySettingsDeps, creation: PasskeyCreation): Promise<AddedFactor> {
  const { userId, sessionId, name, credential, client } = creation;
  const { db, clock, newId } = deps;
  const party = requireRelyingParty(deps);
  const challenge = readChallenge(credential);
  const issued =
    challenge !== undefined &&
    (await takeChallenge(db, clock, { challenge, purpose: "registration", userId }));
  if (!issued) throw new AppError("passkey_refused");
  const created = await verifyCreation({ party, credential, challenge }).catch((cause: Error) => {
    deps.log.warn({ userId, reason: cause.message }, "new passkey refused");
    throw new AppError("passkey_refused", { cause });
  });
  return db.transaction(async (tx) => {
    const user = await lockForFactorChange(tx, userId);
    // Counted again under the lock: several challenges can be open.
    if ((await listPasskeys(tx, userId)).length >= PASSKEYS_PER_USER) throw new AppError("passkey_limit");
    const added = await insertPasskey(tx, clock, { id: newId(), userId, name, ...created });
    if (!added) throw new AppError("passkey_exists");
    const codes = await finishAddition(tx, clock, { userId, sessionId });
    await announceFactorChange(deps, tx, { user, change: "passkey-added", client });
    return { codes, state: await readSecondFactor({ ...deps, db: tx }, userId) };
  });
}

interface PasskeyRemoval {
  readonly userId: UserId;
  readonly id: string;
  readonly password: string;
  readonly client: Client;
}

/**
 * Removes a passkey after a password check (`DELETE /api/profile/second-factor/passkeys/:id` in
 * `second-factor-settings.routes.ts`), with the last factor also the recovery codes
 * (`finishRemoval` in `factor-changes.ts`); a mail tells the owner
 * (`core/account/second-factor-mails.copy.ts`). Throws the errors of `checkPassword`
 * (`accounts/password-check.service.ts`), and `not_found` for any id but the user's own.
 */
export async function removePasskey(
  deps: PasskeySettingsDeps,
  { userId, id, password, client }: PasskeyRemoval,
): Promise<SecondFactorState> {
  await checkPassword(deps, { userId, password, clientIp: client.clientIp, field: "password" });
  return deps.db.transaction(async (tx) => {
    const user = await lockForFactorChange(tx, userId);
    if (!(await deletePasskey(tx, { userId, id }))) throw new AppError("not_found");
    await finishRemoval(tx, userId);
    await announceFactorChange(deps, tx, { user, change: "passkey-removed", client });
    return readSecondFactor({ ...deps, db: tx }, userId);
  });
}
