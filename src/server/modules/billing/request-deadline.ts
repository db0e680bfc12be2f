import { startDeadline } from "#server/lib/deadline.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** Total time for the payment provider in one HTTP request, retries included. */
const REQUEST_DEADLINE_MS = 8000;

/** Dependencies of one HTTP request: its queue wait and all provider calls share one deadline. */
export function withDeadline<T extends BillingDeps>(deps: T): T {
  const deadline = startDeadline(REQUEST_DEADLINE_MS);
  return { ...deps, deadline, payments: deps.payments.withDeadline(deadline) };
}
