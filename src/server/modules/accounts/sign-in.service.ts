import { accountMessages } from "#core/account/messages.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { giveBackRate, tryRate } from "../rates/rates.service.ts";
import { signInRates } from "./account-rates.ts";
import { findCredentialId, findUserWithCredential } from "./accounts.repo.ts";
import type { Auth, StartedSession } from "./auth.ts";
import type { Passwords } from "./passwords.ts";
import { listSignUps } from "./pending-sign-ups.repo.ts";
import type { Session } from "./session.service.ts";
import { deleteOwnSession } from "./sessions.repo.ts";
import { findSignUpByPassword } from "./sign-up-passwords.ts";

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly passwords: Passwords;
  readonly secret: string;
  readonly metrics: Pick<Metrics, "signIns">;
}

interface SignInRequest {
  readonly email: string;
  readonly password: string;
  readonly client: string;
  /** Set when this browser has been in the account before. */
  readonly deviceId: string | undefined;
  readonly userAgent: string | undefined;
}

/** 403 `email_not_verified`: the password is that of a pending sign-up. */
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

/** Begins a session, and counts how it went. */
export async function signIn(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  try {
    const session = await begin(deps, request);
    deps.metrics.signIns.inc({ outcome: "ok" });
    return session;
  } catch (error) {
    deps.metrics.signIns.inc({ outcome: error instanceof AppError ? error.code : "failed" });
    throw error;
  }
}

/**
 * Begins a session. Each attempt is counted before the password is looked at, so that parallel guesses cannot slip past
 * the limit, and given back unless the password was wrong. The refusal names the way that is always open: a reset link.
 */
async function begin(deps: SignInDeps, request: SignInRequest): Promise<SignedIn> {
  const { email, client, deviceId, userAgent } = request;
  const rates = signInRates(email, client, deviceId);
  const retryAfter = await tryRate(deps, rates);
  if (retryAfter > 0) {
    throw new AppError("rate_limited", { retryAfter, message: accountMessages.tooManyFailedSignIns });
  }
  try {
    const { user, credential } = await checkUser(deps, request);
    const session = await deps.auth.startSession(user.id, userAgent);
    await endIfOutdated(deps, user.id, session.id, credential.id);
    await giveBackRate(deps, rates);
    return { user, ...session };
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "invalid_credentials";
    if (!wrong) await giveBackRate(deps, rates);
    throw error;
  }
}

/** The account whose password it is. Only somebody who knows the password of a pending sign-up learns that there is one. */
async function checkUser(deps: SignInDeps, { email, password, client }: SignInRequest) {
  const found = await findUserWithCredential(deps.db, email);
  if (!found) {
    const signUp = await findSignUpByPassword(deps, { email, password, client });
    throw signUp ? new NotVerifiedError(signUp.id) : new AppError("invalid_credentials");
  }
  const { hash } = found.credential;
  if (hash !== null && (await deps.passwords.verify(hash, password, client))) return found;
  // Only so that a wrong password takes as long as at an address without an account.
  await listSignUps(deps.db, deps.clock, email);
  throw new AppError("invalid_credentials");
}

/**
 * A new password ends every session there is. One that began with the old password while the new one was being set is ended
 * here: whoever stole the old one could otherwise keep signing in until such a session outlives the change.
 */
async function endIfOutdated({ db }: SignInDeps, userId: UserId, id: string, credentialId: string) {
  if ((await findCredentialId(db, userId)) === credentialId) return;
  await deleteOwnSession(db, { userId, id });
  throw new AppError("invalid_credentials");
}
