import { PaymentsError } from "../adapters/payments/payments.ts";
import { boundedQueue, queuePerKey } from "../lib/bounded-queue.ts";
import type { Deps } from "./deps.ts";

/**
 * While the payment provider is asked, jobs and requests together hold at most five of the pool's
 * ten connections.
 */
export function openPaymentQueues(): Pick<Deps, "paymentsQueue" | "customerQueue"> {
  const refuse = () => new PaymentsError("unavailable", "Too many requests wait for the payment provider.");
  const requests = boundedQueue({ concurrency: 3, maxWaiting: 200 }, refuse);
  const perCustomer = queuePerKey({ concurrency: 1, maxWaiting: 30 }, refuse);
  return {
    paymentsQueue: boundedQueue({ concurrency: 2, maxWaiting: 200 }, refuse),
    customerQueue: (customerId, work) => perCustomer(customerId, () => requests(work)),
  };
}
