import { Stripe } from "stripe";
import * as z from "zod";
import type { PaymentEvent, UnknownEvent } from "../payments.ts";
import { parseJson, toUnknownEvent } from "../unknown-event.ts";

/** Validity of an event's signature, in seconds. */
const TOLERANCE = 300;

const customerSchema = z.union([z.string(), z.object({ id: z.string() })]);

/** Customer id of an event's object. */
function customerOf(object: Readonly<Record<string, unknown>>): string | undefined {
  const { data } = customerSchema.safeParse(
    object["object"] === "customer" ? object["id"] : object["customer"],
  );
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

interface SignedBody {
  readonly body: string;
  readonly signature: string;
}

/** Throws `StripeSignatureVerificationError` unless the signature is over this body. */
async function verify(stripe: Stripe, secret: string, { body, signature }: SignedBody): Promise<void> {
  try {
    await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE);
  } catch (error) {
    // The library also rejects unknown bodies with a valid signature, for example thin events.
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw error;
  }
}

/**
 * Verifies and parses an event in the webhook handler; a signature is valid for 300 s
 * (`TOLERANCE`). A body in another format is an `UnknownEvent`. Throws
 * `StripeSignatureVerificationError`, which `payments.stripe.ts` makes a `bad_signature`.
 */
export async function readStripeEvent(
  stripe: Stripe,
  { webhookSecret, live }: { readonly webhookSecret: string; readonly live: boolean },
  signed: SignedBody,
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
    matchesMode: event.livemode === live,
  };
}

/**
 * Event types that change a subscription, a card or an unpaid invoice; Stripe accepts at most 20
 * types.
 */
const CHANGE_EVENTS = [
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

/**
 * Lists the Stripe customers with an event of `CHANGE_EVENTS` since a time, for the reconciliation
 * of lost webhooks (called by `payments.stripe.ts`). The period is chosen by `reconcile.service.ts`
 * of `billing` (Stripe keeps events for 30 days), the schedule by `billing.jobs.ts`.
 */
export async function listChangedCustomers(stripe: Stripe, since: Date): Promise<string[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const customers = new Set<string>();
  for await (const event of stripe.events.list({ created: { gte }, types: CHANGE_EVENTS, limit: 100 })) {
    const customer = customerOf({ ...event.data.object });
    if (customer !== undefined) customers.add(customer);
  }
  return [...customers];
}
