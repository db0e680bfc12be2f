import { AppError } from "#server/lib/errors.ts";
import type { Metrics } from "#server/observability/metrics.ts";

/**
 * The metrics that every sign-in route counts sign-ins in, by their outcome; `countSignIn`
 * increments them. `server/observability/metrics.ts` defines them.
 */
export interface SignInMetrics {
  readonly metrics: Pick<Metrics, "signIns">;
}

/**
 * Runs a sign-in, with a password (`signIn` in `sign-in.service.ts`), second factor or passkey
 * (`second-factor.routes.ts`), and counts its outcome in the metric `signIns`
 * (`server/observability/metrics.ts`): `ok`, an error code or `failed`. Passes on result and
 * errors. A session that a verification link starts is not counted.
 */
export async function countSignIn<T>({ metrics }: SignInMetrics, signIn: () => Promise<T>): Promise<T> {
  try {
    const session = await signIn();
    metrics.signIns.inc({ outcome: "ok" });
    return session;
  } catch (error) {
    metrics.signIns.inc({ outcome: error instanceof AppError ? error.code : "failed" });
    throw error;
  }
}
