import { addMonths } from "#core/billing/months.ts";
import { planCents } from "#core/billing/money.ts";
import { firstMonthCents, OFFER } from "#core/billing/offer.ts";
import { PLANS } from "#core/plans.ts";
import type { PaidTier } from "#core/billing/api.ts";
import { PaymentsError } from "../payments.ts";
import {
  payOpenInvoices,
  findRunning,
  addInvoice,
  type SandboxAccount,
  type SandboxSubscription,
} from "./account.ts";
import type { TestCard } from "./cards.ts";

function storeCard(account: SandboxAccount, card: TestCard): void {
  account.card = card.number;
  account.cardRenews = card.renews;
}

/**
 * Completes a checkout of the sandbox, when its page is submitted (`sandbox.routes.ts`): stores the
 * card, adds the paid first invoice and starts the subscription. The words of the invoice are here.
 * Throws `gone` if the checkout is not open or a subscription is running. Prices are in
 * `core/plans.ts`, the offer in `core/billing/offer.ts`, the end of a month in `months.ts` there.
 */
export function completeCheckout(
  account: SandboxAccount,
  checkoutId: string,
  { card, subscriptionId, now }: { card: TestCard; subscriptionId: string; now: number },
): void {
  const checkout = account.checkouts.find(({ id }) => id === checkoutId);
  if (checkout?.status !== "open" || findRunning(account)) {
    throw new PaymentsError("gone", "This checkout is no longer open.");
  }
  checkout.status = "complete";
  storeCard(account, card);
  const full = planCents(checkout.tier);
  const cents = checkout.offer ? firstMonthCents(full) : full;
  account.subscriptions.unshift({
    id: subscriptionId,
    createdAt: now,
    anchor: now,
    tier: checkout.tier,
    status: "active",
    month: 0,
    periodStart: now,
    periodEnd: addMonths(new Date(now), 1).getTime(),
    periodCents: cents,
    cancelAtPeriodEnd: false,
    cancelledAt: null,
    pendingTier: null,
    pastDueSince: null,
  });
  const description = `${PLANS[checkout.tier].name} plan, first month`;
  addInvoice(account, {
    says: checkout.offer ? `${description}, ${OFFER.percentOff}% off` : description,
    cents,
    createdAt: now,
    status: "paid",
  });
}

/**
 * Returns the running subscription (`findRunning` in `account.ts`) of a sandbox customer with this
 * id, before `payments.sandbox.ts` changes it. Throws `gone` otherwise.
 */
export function requireRunningSubscription(
  account: SandboxAccount,
  subscriptionId: string,
): SandboxSubscription {
  const subscription = findRunning(account);
  if (subscription?.id !== subscriptionId) throw new PaymentsError("gone", "The subscription has ended.");
  return subscription;
}

/**
 * Charge of an upgrade in the sandbox in cents, for `previewUpgrade` (`payments.sandbox.ts`) and
 * upgrade: the remaining share of the period at the new price (`planCents` in
 * `core/billing/money.ts`) minus the one paid for it (`periodCents`). `at` is in ms since 1970.
 */
export function upgradeCents(subscription: SandboxSubscription, tier: PaidTier, at: number): number {
  const { periodStart, periodEnd, periodCents } = subscription;
  const share = (periodEnd - Math.max(at, periodStart)) / (periodEnd - periodStart);
  return Math.round(planCents(tier) * share) - Math.round(periodCents * share);
}

/**
 * Upgrade in the sandbox, for `payments.sandbox.ts` (billing page): charges the difference
 * (`upgradeCents`), changes the tier and removes a scheduled downgrade or cancellation; does
 * nothing if the tier is set. Throws `declined` if the card's renewals fail (`cards.ts`), `gone`
 * without the running subscription. Words of the invoice: this function.
 */
export function upgradeSandboxSubscription(
  account: SandboxAccount,
  subscriptionId: string,
  { tier, at, now }: { tier: PaidTier; at: number; now: number },
): void {
  const subscription = requireRunningSubscription(account, subscriptionId);
  // A repeated request changes nothing.
  if (subscription.tier === tier) return;
  if (!account.cardRenews) throw new PaymentsError("declined", "The test card declines.");
  addInvoice(account, {
    says: `${PLANS[tier].name} plan, rest of the month`,
    cents: upgradeCents(subscription, tier, at),
    createdAt: now,
    status: "paid",
  });
  subscription.tier = tier;
  subscription.periodCents = planCents(tier);
  subscription.pendingTier = null;
  subscription.cancelAtPeriodEnd = false;
  subscription.cancelledAt = null;
}

/**
 * Sets or removes the cancellation of a sandbox subscription at the period's end, for
 * `setCancelAtPeriodEnd` of `payments.sandbox.ts` (billing page); `now` is in ms. A change clears a
 * scheduled downgrade; setting it again changes nothing. `applyDueEvents` (`account.ts`) ends the
 * subscription then.
 */
export function setSandboxCancellation(
  subscription: SandboxSubscription,
  cancel: boolean,
  now: number,
): void {
  if (subscription.cancelAtPeriodEnd === cancel) return;
  subscription.cancelAtPeriodEnd = cancel;
  subscription.cancelledAt = cancel ? now : null;
  subscription.pendingTier = null;
}

/**
 * Stores a new card, when the sandbox's portal page is submitted (`sandbox.routes.ts`), and pays
 * the open invoices with it (`payOpenInvoices` in `account.ts`) if its `renews` is on.
 */
export function replaceCard(account: SandboxAccount, card: TestCard): void {
  storeCard(account, card);
  if (card.renews) payOpenInvoices(account);
}
