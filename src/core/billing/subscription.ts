import type { Tier } from "../plans.ts";
import { calendarMonth, type Period } from "../quotas.ts";
import { monthlyPeriod } from "./months.ts";
import { GRACE_DAYS } from "./limits.ts";

/**
 * Subscription statuses of Stripe (API 2026-10-28.endive, read 2026-11-20);
 * `stripe/read-subscription.ts` reads them, and what each allows is decided in this file. Labels of
 * the badges are in `planCopy` (`billing.copy.ts`).
 */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;

/**
 * Status of a subscription in Stripe's words, in adapters, in the mirror's row (`billing.table.ts`)
 * and on the billing page (labels: `planCopy` in `billing.copy.ts`); see `SUBSCRIPTION_STATUSES`.
 */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const DAY_MS = 86_400_000;

/**
 * Details of the card on file that may be shown. `stripe/read-subscription.ts` and the sandbox make
 * it, `billing.table.ts` stores it, the billing page shows it.
 */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/**
 * A subscription as a payment adapter reports it (`stripe/read-subscription.ts`,
 * `sandbox/present.ts`) and the table `subscriptions` mirrors it; prices in cents. `null`: no
 * cancellation, no scheduled change (`pendingTier`), nothing due, no card. What each status allows
 * is decided in this file; a past due one counts for `GRACE_DAYS` (`limits.ts`).
 */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** `free` if its Stripe product is not one of Adloom's plans. */
  readonly tier: Tier;
  /** Price per month, in cents; 0 if the provider reports none. */
  readonly cents: number;
  readonly createdAt: Date;
  /** Start of the first billing month; later months are counted from it. */
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Time of the cancellation; set while the subscription still runs until its end. */
  readonly canceledAt: Date | null;
  readonly pendingTier: Tier | null;
  readonly pendingAt: Date | null;
  /** Due time of the oldest unpaid invoice; `null` unless past due. */
  readonly pastDueSince: Date | null;
  readonly card: Card | null;
}

type Terms = Pick<
  Subscription,
  | "status"
  | "tier"
  | "anchor"
  | "periodStart"
  | "periodEnd"
  | "cancelAtPeriodEnd"
  | "pendingTier"
  | "pendingAt"
  | "pastDueSince"
>;

/**
 * Whether the status is final: "canceled" or "incomplete_expired". Until then a user can change the
 * plan (`change-plan.ts`) but open no other checkout (`checkout.service.ts`), and deletion cancels
 * the subscription (`end-billing.service.ts`).
 */
export const hasEnded = (status: SubscriptionStatus) =>
  status === "canceled" || status === "incomplete_expired";

/**
 * Whether a subscription runs: paid, in trial or past due. Only then `change.service.ts` cancels or
 * resumes it, the billing page shows the buttons, and `npm run report` counts it.
 */
export const isCancellable = (status: SubscriptionStatus) =>
  status === "active" || status === "trialing" || status === "past_due";

/**
 * End of the grace period (`GRACE_DAYS` in `limits.ts`) after a failed payment; `null` without one.
 * After it the quotas are those of the free tier. `effectivePlan` (`effective-plan.ts`) and
 * `billing-mails.ts` call it.
 */
export function graceEnd({ pastDueSince }: Pick<Terms, "pastDueSince">): Date | null {
  return pastDueSince && new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
}

function isPaid(terms: Terms, now: Date): boolean {
  if (terms.status === "past_due") return now < (graceEnd(terms) ?? terms.periodStart);
  return terms.status === "active" || terms.status === "trialing";
}

/**
 * The tier that counts at `now`: free unless the subscription is active, on trial or in the grace
 * period (`GRACE_DAYS` in `limits.ts`). Scheduled changes apply on time, even while the provider is
 * unreachable. `effectivePlan` (`effective-plan.ts`) and `sync.service.ts` call it.
 */
export function effectiveTier(terms: Terms, now: Date): Tier {
  if (!isPaid(terms, now)) return "free";
  if (terms.cancelAtPeriodEnd && now >= terms.periodEnd) return "free";
  const { pendingTier, pendingAt } = terms;
  return pendingTier !== null && pendingAt !== null && now >= pendingAt ? pendingTier : terms.tier;
}

/**
 * The period in which units count at `now`: the billing period, or the UTC month on the free tier.
 * After the end of the last known period it is the month counted from the anchor (`months.ts`).
 * `effectivePlan` (`effective-plan.ts`) calls it.
 */
export function effectivePeriod(terms: Terms, now: Date): Period {
  if (effectiveTier(terms, now) === "free") return calendarMonth(now);
  if (now < terms.periodEnd) return { start: terms.periodStart, end: terms.periodEnd };
  return monthlyPeriod(terms.anchor, now);
}

/**
 * Time of the next scheduled change (renewal, end, downgrade or end of grace); `null` after the
 * end. `sync.service.ts` stores it in the mirror; `applyDueChanges`
 * (`server/modules/billing/reconcile.service.ts`), every minute in `billing.jobs.ts`, syncs the
 * rows that are due.
 */
export function nextChange(terms: Terms, now: Date): Date | null {
  const { status, periodEnd } = terms;
  if (hasEnded(status)) return null;
  const grace = status === "past_due" ? graceEnd(terms) : null;
  return grace && now < grace && grace < periodEnd ? grace : periodEnd;
}

const RANK: Record<SubscriptionStatus, number> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 2,
  incomplete: 3,
  canceled: 4,
  incomplete_expired: 5,
};

/**
 * Which of a customer's subscriptions the mirror keeps: running before ended, then the newest;
 * `RANK` has the order. `sync.service.ts` calls it. `undefined` without any.
 */
export function selectSubscription(all: readonly Subscription[]): Subscription | undefined {
  const newestFirst = (a: Subscription, b: Subscription) =>
    RANK[a.status] - RANK[b.status] ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? 1 : -1);
  return all.toSorted(newestFirst)[0];
}
