import type { Stripe } from "stripe";
import type { PaymentEvent } from "../payments.ts";

/** Seconds that an event's signature is good for. */
const TOLERANCE = 300;

type Holder = { readonly object?: string; readonly id?: string; readonly customer?: unknown };

/** The customer that an event is about, whatever it tells of. */
function customerOf(event: Stripe.Event): string | undefined {
  const about = event.data.object as Holder;
  const customer = about.object === "customer" ? about.id : about.customer;
  if (typeof customer === "string") return customer;
  return typeof customer === "object" && customer !== null ? (customer as Holder).id : undefined;
}

export async function readEvent(
  stripe: Stripe,
  { webhookSecret, live }: { readonly webhookSecret: string; readonly live: boolean },
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<PaymentEvent> {
  const event = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE);
  return {
    id: event.id,
    type: event.type,
    customerId: customerOf(event),
    createdAt: new Date(event.created * 1000),
    ours: event.livemode === live,
  };
}

/** What changes a subscription, a card or an unpaid invoice; Stripe takes up to twenty types. */
const CHANGES = [
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.updated",
  "customer.updated",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
  "subscription_schedule.canceled",
  "subscription_schedule.released",
  "subscription_schedule.updated",
];

export async function changedCustomers(stripe: Stripe, since: Date): Promise<string[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const customers = new Set<string>();
  for await (const event of stripe.events.list({ created: { gte }, types: CHANGES, limit: 100 })) {
    const customer = customerOf(event);
    if (customer !== undefined) customers.add(customer);
  }
  return [...customers];
}
