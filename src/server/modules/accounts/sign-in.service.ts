import { accountMessages } from "#core/account/messages.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { refund, tryConsume } from "../rate-limits/rate-limits.service.ts";
import { signInLimits } from "./account-limits.ts";
import { findCredentialId, findUserWithCredential } from "./accounts.repo.ts";
import type { Passwords } from "./passwords.ts";
import { listSignUps } from "./pending-sign-ups.repo.ts";
import type { Session } from "./session.service.ts";
import { deleteOwnSession } from "./sessions.repo.ts";
import { findSignUpByPassword } from "./sign-up-passwords.ts";
import { startSession, type StartedSession } from "./start-session.ts";

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly passwords: Passwords;
  readonly secret: string;
  readonly metrics: Pick<Metrics, "signIns">;
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

interface SignedIn extends StartedSession {
  readonly user: Session["user"];
}

/** Starts a session and counts the outcome. */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  try {
    const session = await start(deps, request);
    deps.metrics.signIns.inc({ outcome: "ok" });
    return session;
  } catch (error) {
    deps.metrics.signIns.inc({ outcome: error instanceof AppError ? error.code : "failed" });
    throw error;
  }
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
    const session = await startSession(deps.db, deps, { userId: user.id, userAgent });
    await endIfOutdated(deps, user.id, session.id, credential.id);
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

/**
 * Ends the new session if the password changed during the sign-in. A password change deletes
 * existing sessions only; a concurrent sign-in with the old password would survive it.
 */
async function endIfOutdated({ db }: SignInDeps, userId: UserId, id: string, credentialId: string) {
  if ((await findCredentialId(db, userId)) === credentialId) return;
  await deleteOwnSession(db, { userId, id });
  throw new AppError("invalid_credentials");
}
