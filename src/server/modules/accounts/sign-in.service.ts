import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import type { Metrics } from "../../metrics.ts";
import { giveBackRate, takeRate } from "../rates/rates.service.ts";
import { signInRates } from "./account-rates.ts";
import type { Auth } from "./auth.ts";

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly auth: Auth;
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

/** Begins a session, and counts how it went. */
export async function signIn(deps: SignInDeps, request: SignInRequest) {
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
 * the limit, and given back unless the password was wrong.
 */
async function begin(deps: SignInDeps, request: SignInRequest) {
  const { email, password, client, deviceId, userAgent } = request;
  const rates = signInRates(email, client, deviceId);
  await takeRate(deps, rates);
  try {
    const session = await deps.auth.signIn({ email, password }, userAgent);
    await giveBackRate(deps, rates);
    return session;
  } catch (error) {
    const wrong = error instanceof AppError && error.code === "invalid_credentials";
    if (!wrong) await giveBackRate(deps, rates);
    throw error;
  }
}
