import { startDeadline } from "../../deadline.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** How long a person waits for the payment provider: over all calls of a request and all tries of each. */
const INTERACTIVE_MS = 8000;

/** What one request of a person works with: waiting for its turn and every call of the provider end by one deadline. */
export function withDeadline<T extends BillingDeps>(deps: T): T {
  const deadline = startDeadline(INTERACTIVE_MS);
  return { ...deps, deadline, payments: deps.payments.within(deadline) };
}
