import { isPartlyChanged } from "#core/billing/plan-state.ts";
import { type Subscription, hasEnded } from "#core/billing/subscription.ts";
import type { PaidTier } from "#core/billing/api.ts";
import { PaymentsError } from "../../adapters/payments/payments.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCustomerOfUser } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import {
  type RequestedChange,
  deleteRequestedChange,
  findRequestedChange,
  listRequestedChanges,
} from "./requested-changes.repo.ts";
import { fetchCustomerState, syncLocked } from "./sync.service.ts";
import { withCustomer } from "./with-customer.ts";

/** By then the request that asked for the change has ended, and so has the provider's work on it as a rule. */
const SETTLED_AFTER_SECONDS = 30;
const CHANGES_AT_ONCE = 200;

/**
 * Undoes a change that was made in part. A change may take two calls: Stripe wants a downgrade's schedule released
 * before anything else is changed. If the second call fails, the planned end or downgrade would be lost.
 */
async function restore(
  { payments }: BillingDeps,
  customerId: string,
  current: Subscription,
  change: RequestedChange,
): Promise<void> {
  if (!isPartlyChanged(current, change)) return;
  const { before, requestedAt } = change;
  const owned = { customerId, subscriptionId: current.id };
  if (before.cancelAtPeriodEnd) return payments.setCancelAtPeriodEnd(owned, true);
  if (before.pendingTier === null) return;
  const key = `restore:${current.id}:${requestedAt.getTime()}`;
  await payments.scheduleDowngrade({ ...owned, tier: before.pendingTier as PaidTier, key });
}

async function settle(deps: BillingDeps, userId: UserId): Promise<void> {
  const customer = await findCustomerOfUser(deps.db, deps.clock, userId);
  const customerId = customer?.customerId;
  if (!customerId) return;
  await withCustomer(deps, customerId, async (tx) => {
    const change = await findRequestedChange(tx, userId);
    if (!change) return;
    const { current } = await fetchCustomerState(tx, deps, customerId);
    if (current?.id === change.subscriptionId && !hasEnded(current.status)) {
      await restore(deps, customerId, current, change);
    }
    await syncLocked(tx, deps, customerId);
    await deleteRequestedChange(tx, userId);
  });
}

/** Finds out what became of changes whose request never heard the outcome. Each is either made or undone as a whole. */
export async function settleChanges(deps: BillingDeps): Promise<void> {
  const wait = { seconds: SETTLED_AFTER_SECONDS, limit: CHANGES_AT_ONCE };
  for (const userId of await listRequestedChanges(deps.db, deps.clock, wait)) {
    try {
      await settle(deps, userId);
    } catch (error) {
      deps.log.warn({ err: error, user: userId }, "requested change of plan not settled");
      if (error instanceof PaymentsError && error.code === "unavailable") return;
    }
  }
}
