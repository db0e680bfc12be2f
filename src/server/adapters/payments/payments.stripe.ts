import type { Stripe } from "stripe";
import type { Invoice } from "#core/billing/api.ts";
import { toCurrencyUnits } from "#core/billing/money.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import { type Deadline, endBy } from "#server/lib/deadline.ts";
import { type Payments, PaymentsError } from "./payments.ts";
import { portalConfiguration } from "./stripe/catalog.ts";
import * as changes from "./stripe/changes.ts";
import * as checkouts from "./stripe/checkouts.ts";
import { openStripe, type StripeOptions } from "./stripe/client.ts";
import { listChangedCustomers, readStripeEvent } from "./stripe/events.ts";
import { toPaymentsError } from "./stripe/failure.ts";
import { EXPANSIONS, readPastDueSince, fromStripeSubscription } from "./stripe/read-subscription.ts";
import { MAX_INVOICES } from "#core/billing/limits.ts";

async function readSubscriptions(stripe: Stripe, customer: string): Promise<Subscription[]> {
  const list = { customer, status: "all", limit: 100, expand: EXPANSIONS } as const;
  const { data } = await stripe.subscriptions.list({ ...list, expand: [...EXPANSIONS] });
  const found: Subscription[] = [];
  for (const from of data) {
    const since = from.status === "past_due" ? await readPastDueSince(stripe, from.id) : null;
    const subscription = fromStripeSubscription(from, since);
    if (subscription) found.push(subscription);
  }
  return found;
}

function toInvoice(from: Stripe.Invoice): Invoice[] {
  const status = (["open", "paid", "void", "uncollectible"] as const).find((one) => one === from.status);
  // Drafts are not due.
  if (!status) return [];
  return [
    {
      id: from.id,
      number: from.number,
      date: from.created * 1000,
      description: from.description ?? from.lines.data.at(-1)?.description ?? "",
      amount: toCurrencyUnits(from.total),
      currency: from.currency,
      status,
      pdfUrl: from.invoice_pdf ?? null,
      payUrl: status === "open" ? (from.hosted_invoice_url ?? null) : null,
    },
  ];
}

const deadlineError = () => new PaymentsError("unavailable", "Stripe did not respond before the deadline.");

/**
 * Creates the payment provider Stripe (API 2026-10-28.endive), which `choosePayments`
 * (`create-payments.ts`) uses if a key is set. The calls are in the folder `stripe` (`changes.ts`,
 * `checkouts.ts`, `read-subscription.ts`, `events.ts`). All failures are thrown as `PaymentsError`
 * (`stripe/failure.ts`), but a customer or checkout that Stripe does not know has no subscriptions
 * or customer. With a deadline, calls end by it, and none is sent after it.
 */
export function createStripePayments(options: StripeOptions, deadline?: Deadline): Payments {
  const stripe = openStripe(options, deadline);
  const live = /^[sr]k_live_/.test(options.secretKey);
  const withPaymentsError = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await (deadline ? endBy(deadline, call(), deadlineError) : call());
    } catch (error) {
      throw toPaymentsError(error);
    }
  };

  return {
    kind: "stripe",
    withDeadline: (wanted) => createStripePayments(options, wanted),
    owns: (customerId) => customerId.startsWith("cus_") && !customerId.startsWith("cus_sandbox_"),
    createCustomer: (customer) => withPaymentsError(() => checkouts.createCustomer(stripe, customer)),
    listOpenCheckouts: (customerId) =>
      withPaymentsError(() => checkouts.listOpenCheckouts(stripe, customerId)),
    createCheckout: (checkout) => withPaymentsError(() => checkouts.createCheckout(stripe, checkout)),
    expireCheckout: (id) => withPaymentsError(() => checkouts.expireCheckout(stripe, id)),
    findCheckoutCustomer: (id) =>
      withPaymentsError(async () => {
        const { customer } = await stripe.checkout.sessions.retrieve(id);
        return typeof customer === "string" ? customer : customer?.id;
      }).catch((error: unknown) => {
        if (toPaymentsError(error).code === "gone") return undefined;
        throw error;
      }),
    readSubscriptions: (customerId) =>
      withPaymentsError(() => readSubscriptions(stripe, customerId)).catch((error: unknown) => {
        if (toPaymentsError(error).code === "gone") return [];
        throw error;
      }),
    previewUpgrade: (upgrade) => withPaymentsError(() => changes.previewUpgrade(stripe, upgrade)),
    upgrade: (upgrade) => withPaymentsError(() => changes.upgrade(stripe, upgrade)),
    scheduleDowngrade: (change) => withPaymentsError(() => changes.scheduleDowngrade(stripe, change)),
    cancelDowngrade: ({ subscriptionId }) =>
      withPaymentsError(() => changes.cancelDowngrade(stripe, subscriptionId)),
    setCancelAtPeriodEnd: ({ subscriptionId }, cancel) =>
      withPaymentsError(() => changes.setCancelAtPeriodEnd(stripe, subscriptionId, cancel)),
    cancelNow: ({ subscriptionId }) => withPaymentsError(() => changes.cancelNow(stripe, subscriptionId)),
    // Stripe keeps customers with their invoices, as the law requires.
    anonymizeCustomer: async () => {},
    openPortal: (customer, returnUrl) =>
      withPaymentsError(async () => {
        const configuration = await portalConfiguration(stripe);
        const page = { customer, configuration, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(page)).url;
      }),
    listInvoices: (customer) =>
      withPaymentsError(async () =>
        (await stripe.invoices.list({ customer, limit: MAX_INVOICES })).data.flatMap(toInvoice),
      ),
    listChangedCustomers: (since) => withPaymentsError(() => listChangedCustomers(stripe, since)),
    readEvent: (body, signature) =>
      withPaymentsError(() =>
        readStripeEvent(stripe, { webhookSecret: options.webhookSecret, live }, { body, signature }),
      ),
  };
}
