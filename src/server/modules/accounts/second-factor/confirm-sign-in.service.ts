import type { SignInMethod } from "#core/account/security-events.ts";
import type { PasskeyAssertion } from "#core/account/second-factor.ts";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { unseal } from "#server/lib/seal.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent } from "../../security-log/security-log.public.ts";
import { refund, tryConsume } from "#server/modules/rate-limits/rate-limits.public.ts";
import { secondFactorLimits } from "../account-limits.ts";
import { findUser, lockCredentialId, type UserRow } from "../accounts.repo.ts";
import { startSession, type StartedSession, type StartSessionDeps } from "../start-session.ts";
import { hashToken } from "#server/lib/tokens.ts";
import { confirmPasskey, type ConfirmPasskeyDeps } from "./confirm-passkey.ts";
import { announceFactorChange, type FactorChangeDeps } from "./factor-changes.ts";
import { findPasskey } from "./passkeys.repo.ts";
import { deletePendingSignIn, refundPendingTry, takePendingTry } from "./pending-sign-ins.repo.ts";
import { hashRecoveryCode } from "./recovery-code.ts";
import { takeRecoveryCode } from "./recovery-codes.repo.ts";
import { requireRelyingParty, type RelyingPartyDeps } from "./relying-party.ts";
import { findTotpKey, takeTotpStep } from "./totp.repo.ts";
import { findTotpStep, TOTP_SEAL } from "./totp.ts";

/**
 * Dependencies of the second step of a sign-in; `boot/deps.ts` provides them to
 * `second-factor.routes.ts`. `secret` decrypts authenticator keys (`server/lib/seal.ts`).
 */
export interface ConfirmSignInDeps
  extends ConfirmPasskeyDeps, RelyingPartyDeps, StartSessionDeps, FactorChangeDeps {
  readonly db: Db;
  readonly secret: string;
}

/**
 * Proof of the second factor in the second step of a sign-in: a code, or a passkey's assertion
 * (schemas: `core/account/second-factor.ts`). `second-factor.routes.ts` makes it for
 * `confirmSignIn`; `isProved` in this file checks each kind, `METHODS` gives the method for the
 * security log.
 */
export type FactorProof =
  | { readonly kind: "totp" | "recovery-code"; readonly code: string }
  | { readonly kind: "passkey"; readonly credential: PasskeyAssertion };

const METHODS: Record<FactorProof["kind"], SignInMethod> = {
  totp: "password-and-totp",
  "recovery-code": "password-and-recovery-code",
  passkey: "password-and-passkey",
};

interface Confirmation {
  /** Token of the pending sign-in, from the browser's cookie. */
  readonly token: string | undefined;
  readonly proof: FactorProof;
  readonly client: Client;
  /** Returns the browser's id if it has signed in to the account of this address before. */
  readonly readDeviceId: (email: string) => string | undefined;
}

/**
 * Completes a sign-in with the second factor, for the sign-in routes of `second-factor.routes.ts`.
 * Allows `SECOND_FACTOR_TRIES` (`core/account/limits.ts`) per correct password;
 * `secondFactorLimits` (`account-limits.ts`) counts wrong factors (numbers: `SIGN_IN_LIMITS`).
 * Throws `second_factor_expired` without a pending sign-in and after the last try, 400 for a wrong
 * factor (`core/account/second-factor.copy.ts`; passkeys: `passkey_refused`, or
 * `passkeys_unavailable` of `relying-party.ts`), and `rate_limited`.
 */
export async function confirmSignIn(
  deps: ConfirmSignInDeps,
  { token, proof, client, readDeviceId }: Confirmation,
): Promise<StartedSession & { readonly user: UserRow }> {
  const { db, clock } = deps;
  const tokenHash = token === undefined ? undefined : hashToken(token);
  const pending = tokenHash === undefined ? undefined : await takePendingTry(db, clock, tokenHash);
  const user = pending && (await findUser(db, pending.userId));
  if (tokenHash === undefined || !pending || !user) throw new AppError("second_factor_expired");
  const deviceId = readDeviceId(user.email);
  const limits = secondFactorLimits(user.id, client.clientIp, deviceId);
  const retryAfter = await tryConsume(deps, limits);
  if (retryAfter > 0) {
    await refundPendingTry(db, tokenHash);
    throw new AppError("rate_limited", { retryAfter, message: secondFactorCopy.tooMany });
  }
  const session = await db
    .transaction(async (tx) => {
      // The password may have changed since its check.
      if ((await lockCredentialId(tx, user.id)) !== pending.credentialId) {
        throw new AppError("second_factor_expired");
      }
      if (!(await isProved(deps, tx, user.id, proof))) return undefined;
      // Parallel requests with two correct factors start one session.
      if (!(await deletePendingSignIn(tx, tokenHash))) throw new AppError("second_factor_expired");
      if (proof.kind === "recovery-code") {
        await announceFactorChange(deps, tx, { user, change: "recovery-code-used", client });
      }
      const isKnownDevice = deviceId !== undefined;
      return startSession(tx, deps, { user, client, method: METHODS[proof.kind], isKnownDevice });
    })
    .catch(async (error: unknown) => {
      await refundPendingTry(db, tokenHash);
      await refund(deps, limits);
      throw error;
    });
  if (!session) {
    const details = { reason: "second_factor" };
    await recordSecurityEvent(db, deps, { userId: user.id, event: "sign_in_failed", client, details });
    throw refusal(proof, pending.triesLeft);
  }
  await refund(deps, limits);
  return { user, ...session };
}

function refusal({ kind }: FactorProof, triesLeft: number): AppError {
  if (triesLeft === 0) return new AppError("second_factor_expired", { message: secondFactorCopy.outOfTries });
  if (kind === "passkey") return new AppError("passkey_refused");
  const message = secondFactorCopy.wrong(triesLeft);
  return new AppError("invalid_input", { message, fields: { code: message } });
}

/** Checks a factor and uses it up. */
async function isProved(
  deps: ConfirmSignInDeps,
  tx: Tx,
  userId: UserId,
  proof: FactorProof,
): Promise<boolean> {
  switch (proof.kind) {
    case "totp":
      return isTotpCode(deps, tx, userId, proof.code);
    case "recovery-code":
      return takeRecoveryCode(tx, deps.clock, { userId, codeHash: hashRecoveryCode(proof.code) });
    case "passkey": {
      const party = requireRelyingParty(deps);
      const { credential } = proof;
      const passkey = await findPasskey(tx, credential.id);
      if (passkey?.userId !== userId) return false;
      return confirmPasskey(tx, deps, { party, passkey, credential, challengedUser: userId });
    }
    default:
      return proof satisfies never;
  }
}

async function isTotpCode({ clock, secret }: ConfirmSignInDeps, tx: Tx, userId: UserId, code: string) {
  const found = await findTotpKey(tx, clock, userId);
  if (!found) return false;
  const key = unseal({ secret, purpose: TOTP_SEAL, owner: userId }, found.sealedKey);
  const step = findTotpStep(key, code, found.nowMs);
  return step !== undefined && takeTotpStep(tx, userId, step);
}
