import type { Stripe } from "stripe";
import { PaymentsError, type TierChange, type Upgrade } from "../payments.ts";
import { priceId } from "./catalog.ts";
import { toPaymentsError } from "./failure.ts";
import { TIER_KEY, tierFromMetadata } from "./names.ts";
import { findPlanItem } from "./read-subscription.ts";

interface SubscriptionState {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly schedule: Stripe.SubscriptionSchedule | undefined;
}

async function read(stripe: Stripe, id: string): Promise<SubscriptionState> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ["schedule"] });
  const item = findPlanItem(subscription);
  if (!item) throw new PaymentsError("refused", "The subscription has no item.");
  const { schedule } = subscription;
  const isActive = typeof schedule === "object" && schedule !== null && schedule.status === "active";
  return { subscription, item, schedule: isActive ? schedule : undefined };
}

/** Releases a schedule; Stripe rejects other changes of a subscription that has one. */
async function release(stripe: Stripe, schedule: Stripe.SubscriptionSchedule | undefined): Promise<void> {
  if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/**
 * Asks Stripe for the immediate charge of an upgrade in cents, which the billing page shows before
 * the user confirms (`change-preview.service.ts` of `billing`). The price is found by `priceId`
 * (`catalog.ts`); Stripe computes the proration. Throws `refused` without a plan item or price;
 * `payments.stripe.ts` converts Stripe's errors (`failure.ts`).
 */
export async function previewUpgrade(stripe: Stripe, { customerId, ...upgrade }: Upgrade): Promise<number> {
  const { item } = await read(stripe, upgrade.subscriptionId);
  const preview = await stripe.invoices.createPreview({
    customer: customerId,
    subscription: upgrade.subscriptionId,
    subscription_details: {
      items: [{ id: item.id, price: await priceId(stripe, upgrade.tier) }],
      proration_behavior: "always_invoice",
      proration_date: seconds(upgrade.at),
    },
  });
  return preview.amount_due;
}

/**
 * Upgrades a subscription at Stripe after the user has confirmed (`change-plan.ts` of `billing`
 * decides), charges the proration, and removes a cancellation and a scheduled downgrade. Throws
 * `declined` if the payment fails, after it has restored the scheduled downgrade, and `refused`
 * without a plan item or price. Does nothing if the tier is set.
 */
export async function upgrade(stripe: Stripe, wanted: Upgrade & { readonly key: string }): Promise<void> {
  const { subscription, item, schedule } = await read(stripe, wanted.subscriptionId);
  if (tierFromMetadata(item.price.metadata) === wanted.tier) return;
  const price = await priceId(stripe, wanted.tier);
  await release(stripe, schedule);
  try {
    await stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: item.id, price }],
        proration_behavior: "always_invoice",
        proration_date: seconds(wanted.at),
        // Fails without a change if the payment fails.
        payment_behavior: "error_if_incomplete",
        ...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
      },
      { idempotencyKey: wanted.key },
    );
  } catch (error) {
    const failure = toPaymentsError(error);
    const pending = tierFromMetadata(schedule?.metadata);
    // The upgrade failed: restore the scheduled downgrade.
    if (failure.code === "declined" && pending) {
      await scheduleDowngrade(stripe, { ...wanted, tier: pending, key: `${wanted.key}:back` });
    }
    throw failure;
  }
}

/**
 * Schedules a lower tier at Stripe for the period's end when a user downgrades (`change-plan.ts` of
 * `billing` decides that it takes effect then), as a second phase of one month without proration;
 * removes a cancellation. Throws `refused` without a plan item or price (`priceId` in
 * `catalog.ts`).
 */
export async function scheduleDowngrade(
  stripe: Stripe,
  { subscriptionId, tier, key }: TierChange & { readonly key: string },
): Promise<void> {
  const { subscription, item, schedule } = await read(stripe, subscriptionId);
  if (subscription.cancel_at_period_end) {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  }
  const active =
    schedule ??
    (await stripe.subscriptionSchedules.create(
      { from_subscription: subscriptionId },
      { idempotencyKey: key },
    ));
  await stripe.subscriptionSchedules.update(active.id, {
    end_behavior: "release",
    proration_behavior: "none",
    metadata: { [TIER_KEY]: tier },
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: active.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price: await priceId(stripe, tier), quantity: 1 }],
        duration: { interval: "month", interval_count: 1 },
      },
    ],
  });
}

/**
 * Removes a scheduled downgrade at Stripe when its user keeps the plan (`change-plan.ts` of
 * `billing`), by releasing its schedule; does nothing without one. Throws `refused` if the
 * subscription has no item; `payments.stripe.ts` converts Stripe's errors, such as a missing
 * subscription to `gone` (`failure.ts`).
 */
export async function cancelDowngrade(stripe: Stripe, subscriptionId: string): Promise<void> {
  await release(stripe, (await read(stripe, subscriptionId)).schedule);
}

/**
 * Sets the cancellation at the period's end at Stripe, or removes it when the user resumes
 * (`planCancellation` in `change-plan.ts` of `billing`; `resolve-changes.service.ts` undoes with
 * it); both remove a scheduled downgrade. Throws `refused` if the subscription has no item;
 * `payments.stripe.ts` converts Stripe's errors (`failure.ts`).
 */
export async function setCancelAtPeriodEnd(
  stripe: Stripe,
  subscriptionId: string,
  cancel: boolean,
): Promise<void> {
  const { subscription, schedule } = await read(stripe, subscriptionId);
  await release(stripe, schedule);
  // A cancellation made in Stripe's dashboard may be a date instead of the flag.
  const asDate = !cancel && !subscription.cancel_at_period_end && subscription.cancel_at !== null;
  await stripe.subscriptions.update(
    subscriptionId,
    asDate ? { cancel_at: "" } : { cancel_at_period_end: cancel },
  );
}

/**
 * Cancels a subscription at Stripe immediately, without a refund, when its account is deleted
 * (`end-billing.service.ts` of `billing`), and releases its schedule; does nothing if it has ended.
 * Throws `refused` if it has no item; `payments.stripe.ts` converts Stripe's errors (`failure.ts`).
 */
export async function cancelNow(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { subscription, schedule } = await read(stripe, subscriptionId);
  if (subscription.status === "canceled" || subscription.status === "incomplete_expired") return;
  await release(stripe, schedule);
  await stripe.subscriptions.cancel(subscriptionId);
}
