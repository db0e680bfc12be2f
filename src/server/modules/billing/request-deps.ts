import { startDeadline } from "#server/lib/deadline.ts";
import type { Client } from "#server/http/client.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** Total time for the payment provider in one HTTP request, retries included. */
const REQUEST_DEADLINE_MS = 8000;

/**
 * Dependencies of one HTTP request, for `billing.routes.ts`: its queue wait and all provider calls
 * share one deadline of 8 s (`REQUEST_DEADLINE_MS` in this file), and changes of the plan are
 * recorded with its client.
 */
export function forRequest<T extends BillingDeps>(deps: T, client: Client): T {
  const deadline = startDeadline(REQUEST_DEADLINE_MS);
  return { ...deps, client, deadline, payments: deps.payments.withDeadline(deadline) };
}
