import { Stripe } from "stripe";
import * as z from "zod";
import type { PaymentEvent, UnknownEvent } from "../payments.ts";
import { parseJson, toUnknownEvent } from "../unknown-event.ts";

/** Seconds that an event's signature is good for. */
const TOLERANCE = 300;

const customerSchema = z.union([z.string(), z.object({ id: z.string() })]);

/** The customer that an event is about, whatever it tells of. */
function customerOf(about: Readonly<Record<string, unknown>>): string | undefined {
  const { data } = customerSchema.safeParse(about["object"] === "customer" ? about["id"] : about["customer"]);
  return typeof data === "object" ? data.id : data;
}

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** Seconds since 1970. */
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

interface Signed {
  readonly body: string;
  readonly signature: string;
}

/** Throws `StripeSignatureVerificationError` unless the signature is over this body. */
async function verify(stripe: Stripe, secret: string, { body, signature }: Signed): Promise<void> {
  try {
    await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE);
  } catch (error) {
    // With a good signature the library still refuses bodies that it does not know, thin events for example.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw error;
  }
}

export async function readEvent(
  stripe: Stripe,
  { webhookSecret, live }: { readonly webhookSecret: string; readonly live: boolean },
  signed: Signed,
): Promise<PaymentEvent | UnknownEvent> {
  await verify(stripe, webhookSecret, signed);
  const body = parseJson(signed.body);
  const { data: event } = eventSchema.safeParse(body);
  if (!event) return toUnknownEvent(body);
  return {
    form: "known",
    id: event.id,
    type: event.type,
    customerId: customerOf(event.data.object),
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
    const customer = customerOf({ ...event.data.object });
    if (customer !== undefined) customers.add(customer);
  }
  return [...customers];
}
