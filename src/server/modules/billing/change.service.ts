import { type Subscription as Summary, presentSubscription } from "#core/billing/api.ts";
import { billingMessages } from "#core/billing/messages.ts";
import { type PlanState, isPartlyChanged } from "#core/billing/plan-state.ts";
import { type Subscription, isCancellable } from "#core/billing/subscription.ts";
import type { Tier } from "#core/plans.ts";
import { PaymentsError } from "../../adapters/payments/payments.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { nextAttempt } from "./billing.repo.ts";
import {
  type PlannedChange,
  agreedMoment,
  isPaidTier,
  planCancellation,
  planTierChange,
  requireRunning,
} from "./change-plan.ts";
import { readCustomer, requireCustomer } from "./customer.ts";
import { type RequestedChange, findRequestedChange, writeRequestedChange } from "./requested-changes.repo.ts";
import { fetchCustomerState, syncLocked } from "./sync.service.ts";
import { withCustomer } from "./with-customer.ts";

/** An answer that did not come says nothing about the change: whether it was made is found out within a minute. */
function toUnconfirmed(error: unknown): unknown {
  if (!(error instanceof PaymentsError) || error.code !== "unavailable") return error;
  return new AppError("payments_unavailable", { message: billingMessages.unconfirmed, cause: error });
}

/** What a subscription was before anything was asked for that is not settled yet. */
function stateBefore(current: Subscription, unsettled: RequestedChange | undefined): PlanState {
  if (unsettled?.subscriptionId === current.id && isPartlyChanged(current, unsettled))
    return unsettled.before;
  const { tier, cancelAtPeriodEnd, pendingTier } = current;
  return { tier, cancelAtPeriodEnd, pendingTier };
}

interface Asked {
  readonly userId: UserId;
  /** The moment that the change counts from. */
  readonly at: Date;
}

/**
 * Reads the subscription from the provider, changes it and reads it again, while nothing else works on this customer. The
 * request is kept before the provider is asked for the change, so that its outcome is found out whatever happens.
 */
async function change(
  deps: BillingDeps,
  { userId, at }: Asked,
  plan: (current: Subscription, customerId: string) => PlannedChange | undefined,
): Promise<Summary | null> {
  const customerId = await requireCustomer(deps, userId);
  return withCustomer(deps, customerId, async (tx) => {
    const current = requireRunning((await fetchCustomerState(tx, deps, customerId)).current);
    const planned = plan(current, customerId);
    if (!planned) return presentSubscription(await syncLocked(tx, deps, customerId));
    const { id: subscriptionId, periodStart, periodEnd } = current;
    const before = stateBefore(current, await findRequestedChange(tx, userId));
    const request = { userId, subscriptionId, before, wanted: planned.wanted, periodStart, periodEnd, at };
    await writeRequestedChange(deps.db, deps.clock, request);
    try {
      await planned.run(deps.payments);
      return presentSubscription(await syncLocked(tx, deps, customerId));
    } catch (error) {
      throw toUnconfirmed(error);
    }
  });
}

interface TierChange {
  readonly tier: Tier;
  /** The moment of the preview that the user has seen, in ms since 1970. */
  readonly at?: number | undefined;
}

/** Changes the plan: at once when it is higher, at the period's end when it is lower; `free` cancels. A repeat is harmless. */
export async function changePlan(
  deps: BillingDeps,
  userId: UserId,
  { tier, at: shown }: TierChange,
): Promise<Summary | null> {
  if (!isPaidTier(tier)) return cancelSubscription(deps, userId);
  const { now } = await readCustomer(deps, userId);
  const at = agreedMoment(now, shown);
  const attempt = await nextAttempt(deps.db, userId);
  return change(deps, { userId, at }, (current, customerId) => {
    const key = `change:${current.id}:${tier}:${attempt}`;
    return planTierChange(current, { customerId, subscriptionId: current.id, tier, at, key });
  });
}

async function setCancel(deps: BillingDeps, userId: UserId, cancel: boolean): Promise<Summary | null> {
  const { now } = await readCustomer(deps, userId);
  return change(deps, { userId, at: now }, (current, customerId) => {
    if (!isCancellable(current.status)) throw new AppError("no_subscription");
    return planCancellation(current, { customerId, subscriptionId: current.id }, cancel);
  });
}

/** Ends the subscription at the period's end. */
export const cancelSubscription = (deps: BillingDeps, userId: UserId) => setCancel(deps, userId, true);

/** Takes the cancellation back. */
export const resumeSubscription = (deps: BillingDeps, userId: UserId) => setCancel(deps, userId, false);
