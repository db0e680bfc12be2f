import { PaymentsError } from "../../adapters/payments/payments.ts";
import type { Tx } from "../../db/client.ts";
import { endBy } from "../../deadline.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { lockCustomer } from "./billing.repo.ts";

type LockDeps = Pick<BillingDeps, "db" | "paymentsQueue" | "customerQueue" | "deadline">;

const tooLate = () =>
  new PaymentsError("unavailable", "The deadline passed before the provider could be asked.");

/** Runs `work` when it is its turn, in a transaction that holds the customer's lock. */
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
 * Runs `work` while nothing else works on this customer, in any process. With a deadline, work that has not begun by
 * then is refused with `unavailable`; work that has begun is waited for, because its own calls end by the deadline.
 */
export async function withCustomer<T>(
  deps: LockDeps,
  customerId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { deadline } = deps;
  if (!deadline) return deps.paymentsQueue(() => runLocked(deps, customerId, work));
  const turn = Promise.withResolvers<void>();
  const done = deps.customerQueue(customerId, async () => {
    if (deadline.left() === 0) throw tooLate();
    turn.resolve();
    return runLocked(deps, customerId, work);
  });
  // A queue that is full refuses before any turn comes.
  await Promise.race([endBy(deadline, turn.promise, tooLate), done]);
  return done;
}
