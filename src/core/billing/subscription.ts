import type { Tier } from "../plans.ts";
import { calendarMonth, type Period } from "../quotas.ts";
import { monthlyPeriod } from "./months.ts";

/** Stripe's statuses of a subscription (API 2026-10-28.endive, read 2026-11-20). */
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
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Days that a plan outlives its first failed payment. */
export const GRACE_DAYS = 3;
const DAY_MS = 86_400_000;

/** A card as it may be shown. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** One subscription as the payment provider knows it. */
export interface Subscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** `free` when it is for something we do not sell. */
  readonly tier: Tier;
  /** Per month, in cents; 0 when the provider names none. */
  readonly cents: number;
  readonly createdAt: Date;
  /** The moment that the months are counted from. */
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** When it was cancelled, also while it still runs. */
  readonly cancelledAt: Date | null;
  readonly pendingTier: Tier | null;
  readonly pendingAt: Date | null;
  /** Since when the oldest unpaid invoice is due; `null` unless past due. */
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

/** Whether nothing can come of it any more. Beside any other one no second checkout is opened. */
export const hasEnded = (status: SubscriptionStatus) =>
  status === "canceled" || status === "incomplete_expired";

/** Whether it can be cancelled and kept. */
export const isCancellable = (status: SubscriptionStatus) =>
  status === "active" || status === "trialing" || status === "past_due";

/** When a failed payment takes the plan away; `null` when none has failed. */
export function graceEnd({ pastDueSince }: Pick<Terms, "pastDueSince">): Date | null {
  return pastDueSince && new Date(pastDueSince.getTime() + GRACE_DAYS * DAY_MS);
}

function isPaid(terms: Terms, now: Date): boolean {
  if (terms.status === "past_due") return now < (graceEnd(terms) ?? terms.periodStart);
  return terms.status === "active" || terms.status === "trialing";
}

/** The tier that is paid for at `now`, known changes included, also while the provider cannot be asked. */
export function tierInForce(terms: Terms, now: Date): Tier {
  if (!isPaid(terms, now)) return "free";
  if (terms.cancelAtPeriodEnd && now >= terms.periodEnd) return "free";
  const { pendingTier, pendingAt } = terms;
  return pendingTier !== null && pendingAt !== null && now >= pendingAt ? pendingTier : terms.tier;
}

/** The period in which units are counted at `now`: the billing period, or the UTC month when nothing is paid for. */
export function periodInForce(terms: Terms, now: Date): Period {
  if (tierInForce(terms, now) === "free") return calendarMonth(now);
  if (now < terms.periodEnd) return { start: terms.periodStart, end: terms.periodEnd };
  return monthlyPeriod(terms.anchor, now);
}

/** The next moment at which it changes by itself, as far as is known at `now`; `null` once it has ended. */
export function nextTurn(terms: Terms, now: Date): Date | null {
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

/** The one that counts of all that a customer has: what runs goes before what ended, then the newer one. */
export function subscriptionThatCounts(all: readonly Subscription[]): Subscription | undefined {
  const newestFirst = (a: Subscription, b: Subscription) =>
    RANK[a.status] - RANK[b.status] ||
    b.createdAt.getTime() - a.createdAt.getTime() ||
    (a.id < b.id ? 1 : -1);
  return all.toSorted(newestFirst)[0];
}
