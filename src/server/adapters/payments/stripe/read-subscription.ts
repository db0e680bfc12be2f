import type { Stripe } from "stripe";
import {
  SUBSCRIPTION_STATUSES,
  type Card,
  type Subscription,
  type SubscriptionStatus,
} from "#core/billing/subscription.ts";
import { tierFromMetadata } from "./names.ts";

/**
 * Fields that Stripe expands when `readSubscriptions` of `payments.stripe.ts` lists subscriptions
 * for a sync; `cardOf` and `pendingOf` below read them.
 */
export const EXPANSIONS = [
  "data.default_payment_method",
  "data.schedule",
  "data.customer.invoice_settings.default_payment_method",
];

const date = (seconds: number) => new Date(seconds * 1000);

/**
 * The item of our plan (`tierFromMetadata` in `names.ts`) in a Stripe subscription, else its first
 * item, before it is read (`fromStripeSubscription`) or changed (`changes.ts`); there may be other
 * items.
 */
export const findPlanItem = ({ items }: Stripe.Subscription): Stripe.SubscriptionItem | undefined =>
  items.data.find((item) => tierFromMetadata(item.price.metadata)) ?? items.data[0];

/** Unknown statuses become `paused`, which includes no plan. */
const toStatus = (status: string): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "paused";

function cardOf(subscription: Stripe.Subscription): Card | null {
  const { customer, default_payment_method: own } = subscription;
  const known = typeof customer === "object" && !customer.deleted ? customer : undefined;
  const method = own ?? known?.invoice_settings.default_payment_method;
  if (method === null || typeof method !== "object" || !method.card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
}

/** The downgrade scheduled by us: the last phase of the schedule, until it begins. */
function pendingOf({ schedule }: Stripe.Subscription): Pick<Subscription, "pendingTier" | "pendingAt"> {
  const none = { pendingTier: null, pendingAt: null };
  if (schedule === null || typeof schedule !== "object" || schedule.status !== "active") return none;
  const [tier, phase] = [tierFromMetadata(schedule.metadata), schedule.phases.at(-1)];
  if (!tier || !phase || phase.start_date <= (schedule.current_phase?.start_date ?? 0)) return none;
  return { pendingTier: tier, pendingAt: date(phase.start_date) };
}

/**
 * Converts a Stripe subscription to the type shared by all providers, when `readSubscriptions` of
 * `payments.stripe.ts` reads a customer's state; unknown statuses become `paused` (`toStatus`);
 * `undefined` if no item is an Adloom plan (then left out). Since API 2025-03-31 the period is on
 * the items, not on the subscription.
 */
export function fromStripeSubscription(
  from: Stripe.Subscription,
  pastDueSince: Date | null,
): Subscription | undefined {
  const item = findPlanItem(from);
  const tier = tierFromMetadata(item?.price.metadata);
  if (!item || !tier) return undefined;
  const ends = from.cancel_at !== null && from.cancel_at <= item.current_period_end;
  return {
    id: from.id,
    status: toStatus(from.status),
    tier,
    cents: item.price.unit_amount ?? 0,
    createdAt: date(from.created),
    anchor: date(from.billing_cycle_anchor),
    periodStart: date(item.current_period_start),
    periodEnd: date(item.current_period_end),
    cancelAtPeriodEnd: from.cancel_at_period_end || ends,
    canceledAt: from.canceled_at === null ? null : date(from.canceled_at),
    ...pendingOf(from),
    pastDueSince: from.status === "past_due" ? (pastDueSince ?? date(item.current_period_start)) : null,
    card: cardOf(from),
  };
}

/**
 * Due time of a Stripe subscription's oldest unpaid invoice, from which the days of grace count
 * (`GRACE_DAYS` in `core/billing/limits.ts`); `null` if Stripe has tried to collect no open
 * invoice. `readSubscriptions` of `payments.stripe.ts` calls it for a past-due subscription.
 */
export async function readPastDueSince(stripe: Stripe, subscriptionId: string): Promise<Date | null> {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: "open", limit: 100 });
  const tried = data.filter(({ attempt_count: attempts }) => attempts > 0);
  const since = tried.map((open) => open.status_transitions.finalized_at ?? open.created);
  return since.length > 0 ? date(Math.min(...since)) : null;
}
