import type { Invoice } from "#core/billing/api.ts";
import { CURRENCY, planCents, toCurrencyUnits } from "#core/billing/money.ts";
import type { Card, Subscription } from "#core/billing/subscription.ts";
import type { SandboxAccount, SandboxInvoice, SandboxSubscription } from "./account.ts";
import { findTestCard } from "./cards.ts";

/** Expiry of all test cards. */
const EXPIRY = { expMonth: 12, expYear: 2040 };

function cardOf({ card }: SandboxAccount): Card | null {
  const found = card === null ? undefined : findTestCard(card);
  return found ? { brand: found.brand, last4: found.number.slice(-4), ...EXPIRY } : null;
}

const date = (ms: number | null) => (ms === null ? null : new Date(ms));

/**
 * Converts a sandbox subscription to the type shared by all providers
 * (`core/billing/subscription.ts`), when `payments.sandbox.ts` returns a customer's state. `cents`
 * is today's price (`planCents` in `money.ts`); brand and last digits of the card are in
 * `cards.ts`, its expiry here.
 */
export function fromSandboxSubscription(account: SandboxAccount, from: SandboxSubscription): Subscription {
  return {
    id: from.id,
    status: from.status,
    tier: from.tier,
    cents: planCents(from.tier),
    createdAt: new Date(from.createdAt),
    anchor: new Date(from.anchor),
    periodStart: new Date(from.periodStart),
    periodEnd: new Date(from.periodEnd),
    cancelAtPeriodEnd: from.cancelAtPeriodEnd,
    canceledAt: date(from.cancelledAt),
    pendingTier: from.pendingTier,
    pendingAt: from.pendingTier === null ? null : new Date(from.periodEnd),
    pastDueSince: from.status === "past_due" ? date(from.pastDueSince) : null,
    card: cardOf(account),
  };
}

/**
 * Converts an invoice of the sandbox to the type shared by all providers (`core/billing/api.ts`),
 * for `listInvoices` of `payments.sandbox.ts`. Amounts in dollars (`toCurrencyUnits` in
 * `money.ts`); the PDF is served by `sandbox.routes.ts`.
 */
export function fromSandboxInvoice(from: SandboxInvoice): Invoice {
  return {
    id: from.id,
    number: from.number,
    date: from.createdAt,
    description: from.says,
    amount: toCurrencyUnits(from.cents),
    currency: CURRENCY,
    status: from.status,
    pdfUrl: `/sandbox/invoices/${from.id}`,
    payUrl: null,
  };
}
