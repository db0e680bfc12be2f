import { addMonths } from "#core/billing/months.ts";
import { planCents } from "#core/billing/money.ts";
import type { PaidTier } from "#core/billing/api.ts";
import { PLANS } from "#core/plans.ts";
import type { SubscriptionStatus } from "#core/billing/subscription.ts";

/** Time after which an unpaid subscription ends. */
const UNPAID_END_MS = 14 * 86_400_000;

/**
 * A checkout of the payment sandbox, whose page is in `modules/billing/sandbox/sandbox-pages.ts`.
 * `createCheckout` of `payments.sandbox.ts` makes it; `completeCheckout` (`changes.ts`) completes
 * it.
 */
export interface SandboxCheckout {
  readonly id: string;
  readonly key: string;
  readonly tier: PaidTier;
  readonly offer: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: "open" | "complete" | "expired";
}

/**
 * A subscription of the payment sandbox. Times in ms since 1970. `completeCheckout` (`changes.ts`)
 * starts it, `renew` below starts each further month.
 */
export interface SandboxSubscription {
  readonly id: string;
  readonly createdAt: number;
  /** Start of the first billing month; later months are counted from it. */
  readonly anchor: number;
  tier: PaidTier;
  status: SubscriptionStatus;
  month: number;
  periodStart: number;
  periodEnd: number;
  /** Price paid for the current period, in cents; the offer halves the first. */
  periodCents: number;
  cancelAtPeriodEnd: boolean;
  /** Spelled as in stored documents. */
  cancelledAt: number | null;
  pendingTier: PaidTier | null;
  pastDueSince: number | null;
}

/**
 * An invoice of the payment sandbox with one line, from `addInvoice`; the words of the line are in
 * `renew` below and in `changes.ts`.
 */
export interface SandboxInvoice {
  readonly id: string;
  readonly number: string;
  readonly createdAt: number;
  /** Description of the line; stored documents use this name. */
  readonly says: string;
  readonly cents: number;
  status: "open" | "paid" | "void";
}

/**
 * All state of one sandbox customer, stored as one JSON document (`sandbox.table.ts`).
 * `emptyAccount` makes it; `withAccount` (`store.ts`) reads and writes it.
 */
export interface SandboxAccount {
  readonly email: string;
  /** Number of the test card. */
  card: string | null;
  /** Whether renewals with the card succeed. */
  cardRenews: boolean;
  checkouts: SandboxCheckout[];
  /** Open portal pages and their return URLs. */
  portals: { readonly id: string; readonly returnUrl: string }[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
}

/** State of a new customer of the sandbox, when `store.ts` inserts one. */
export const emptyAccount = (email: string): SandboxAccount => ({
  email,
  card: null,
  cardRenews: false,
  checkouts: [],
  portals: [],
  subscriptions: [],
  invoices: [],
});

/**
 * The only subscription of a sandbox customer that has not ended (`active` or `past_due`);
 * `undefined` without one. `applyDueEvents`, `payOpenInvoices` and `changes.ts` call it.
 */
export const findRunning = (account: SandboxAccount) =>
  account.subscriptions.find(({ status }) => status === "active" || status === "past_due");

type NewInvoice = Pick<SandboxInvoice, "says" | "cents" | "createdAt" | "status">;

/**
 * Appends an invoice to a sandbox customer and numbers it (`SANDBOX-0001`), when `changes.ts`
 * charges a change or `renew` a new month. The caller gives its words and cents.
 */
export function addInvoice(account: SandboxAccount, invoice: NewInvoice): void {
  const number = `SANDBOX-${String(account.invoices.length + 1).padStart(4, "0")}`;
  const id = `in_${account.subscriptions[0]?.id ?? "none"}_${account.invoices.length + 1}`;
  account.invoices.push({ id, number, ...invoice });
}

function endSubscription(subscription: SandboxSubscription, at: number): void {
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
  addInvoice(account, {
    says: `${PLANS[subscription.tier].name} plan, one month`,
    cents: subscription.periodCents,
    createdAt: subscription.periodStart,
    status: account.cardRenews ? "paid" : "open",
  });
  if (account.cardRenews) return;
  subscription.status = "past_due";
  subscription.pastDueSince ??= subscription.periodStart;
}

/**
 * Applies all renewals and ends of a sandbox customer that are due at `now` (ms since 1970);
 * returns whether something changed. An unpaid subscription ends after 14 days (`UNPAID_END_MS`); a
 * renewal costs `planCents` (`core/billing/money.ts`) and fails if the card's `renews` (`cards.ts`)
 * is off. `withAccount` (`store.ts`) calls it first, because no timer runs in the sandbox.
 */
export function applyDueEvents(account: SandboxAccount, now: number): boolean {
  let changed = false;
  for (let subscription = findRunning(account); subscription; subscription = findRunning(account)) {
    const { pastDueSince, periodEnd, cancelAtPeriodEnd } = subscription;
    const unpaidEnd = pastDueSince === null ? Infinity : pastDueSince + UNPAID_END_MS;
    const due = Math.min(unpaidEnd, periodEnd);
    if (due > now) break;
    changed = true;
    if (due === unpaidEnd || cancelAtPeriodEnd) endSubscription(subscription, due);
    else renew(account, subscription);
  }
  return changed;
}

/**
 * Marks all open invoices of a sandbox customer as paid and makes a past-due subscription active
 * again. `replaceCard` (`changes.ts`) calls it when a card that works was entered on the portal
 * page.
 */
export function payOpenInvoices(account: SandboxAccount): void {
  for (const open of account.invoices) if (open.status === "open") open.status = "paid";
  const subscription = findRunning(account);
  if (subscription?.status !== "past_due") return;
  subscription.status = "active";
  subscription.pastDueSince = null;
}

/**
 * Cancels a subscription of the sandbox at `now` (ms since 1970), for `cancelNow` of
 * `payments.sandbox.ts`, with which `end-billing.service.ts` ends an account's billing; does
 * nothing if it has ended or is unknown. Invoices stay.
 */
export function cancelSandboxSubscription(
  account: SandboxAccount,
  subscriptionId: string,
  now: number,
): void {
  const subscription = account.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscription && subscription.status !== "canceled") endSubscription(subscription, now);
}
