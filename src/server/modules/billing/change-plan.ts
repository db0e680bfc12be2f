import type { PlanState } from "#core/billing/plan-state.ts";
import { type Subscription, hasEnded } from "#core/billing/subscription.ts";
import { type Tier, higherTier } from "#core/plans.ts";
import type { TierChange, Payments } from "../../adapters/payments/payments.ts";
import { AppError } from "#server/lib/errors.ts";

const HOUR_MS = 3_600_000;
/** Validity of a preview. A change within it counts from the time of the preview. */
const PREVIEW_MS = 15 * 60_000;

/**
 * A planned change: the wanted state, and the provider calls that produce it. `planTierChange` and
 * `planCancellation` make it; `change.service.ts` stores the first and runs the second with the
 * adapter (`server/adapters/payments/payments.ts`).
 */
export interface PlannedChange {
  readonly wanted: PlanState;
  readonly run: (payments: Payments) => Promise<void>;
}

/**
 * Returns the subscription before a change (`change.service.ts`) or its preview (`previewChange` in
 * `change-preview.service.ts`). Throws `no_subscription` if there is no subscription or it has
 * ended (`hasEnded` in `core/billing/subscription.ts`).
 */
export function requireSubscription<T extends Subscription>(current: T | undefined): T {
  if (!current || hasEnded(current.status)) throw new AppError("no_subscription");
  return current;
}

/**
 * Time from which a change counts: that of a preview (ms since 1970) of the last 15 minutes
 * (`PREVIEW_MS` in this file), else `now`; `changePlan` (`change.service.ts`) calls it. A user who
 * confirms a previewed change pays the previewed price with it.
 */
export function effectiveTime(now: Date, previewedAt: number | undefined): Date {
  const age = now.getTime() - (previewedAt ?? Number.NaN);
  return age >= 0 && age <= PREVIEW_MS ? new Date(now.getTime() - age) : now;
}

/**
 * Rounds the time of a change down to the full hour, but not before the start of the period, so
 * that a short delay between preview and change does not change the price. `previewChange`
 * (`change-preview.service.ts`) and `planTierChange` call it.
 */
export function prorationTime(at: Date, { periodStart }: Subscription): Date {
  const hour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return new Date(Math.max(hour, periodStart.getTime()));
}

/**
 * Returns whether a change cancels (to `free`), keeps, raises or lowers the tier (order:
 * `higherTier` in `core/plans.ts`). Throws `payment_due` unless it cancels or the subscription is
 * active or in trial, because a plan with an unpaid invoice cannot change. `previewChange`
 * (`change-preview.service.ts`) and `planTierChange` call it.
 */
export function changeDirection(current: Subscription, tier: Tier): "cancel" | "stay" | "up" | "down" {
  if (tier === "free") return "cancel";
  if (current.status !== "active" && current.status !== "trialing") throw new AppError("payment_due");
  if (tier === current.tier) return "stay";
  return higherTier(tier, current.tier) === tier ? "up" : "down";
}

interface TierChangeRequest extends TierChange {
  readonly at: Date;
  readonly key: string;
}

/**
 * Plans a change to another tier for `changePlan` (`change.service.ts`): immediate if higher, at
 * the period's end if lower, removal of a scheduled downgrade if equal. Throws `payment_due`
 * (`changeDirection`). The payment adapter (`server/adapters/payments/stripe/changes.ts`) carries
 * it out; order of tiers: `core/plans.ts`.
 */
export function planTierChange(current: Subscription, { at, ...wanted }: TierChangeRequest): PlannedChange {
  const { tier, cancelAtPeriodEnd } = current;
  const direction = changeDirection(current, wanted.tier);
  if (direction === "stay") {
    return {
      wanted: { tier, cancelAtPeriodEnd, pendingTier: null },
      run: (payments) => payments.cancelDowngrade(wanted),
    };
  }
  if (direction === "down") {
    return {
      wanted: { tier, cancelAtPeriodEnd: false, pendingTier: wanted.tier },
      run: (payments) => payments.scheduleDowngrade(wanted),
    };
  }
  return {
    wanted: { tier: wanted.tier, cancelAtPeriodEnd: false, pendingTier: null },
    run: (payments) => payments.upgrade({ ...wanted, at: prorationTime(at, current) }),
  };
}

/**
 * Plans a cancellation at the period's end, or its removal, for `setCancel` (`change.service.ts`);
 * `undefined` if the subscription is already in that state; `change.service.ts` then only syncs.
 * `setCancelAtPeriodEnd` of the payment adapter (`stripe/changes.ts` in `server/adapters/payments`)
 * carries it out.
 */
export function planCancellation(
  current: Subscription,
  owned: Omit<TierChange, "tier">,
  cancel: boolean,
): PlannedChange | undefined {
  if (current.cancelAtPeriodEnd === cancel) return undefined;
  return {
    wanted: { tier: current.tier, cancelAtPeriodEnd: cancel, pendingTier: null },
    run: (payments) => payments.setCancelAtPeriodEnd(owned, cancel),
  };
}
