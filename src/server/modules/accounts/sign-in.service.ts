import { accountMessages } from "../../../core/account/messages.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import type { Metrics } from "../../metrics.ts";
import type { UserId } from "../../user-id.ts";
import { giveBackRate, tryRate } from "../rates/rates.service.ts";
import { signInRates } from "./account-rates.ts";
import { findCredentialId, findUserWithCredential } from "./accounts.repo.ts";
import type { Auth, StartedSession } from "./auth.ts";
import type { Passwords } from "./passwords.ts";
import type { Session } from "./session.service.ts";
import { deleteOwnSession } from "./sessions.repo.ts";

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly passwords: Passwords;
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

/** The user whose password it is. That an address is not verified is told to no one but who knows its password. */
async function checkUser({ db, passwords }: SignInDeps, { email, password, client }: SignInRequest) {
  const found = await findUserWithCredential(db, email);
  // An address without an account takes as long as a wrong password.
  const right = found?.credential.hash
    ? await passwords.verify(found.credential.hash, password, client)
    : await passwords.hash(password, client).then(() => false);
  if (!found || !right) throw new AppError("invalid_credentials");
  if (!found.user.emailVerified) throw new AppError("email_not_verified");
  return found;
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
