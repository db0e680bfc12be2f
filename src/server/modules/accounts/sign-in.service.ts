import { accountMessages } from "#core/account/messages.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { refund, tryConsume } from "../rate-limits/rate-limits.service.ts";
import { signInLimits } from "./account-limits.ts";
import { findUserWithCredential } from "./accounts.repo.ts";
import { countSignIn, type SignInMetrics } from "./count-sign-in.ts";
import { endIfPasswordChanged } from "./end-if-password-changed.ts";
import type { SignedIn } from "./open-session.ts";
import type { Passwords } from "./passwords.ts";
import { listSignUps } from "./pending-sign-ups.repo.ts";
import { SecondFactorRequiredError, startPendingSignIn } from "./second-factor/pending-sign-in.service.ts";
import { hasSecondFactor } from "./second-factor/second-factor.repo.ts";
import { findSignUpByPassword } from "./sign-up-passwords.ts";
import { startSession } from "./start-session.ts";

export interface SignInDeps extends SignInMetrics {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly passwords: Passwords;
  readonly secret: string;
}

interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly clientIp: string;
  /** Set if this browser has signed in to the account before. */
  readonly deviceId: string | undefined;
  readonly userAgent: string | undefined;
}

/** 403 `email_not_verified`: the password belongs to a pending sign-up. */
export class NotVerifiedError extends AppError {
  readonly signUpId: UserId;

  constructor(signUpId: UserId) {
    super("email_not_verified");
    this.signUpId = signUpId;
  }
}

/**
 * Starts a session, and counts the outcome. Throws `SecondFactorRequiredError` for an account that
 * asks for a second factor after a correct password.
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  return countSignIn(deps, () => start(deps, request));
}

/**
 * Starts a session. Consumes the rate limits before the password check, so that parallel guesses
 * cannot exceed them, and refunds them unless the password was wrong. The error message suggests a
 * password reset, which always works.
 */
async function start(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  const { email, clientIp, deviceId, userAgent } = request;
  const limits = signInLimits(email, clientIp, deviceId);
  const retryAfter = await tryConsume(deps, limits);
  if (retryAfter > 0) {
    throw new AppError("rate_limited", { retryAfter, message: accountMessages.tooManyFailedSignIns });
  }
  try {
    const { user, credential } = await authenticate(deps, request);
    if (await hasSecondFactor(deps.db, user.id)) {
      const pending = { userId: user.id, credentialId: credential.id };
      throw new SecondFactorRequiredError(await startPendingSignIn(deps, pending));
    }
    const session = await startSession(deps.db, deps, { userId: user.id, userAgent });
    const started = { userId: user.id, sessionId: session.id, credentialId: credential.id };
    if (await endIfPasswordChanged(deps.db, started)) throw new AppError("invalid_credentials");
    await refund(deps, limits);
    return { user, ...session };
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "invalid_credentials";
    if (!wrong) await refund(deps, limits);
    throw error;
  }
}

/** Finds the account of the credentials. Reveals "unverified" only after the password matches. */
async function authenticate(deps: SignInDeps, { email, password, clientIp }: SignInRequest) {
  const found = await findUserWithCredential(deps.db, email);
  if (!found) {
    const signUp = await findSignUpByPassword(deps, { email, password, clientIp });
    throw signUp ? new NotVerifiedError(signUp.id) : new AppError("invalid_credentials");
  }
  const { hash } = found.credential;
  if (await deps.passwords.verify(hash, password, clientIp)) return found;
  // Equalizes the response time with that of an address without an account.
  await listSignUps(deps.db, deps.clock, email);
  throw new AppError("invalid_credentials");
}
