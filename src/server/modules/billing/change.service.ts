import { isPaidTier, type SubscriptionSummary, presentSubscription } from "#core/billing/api.ts";
import { billingMessages } from "#core/billing/messages.ts";
import { type PlanState, isPartiallyApplied } from "#core/billing/plan-state.ts";
import { type Subscription, isCancellable } from "#core/billing/subscription.ts";
import type { Tier } from "#core/plans.ts";
import { PaymentsError } from "../../adapters/payments/payments.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { nextAttemptNumber } from "./billing.repo.ts";
import {
  type PlannedChange,
  effectiveTime,
  planCancellation,
  planTierChange,
  requireSubscription,
} from "./change-plan.ts";
import { readCustomer, requireCustomer } from "./customer.service.ts";
import { type RequestedChange, findRequestedChange, writeRequestedChange } from "./requested-changes.repo.ts";
import { fetchCustomerState, syncLocked } from "./sync.service.ts";
import { withCustomerLock } from "./customer-lock.ts";

/**
 * A missing response leaves the outcome unknown; `resolveRequestedChanges` finds it within a
 * minute.
 */
function toUnconfirmed(error: unknown): unknown {
  if (!(error instanceof PaymentsError) || error.code !== "unavailable") return error;
  return new AppError("payments_unavailable", { message: billingMessages.unconfirmed, cause: error });
}

/** The state before an earlier request whose outcome is unknown, else the current state. */
function stateBefore(current: Subscription, unresolved: RequestedChange | undefined): PlanState {
  if (unresolved?.subscriptionId === current.id && isPartiallyApplied(current, unresolved))
    return unresolved.before;
  const { tier, cancelAtPeriodEnd, pendingTier } = current;
  return { tier, cancelAtPeriodEnd, pendingTier };
}

interface ChangeRequest {
  readonly userId: UserId;
  /** Time from which the change counts. */
  readonly at: Date;
}

/**
 * Reads the subscription from the provider, changes it and reads it again, under the customer's
 * lock. The request is stored before the provider is called, so that a lost outcome can be resolved
 * later.
 */
async function change(
  deps: BillingDeps,
  { userId, at }: ChangeRequest,
  plan: (current: Subscription, customerId: string) => PlannedChange | undefined,
): Promise<SubscriptionSummary | null> {
  const customerId = await requireCustomer(deps, userId);
  return withCustomerLock(deps, customerId, async (tx) => {
    const current = requireSubscription((await fetchCustomerState(tx, deps, customerId)).current);
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
  /** Time of the preview that the user confirmed, in ms since 1970. */
  readonly at?: number | undefined;
}

/**
 * Changes the plan (`POST /api/subscription/change` in `billing.routes.ts`): immediately if higher,
 * at the period's end if lower; `free` cancels. Safe to repeat. Rules: `change-plan.ts`; `upgrade`
 * and `scheduleDowngrade` of the adapter (`server/adapters/payments/payments.stripe.ts`) carry it
 * out. Throws `no_subscription`, `payment_due`, or a provider error; an unknown outcome is
 * `payments_unavailable` (words: `core/billing/messages.ts`) and resolved by
 * `resolve-changes.service.ts`.
 */
export async function changePlan(
  deps: BillingDeps,
  userId: UserId,
  { tier, at: previewedAt }: TierChange,
): Promise<SubscriptionSummary | null> {
  if (!isPaidTier(tier)) return cancelSubscription(deps, userId);
  const { now } = await readCustomer(deps, userId);
  const at = effectiveTime(now, previewedAt);
  const attempt = await nextAttemptNumber(deps.db, userId);
  return change(deps, { userId, at }, (current, customerId) => {
    const key = `change:${current.id}:${tier}:${attempt}`;
    return planTierChange(current, { customerId, subscriptionId: current.id, tier, at, key });
  });
}

async function setCancel(
  deps: BillingDeps,
  userId: UserId,
  cancel: boolean,
): Promise<SubscriptionSummary | null> {
  const { now } = await readCustomer(deps, userId);
  return change(deps, { userId, at: now }, (current, customerId) => {
    if (!isCancellable(current.status)) throw new AppError("no_subscription");
    return planCancellation(current, { customerId, subscriptionId: current.id }, cancel);
  });
}

/**
 * Cancels the subscription at the period's end (`POST /api/subscription/cancel` in
 * `billing.routes.ts`, and a change to `free`): `planCancellation` (`change-plan.ts`) decides the
 * time, `setCancelAtPeriodEnd` of the adapter (`stripe/changes.ts`) does it. Throws
 * `no_subscription` (rule: `isCancellable` in `core/billing/subscription.ts`) and provider errors;
 * an unknown outcome is `payments_unavailable` (words: `core/billing/messages.ts`)
 * (`resolve-changes.service.ts` resolves it). The mail comes from the sync (`billing-mails.ts`).
 */
export const cancelSubscription = (deps: BillingDeps, userId: UserId) => setCancel(deps, userId, true);

/**
 * Removes a scheduled cancellation (`POST /api/subscription/resume` in `billing.routes.ts`):
 * `planCancellation` (`change-plan.ts`), then `setCancelAtPeriodEnd` of the adapter
 * (`stripe/changes.ts`). Throws `no_subscription` (rule: `isCancellable` in
 * `core/billing/subscription.ts`) and provider errors; an unknown outcome is `payments_unavailable`
 * (words: `core/billing/messages.ts`) (`resolve-changes.service.ts` resolves it).
 */
export const resumeSubscription = (deps: BillingDeps, userId: UserId) => setCancel(deps, userId, false);
