import { addMonths } from "#core/billing/months.ts";
import { planCents } from "#core/billing/money.ts";
import { firstMonthCents, OFFER } from "#core/billing/offer.ts";
import { PLANS } from "#core/plans.ts";
import type { PaidTier } from "#core/billing/api.ts";
import { PaymentsError } from "../payments.ts";
import {
  payOpenInvoices,
  running,
  writeInvoice,
  type SandboxAccount,
  type SandboxSubscription,
} from "./account.ts";
import type { TestCard } from "./cards.ts";

function keepCard(account: SandboxAccount, card: TestCard): void {
  account.card = card.number;
  account.cardRenews = card.renews;
}

/** Completes a checkout: the card is kept, the first month is paid and the subscription runs. */
export function subscribe(
  account: SandboxAccount,
  checkoutId: string,
  { card, subscriptionId, now }: { card: TestCard; subscriptionId: string; now: number },
): void {
  const checkout = account.checkouts.find(({ id }) => id === checkoutId);
  if (checkout?.status !== "open" || running(account)) {
    throw new PaymentsError("gone", "This checkout is no longer open.");
  }
  checkout.status = "complete";
  keepCard(account, card);
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
  const says = `${PLANS[checkout.tier].name} plan, first month`;
  writeInvoice(account, {
    says: checkout.offer ? `${says}, ${OFFER.percentOff}% off` : says,
    cents,
    createdAt: now,
    status: "paid",
  });
}

/** The running subscription by its id; `gone` otherwise. */
export function ownRunning(account: SandboxAccount, subscriptionId: string): SandboxSubscription {
  const subscription = running(account);
  if (subscription?.id !== subscriptionId) throw new PaymentsError("gone", "The subscription has ended.");
  return subscription;
}

/** The rest of the period at the new price, less the rest of what was paid for it; in cents. */
export function upgradeCents(subscription: SandboxSubscription, tier: PaidTier, at: number): number {
  const { periodStart, periodEnd, periodCents } = subscription;
  const share = (periodEnd - Math.max(at, periodStart)) / (periodEnd - periodStart);
  return Math.round(planCents(tier) * share) - Math.round(periodCents * share);
}

/** Charges the difference and changes the plan, or does neither. */
export function upgrade(
  account: SandboxAccount,
  subscriptionId: string,
  { tier, at, now }: { tier: PaidTier; at: number; now: number },
): void {
  const subscription = ownRunning(account, subscriptionId);
  // A repeat of a request that got through changes nothing.
  if (subscription.tier === tier) return;
  if (!account.cardRenews) throw new PaymentsError("declined", "The test card declines.");
  writeInvoice(account, {
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

/** Sets or takes back the end at the period's end. */
export function setCancel(subscription: SandboxSubscription, cancel: boolean, now: number): void {
  if (subscription.cancelAtPeriodEnd === cancel) return;
  subscription.cancelAtPeriodEnd = cancel;
  subscription.cancelledAt = cancel ? now : null;
  subscription.pendingTier = null;
}

/** Keeps a new card, and pays with it what is open. */
export function replaceCard(account: SandboxAccount, card: TestCard): void {
  keepCard(account, card);
  if (card.renews) payOpenInvoices(account);
}
