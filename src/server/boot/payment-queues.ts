import { PaymentsError } from "../adapters/payments/payments.ts";
import { boundedQueue, queuePerKey, type Queue } from "../lib/bounded-queue.ts";

interface PaymentQueues {
  readonly paymentsQueue: Queue;
  readonly customerQueue: ReturnType<typeof queuePerKey>;
}

/**
 * Creates the queues for calls of the payment provider: two at once for jobs; three for requests,
 * one per customer. So both hold at most five of the pool's ten connections while the provider is
 * slow. A full queue refuses with `PaymentsError`. The limits are in this function. `deps.ts` calls
 * it; `modules/billing/customer-lock.ts` sends the calls through.
 */
export function openPaymentQueues(): PaymentQueues {
  const refuse = () => new PaymentsError("unavailable", "Too many requests wait for the payment provider.");
  const requests = boundedQueue({ concurrency: 3, maxWaiting: 200 }, refuse);
  const perCustomer = queuePerKey({ concurrency: 1, maxWaiting: 30 }, refuse);
  return {
    paymentsQueue: boundedQueue({ concurrency: 2, maxWaiting: 200 }, refuse),
    customerQueue: (customerId, work) => perCustomer(customerId, () => requests(work)),
  };
}
