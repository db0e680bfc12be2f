import type { PaidTier } from "#core/billing/api.ts";
import type { PlanState } from "#core/billing/plan-state.ts";
import { type Subscription, hasEnded } from "#core/billing/subscription.ts";
import { type Tier, higherTier } from "#core/plans.ts";
import type { Change, Payments } from "../../adapters/payments/payments.ts";
import { AppError } from "#server/lib/errors.ts";

const HOUR_MS = 3_600_000;
/** A preview holds for this long: its moment is the one that the change counts from. */
const PREVIEW_MS = 15 * 60_000;

/** A change of a subscription: what it shall become, and the calls of the provider that make it so. */
export interface PlannedChange {
  readonly wanted: PlanState;
  readonly run: (payments: Payments) => Promise<void>;
}

/** Throws `no_subscription` for one that has ended, and for none. */
export function requireRunning<T extends Subscription>(current: T | undefined): T {
  if (!current || hasEnded(current.status)) throw new AppError("no_subscription");
  return current;
}

/** The moment that a change counts from: that of the preview the user has seen, while it holds, else the present. */
export function agreedMoment(now: Date, shown: number | undefined): Date {
  const age = now.getTime() - (shown ?? Number.NaN);
  return age >= 0 && age <= PREVIEW_MS ? new Date(now.getTime() - age) : now;
}

/** Proration counts from the full hour, so that a short delay changes no price. */
export function prorationMoment(at: Date, { periodStart }: Subscription): Date {
  const hour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return new Date(Math.max(hour, periodStart.getTime()));
}

/** Where a change leads. Throws `payment_due`: a plan with an unpaid invoice is not changed. */
export function directionOf(current: Subscription, tier: Tier): "cancel" | "stay" | "up" | "down" {
  if (tier === "free") return "cancel";
  if (current.status !== "active" && current.status !== "trialing") throw new AppError("payment_due");
  if (tier === current.tier) return "stay";
  return higherTier(tier, current.tier) === tier ? "up" : "down";
}

interface Wanted extends Change {
  readonly at: Date;
  readonly key: string;
}

/** The way to another tier: at once when it is higher, at the period's end when it is lower. */
export function planTierChange(current: Subscription, { at, ...wanted }: Wanted): PlannedChange {
  const { tier, cancelAtPeriodEnd } = current;
  const direction = directionOf(current, wanted.tier);
  if (direction === "stay") {
    return {
      wanted: { tier, cancelAtPeriodEnd, pendingTier: null },
      run: (payments) => payments.keepTier(wanted),
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
    run: (payments) => payments.upgrade({ ...wanted, at: prorationMoment(at, current) }),
  };
}

/** The way to an end with the period, or back from it. `undefined` when it is so already. */
export function planCancellation(
  current: Subscription,
  owned: Omit<Change, "tier">,
  cancel: boolean,
): PlannedChange | undefined {
  if (current.cancelAtPeriodEnd === cancel) return undefined;
  return {
    wanted: { tier: current.tier, cancelAtPeriodEnd: cancel, pendingTier: null },
    run: (payments) => payments.setCancelAtPeriodEnd(owned, cancel),
  };
}

export const isPaidTier = (tier: Tier): tier is PaidTier => tier !== "free";
