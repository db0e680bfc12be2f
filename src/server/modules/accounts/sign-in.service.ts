import { accountMessages } from "#core/account/messages.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { logRefusedSignIn, recordFailedSignIn } from "../security-log/security-log.public.ts";
import { refund, tryConsume } from "../rate-limits/rate-limits.public.ts";
import { signInLimits } from "./account-limits.ts";
import { findUserWithCredential, lockCredentialId } from "./accounts.repo.ts";
import { countSignIn, type SignInMetrics } from "./count-sign-in.ts";
import type { SignedIn } from "./open-session.ts";
import type { Passwords } from "./passwords.ts";
import { listSignUps } from "./pending-sign-ups.repo.ts";
import { SecondFactorRequiredError, startPendingSignIn } from "./second-factor/pending-sign-in.service.ts";
import { hasSecondFactor } from "./second-factor/second-factor.repo.ts";
import { findSignUpByPassword } from "./sign-up-passwords.ts";
import { startSession, type StartSessionDeps } from "./start-session.ts";

/**
 * Dependencies of a sign-in with a password: hashing (`passwords.ts`), metrics, mails and the
 * security log; `boot/deps.ts` provides them to `auth.routes.ts`.
 */
export interface SignInDeps extends SignInMetrics, StartSessionDeps {
  readonly db: Db;
  readonly passwords: Passwords;
}

interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly client: Client;
  /** Set if this browser has signed in to the account before. */
  readonly deviceId: string | undefined;
}

/**
 * 403 `email_not_verified` (`core/errors.ts`) at a sign-in: the password belongs to a pending
 * sign-up. `signIn` throws it; `auth.routes.ts` stores the id in the browser's cookie
 * (`rememberSignUp` in `cookies.ts`), so that its verification link works there without the
 * password.
 */
export class NotVerifiedError extends AppError {
  readonly signUpId: UserId;

  constructor(signUpId: UserId) {
    super("email_not_verified");
    this.signUpId = signUpId;
  }
}

/** 401 `invalid_credentials`. */
class WrongCredentialsError extends AppError {
  /** The account of the address. */
  readonly userId: UserId | undefined;

  constructor(userId: UserId | undefined) {
    super("invalid_credentials");
    this.userId = userId;
  }
}

/**
 * Starts a session for `POST /api/auth/sign-in/email` (`auth.routes.ts`), and counts and records
 * the outcome. Throws `invalid_credentials`, `NotVerifiedError` (this file) for a pending sign-up,
 * `SecondFactorRequiredError` (`second-factor/pending-sign-in.service.ts`) for an account with a
 * second factor after a correct password, and `rate_limited` after failures (`signInLimits` in
 * `account-limits.ts`; numbers: `SIGN_IN_LIMITS` in `core/account/limits.ts`; messages:
 * `core/account/messages.ts`).
 */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  return countSignIn(deps, async () => {
    try {
      return await start(deps, request);
    } catch (error) {
      await recordRefusal(deps, request, error);
      throw error;
    }
  });
}

async function recordRefusal(deps: SignInDeps, { email, client }: SignInRequest, error: unknown) {
  if (!(error instanceof AppError)) return;
  const refusal = { email, client, reason: error.code };
  if (error instanceof WrongCredentialsError) {
    await recordFailedSignIn(deps, { ...refusal, userId: error.userId });
  } else if (error.code === "rate_limited") logRefusedSignIn(deps, refusal);
}

/**
 * Starts a session. Consumes the rate limits before the password check, so that parallel guesses
 * cannot exceed them, and refunds them unless the password was wrong. The error message suggests a
 * password reset, which always works.
 */
async function start(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  const { email, client, deviceId } = request;
  const limits = signInLimits(email, client.clientIp, deviceId);
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
    const session = await deps.db.transaction(async (tx) => {
      // The password may have changed since the check.
      if ((await lockCredentialId(tx, user.id)) !== credential.id) throw new WrongCredentialsError(user.id);
      const isKnownDevice = deviceId !== undefined;
      return startSession(tx, deps, { user, client, method: "password", isKnownDevice });
    });
    await refund(deps, limits);
    return { user, ...session };
  } catch (error) {
    if (!(error instanceof WrongCredentialsError)) await refund(deps, limits);
    throw error;
  }
}

/** Finds the account of the credentials. Reveals "unverified" only after the password matches. */
async function authenticate(deps: SignInDeps, { email, password, client: { clientIp } }: SignInRequest) {
  const found = await findUserWithCredential(deps.db, email);
  if (!found) {
    const signUp = await findSignUpByPassword(deps, { email, password, clientIp });
    throw signUp ? new NotVerifiedError(signUp.id) : new WrongCredentialsError(undefined);
  }
  const { hash } = found.credential;
  if (await deps.passwords.verify(hash, password, clientIp)) return found;
  // Equalizes the response time with that of an address without an account.
  await listSignUps(deps.db, deps.clock, email);
  throw new WrongCredentialsError(found.user.id);
}
