import { addMonths } from "#core/billing/months.ts";
import { planCents } from "#core/billing/money.ts";
import type { PaidTier } from "#core/billing/api.ts";
import { PLANS } from "#core/plans.ts";
import type { SubscriptionStatus } from "#core/billing/subscription.ts";

/** Days that an unpaid subscription is waited for before it is ended. */
const GIVE_UP_MS = 14 * 86_400_000;

export interface SandboxCheckout {
  readonly id: string;
  readonly key: string;
  readonly tier: PaidTier;
  readonly offer: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: "open" | "complete" | "expired";
}

export interface SandboxSubscription {
  readonly id: string;
  readonly createdAt: number;
  /** Times are in milliseconds since 1970; the months are counted from here. */
  readonly anchor: number;
  tier: PaidTier;
  status: SubscriptionStatus;
  month: number;
  periodStart: number;
  periodEnd: number;
  /** What the running period's full price was, in cents: the offer halves the first. */
  periodCents: number;
  cancelAtPeriodEnd: boolean;
  cancelledAt: number | null;
  pendingTier: PaidTier | null;
  pastDueSince: number | null;
}

export interface SandboxInvoice {
  readonly id: string;
  readonly number: string;
  readonly createdAt: number;
  readonly says: string;
  readonly cents: number;
  status: "open" | "paid" | "void";
}

/** All that the sandbox knows of one customer, kept as one document. */
export interface SandboxAccount {
  readonly email: string;
  /** Number of the test card. */
  card: string | null;
  /** Whether that card pays when nobody is there. */
  cardRenews: boolean;
  checkouts: SandboxCheckout[];
  /** Ids of open portal pages, with where they lead back to. */
  portals: { readonly id: string; readonly returnUrl: string }[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
}

export const emptyAccount = (email: string): SandboxAccount => ({
  email,
  card: null,
  cardRenews: false,
  checkouts: [],
  portals: [],
  subscriptions: [],
  invoices: [],
});

/** The subscription that has not ended; there is never a second one. */
export const running = (account: SandboxAccount) =>
  account.subscriptions.find(({ status }) => status === "active" || status === "past_due");

type NewInvoice = Pick<SandboxInvoice, "says" | "cents" | "createdAt" | "status">;

export function writeInvoice(account: SandboxAccount, invoice: NewInvoice): void {
  const number = `SANDBOX-${String(account.invoices.length + 1).padStart(4, "0")}`;
  const id = `in_${account.subscriptions[0]?.id ?? "none"}_${account.invoices.length + 1}`;
  account.invoices.push({ id, number, ...invoice });
}

function end(subscription: SandboxSubscription, at: number): void {
  subscription.status = "canceled";
  subscription.cancelledAt ??= at;
}

function renew(account: SandboxAccount, subscription: SandboxSubscription): void {
  const anchor = new Date(subscription.anchor);
  subscription.month += 1;
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = addMonths(anchor, subscription.month + 1).getTime();
  subscription.tier = subscription.pendingTier ?? subscription.tier;
  subscription.pendingTier = null;
  subscription.periodCents = planCents(subscription.tier);
  writeInvoice(account, {
    says: `${PLANS[subscription.tier].name} plan, one month`,
    cents: subscription.periodCents,
    createdAt: subscription.periodStart,
    status: account.cardRenews ? "paid" : "open",
  });
  if (account.cardRenews) return;
  subscription.status = "past_due";
  subscription.pastDueSince ??= subscription.periodStart;
}

/** Lives through everything that is due up to `now`; says whether something happened. */
export function settle(account: SandboxAccount, now: number): boolean {
  let changed = false;
  for (let subscription = running(account); subscription; subscription = running(account)) {
    const { pastDueSince, periodEnd, cancelAtPeriodEnd } = subscription;
    const givenUpAt = pastDueSince === null ? Infinity : pastDueSince + GIVE_UP_MS;
    const due = Math.min(givenUpAt, periodEnd);
    if (due > now) break;
    changed = true;
    if (due === givenUpAt || cancelAtPeriodEnd) end(subscription, due);
    else renew(account, subscription);
  }
  return changed;
}

/** Takes the open invoices again with a card that has just been entered. */
export function payOpenInvoices(account: SandboxAccount): void {
  for (const open of account.invoices) if (open.status === "open") open.status = "paid";
  const subscription = running(account);
  if (subscription?.status !== "past_due") return;
  subscription.status = "active";
  subscription.pastDueSince = null;
}

/** Ends a subscription at once. */
export function endNow(account: SandboxAccount, subscriptionId: string, now: number): void {
  const subscription = account.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscription && subscription.status !== "canceled") end(subscription, now);
}
