import type { PasskeyAssertion } from "#core/account/second-factor.ts";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { unseal } from "#server/lib/seal.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { refund, tryConsume } from "../../rate-limits/rate-limits.service.ts";
import { secondFactorLimits } from "../account-limits.ts";
import { findUser, type UserRow } from "../accounts.repo.ts";
import { endIfPasswordChanged } from "../end-if-password-changed.ts";
import { startSession, type StartedSession, type StartSessionDeps } from "../start-session.ts";
import { hashToken } from "../tokens.ts";
import { confirmPasskey, type ConfirmPasskeyDeps } from "./confirm-passkey.ts";
import { announceFactorChange, type FactorChangeDeps } from "./factor-changes.ts";
import { findPasskey } from "./passkeys.repo.ts";
import { deletePendingSignIn, refundPendingTry, takePendingTry } from "./pending-sign-ins.repo.ts";
import { hashRecoveryCode } from "./recovery-code.ts";
import { takeRecoveryCode } from "./recovery-codes.repo.ts";
import { requireRelyingParty, type RelyingPartyDeps } from "./relying-party.ts";
import { findTotpKey, takeTotpStep } from "./totp.repo.ts";
import { findTotpStep, TOTP_SEAL } from "./totp.ts";

export interface ConfirmSignInDeps
  extends ConfirmPasskeyDeps, RelyingPartyDeps, StartSessionDeps, FactorChangeDeps {
  readonly db: Db;
  readonly secret: string;
}

/** What a user proves the second factor with. */
export type Proof =
  | { readonly kind: "totp" | "recovery-code"; readonly code: string }
  | { readonly kind: "passkey"; readonly credential: PasskeyAssertion };

interface Confirmation {
  /** Token of the pending sign-in, from the browser's cookie. */
  readonly token: string | undefined;
  readonly proof: Proof;
  readonly clientIp: string;
  readonly userAgent: string | undefined;
  /** Returns the browser's id if it has signed in to the account of this address before. */
  readonly readDeviceId: (email: string) => string | undefined;
}

/**
 * Completes a sign-in with the second factor. Five tries per correct password, and limits per
 * account and client that a correct factor does not count towards. Throws `second_factor_expired`
 * without a pending sign-in, 400 for a wrong factor, and `rate_limited`.
 */
export async function confirmSignIn(
  deps: ConfirmSignInDeps,
  { token, proof, clientIp, userAgent, readDeviceId }: Confirmation,
): Promise<StartedSession & { readonly user: UserRow }> {
  const { db, clock } = deps;
  const tokenHash = token === undefined ? undefined : hashToken(token);
  const pending = tokenHash === undefined ? undefined : await takePendingTry(db, clock, tokenHash);
  const user = pending && (await findUser(db, pending.userId));
  if (tokenHash === undefined || !pending || !user) throw new AppError("second_factor_expired");
  const limits = secondFactorLimits(user.id, clientIp, readDeviceId(user.email));
  const retryAfter = await tryConsume(deps, limits);
  if (retryAfter > 0) {
    await refundPendingTry(db, tokenHash);
    throw new AppError("rate_limited", { retryAfter, message: secondFactorCopy.tooMany });
  }
  const session = await db
    .transaction(async (tx) => {
      if (!(await isProved(deps, tx, user.id, proof))) return undefined;
      // Parallel requests with two correct factors start one session.
      if (!(await deletePendingSignIn(tx, tokenHash))) throw new AppError("second_factor_expired");
      if (proof.kind === "recovery-code") {
        await announceFactorChange(deps, tx, { user, change: "recovery-code-used" });
      }
      return startSession(tx, deps, { userId: user.id, userAgent });
    })
    .catch(async (error: unknown) => {
      await refundPendingTry(db, tokenHash);
      await refund(deps, limits);
      throw error;
    });
  if (!session) throw refusal(proof, pending.triesLeft);
  await refund(deps, limits);
  const { id: userId } = user;
  if (await endIfPasswordChanged(db, { userId, sessionId: session.id, credentialId: pending.credentialId })) {
    throw new AppError("second_factor_expired");
  }
  return { user, ...session };
}

function refusal({ kind }: Proof, triesLeft: number): AppError {
  if (triesLeft === 0) return new AppError("second_factor_expired", { message: secondFactorCopy.outOfTries });
  if (kind === "passkey") return new AppError("passkey_refused");
  const message = secondFactorCopy.wrong(triesLeft);
  return new AppError("invalid_input", { message, fields: { code: message } });
}

/** Checks a factor and uses it up. */
async function isProved(deps: ConfirmSignInDeps, tx: Tx, userId: UserId, proof: Proof): Promise<boolean> {
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
