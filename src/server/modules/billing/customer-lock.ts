import { PaymentsError } from "#server/adapters/payments/payments.ts";
import type { Tx } from "#server/db/client.ts";
import { endBy } from "#server/lib/deadline.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { lockCustomer } from "./billing.repo.ts";

type LockDeps = Pick<BillingDeps, "db" | "paymentsQueue" | "customerQueue" | "deadline">;

const deadlineError = () =>
  new PaymentsError("unavailable", "The deadline passed before the provider was called.");

/** Runs `work` in a transaction that holds the customer's lock. */
function runLocked<T>(
  { db, deadline }: LockDeps,
  customerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId, deadline?.left());
    return work(tx);
  });
}

/**
 * Runs `work` in a transaction with the customer's lock (`lockCustomer` in `billing.repo.ts`),
 * which excludes all processes; `sync.service.ts`, `resolve-changes.service.ts`,
 * `change.service.ts` and `checkout.service.ts` call it. With a deadline (`request-deps.ts`), work
 * that has not started by then is refused with `unavailable`; started work is awaited, because its
 * own calls end by the deadline. Sizes of the queues: `boot/payment-queues.ts`.
 */
export async function withCustomerLock<T>(
  deps: LockDeps,
  customerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { deadline } = deps;
  if (!deadline) return deps.paymentsQueue(() => runLocked(deps, customerId, work));
  const started = Promise.withResolvers<void>();
  const done = deps.customerQueue(customerId, async () => {
    if (deadline.left() === 0) throw deadlineError();
    started.resolve();
    return runLocked(deps, customerId, work);
  });
  // `done` is raced as well, because a full queue rejects before the work starts.
  await Promise.race([endBy(deadline, started.promise, deadlineError), done]);
  return done;
}
