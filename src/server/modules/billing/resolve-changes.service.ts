import { isPartiallyApplied } from "#core/billing/plan-state.ts";
import { type Subscription, hasEnded } from "#core/billing/subscription.ts";
import type { PaidTier } from "#core/billing/api.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCustomerOfUser } from "../accounts/accounts.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import {
  type RequestedChange,
  deleteRequestedChange,
  findRequestedChange,
  listRequestedChanges,
} from "./requested-changes.repo.ts";
import { fetchCustomerState, syncLocked } from "./sync.service.ts";
import { withCustomerLock } from "./customer-lock.ts";

/** After this time the HTTP request has ended, and usually the provider's work as well. */
const RESOLVE_AFTER_SECONDS = 30;
const BATCH_SIZE = 200;

/**
 * Undoes a partially applied change. A change may take two calls, because Stripe requires a
 * downgrade's schedule to be released first. If the second call fails, the scheduled end or
 * downgrade is restored.
 */
async function restore(
  { payments }: BillingDeps,
  customerId: string,
  current: Subscription,
  change: RequestedChange,
): Promise<void> {
  if (!isPartiallyApplied(current, change)) return;
  const { before, requestedAt } = change;
  const owned = { customerId, subscriptionId: current.id };
  if (before.cancelAtPeriodEnd) return payments.setCancelAtPeriodEnd(owned, true);
  if (before.pendingTier === null) return;
  const key = `restore:${current.id}:${requestedAt.getTime()}`;
  await payments.scheduleDowngrade({ ...owned, tier: before.pendingTier as PaidTier, key });
}

async function resolveChange(deps: BillingDeps, userId: UserId): Promise<void> {
  const customer = await findCustomerOfUser(deps.db, deps.clock, userId);
  const customerId = customer?.customerId;
  if (!customerId) return;
  await withCustomerLock(deps, customerId, async (tx) => {
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

/**
 * Job, every minute from `billing.jobs.ts`: resolves requested changes older than 30 s
 * (`RESOLVE_AFTER_SECONDS` in this file) whose outcome is unknown; each is completed or undone as a
 * whole, and then synced. At most `BATCH_SIZE` (this file) in a run.
 */
export async function resolveRequestedChanges(deps: BillingDeps): Promise<void> {
  const wait = { seconds: RESOLVE_AFTER_SECONDS, limit: BATCH_SIZE };
  for (const userId of await listRequestedChanges(deps.db, deps.clock, wait)) {
    try {
      await resolveChange(deps, userId);
    } catch (error) {
      deps.log.warn({ err: error, user: userId }, "requested plan change not resolved");
      if (error instanceof PaymentsError && error.code === "unavailable") return;
    }
  }
}
