import { randomBytes } from "node:crypto";
import type { Stripe } from "stripe";

type Metadata = Record<string, string>;

/** A customer of the stand-in for Stripe, created by the routes of `stripe-catalog.ts`. */
export interface Customer {
  readonly id: string;
  email: string;
  metadata: Metadata;
  deleted: boolean;
  /** Whether the card on file is accepted for off-session payments. */
  cardPays: boolean;
  last4: string | null;
}

/**
 * A price of the stand-in for Stripe in cents, created by the catalog's routes
 * (`stripe-catalog.ts`); the product's catalog follows `core/plans.ts`.
 */
export interface Price {
  readonly id: string;
  readonly product: string;
  readonly unit_amount: number;
  readonly currency: string;
  lookup_key: string | null;
  metadata: Metadata;
}

/** The price of a subscription of the stand-in for Stripe and the period paid for it. */
interface Item {
  readonly id: string;
  price: string;
  current_period_start: number;
  current_period_end: number;
  /** Amount paid for the current period, in cents. */
  paid: number;
}

/**
 * A subscription of the stand-in for Stripe, from `subscribe` (`stripe-billing.ts`);
 * `presentSubscription` turns it into Stripe's format. Times are in seconds since 1970.
 */
export interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly created: number;
  billing_cycle_anchor: number;
  /** Months since the anchor. */
  month: number;
  status: Stripe.Subscription.Status;
  items: Item[];
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  schedule: string | null;
  metadata: Metadata;
}

/** A phase of a subscription's schedule in the stand-in for Stripe. */
interface Phase {
  start_date: number;
  end_date: number;
  items: { price: string; quantity: number }[];
}

/**
 * A schedule of the stand-in for Stripe that changes a subscription's price later, created by the
 * routes of `stripe-subscriptions.ts`; `settle` (`stripe-billing.ts`) applies it.
 */
export interface Schedule {
  readonly id: string;
  readonly subscription: string;
  status: Stripe.SubscriptionSchedule.Status;
  metadata: Metadata;
  phases: Phase[];
}

/**
 * An invoice of the stand-in for Stripe, from `charge` in `stripe-billing.ts`; amounts are in
 * cents, times in seconds since 1970. `presentInvoice` turns it into Stripe's format.
 */
export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly subscription: string;
  readonly created: number;
  readonly total: number;
  readonly says: string;
  status: "open" | "paid" | "void";
  attempt_count: number;
}

/**
 * A checkout session of the stand-in for Stripe, created by the routes of
 * `stripe-subscriptions.ts`; `pay` of `StripeStandIn` completes it.
 */
export interface Session {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  readonly coupon: string | null;
  readonly metadata: Metadata;
  readonly success_url: string;
  status: Stripe.Checkout.Session.Status;
  subscription: string | null;
}

/**
 * An event that the stand-in for Stripe has sent or will send to `webhookUrl`; `emit` in
 * `stripe.ts` makes it.
 */
export interface StoredEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly data: { readonly object: object };
}

interface Named {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * All resources of the account in the stand-in for Stripe; `stripe.ts` makes it, its routes change
 * it, and tests read it as `state`. Times are in seconds since 1970, amounts in cents.
 */
export interface State {
  readonly customers: Map<string, Customer>;
  readonly products: Map<string, Named>;
  readonly prices: Map<string, Price>;
  readonly coupons: Map<string, Named & { readonly amount_off: number }>;
  readonly portals: Map<string, Named>;
  readonly sessions: Map<string, Session>;
  readonly subscriptions: Map<string, Subscription>;
  readonly schedules: Map<string, Schedule>;
  readonly invoices: Map<string, Invoice>;
  readonly events: StoredEvent[];
  /** URLs of the account's webhook endpoints. */
  readonly webhooks: string[];
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Records an event and sends it as a webhook. */
  readonly emit: (type: string, about: object) => void;
}

/** A random id of the stand-in for Stripe with a prefix, for example `cus_...`. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

/** Error of the stand-in for Stripe in its format; a route throws it, `stripe.ts` sends it. */
export class StandInError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: string, code: string | undefined, message: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message } };
  }
}

/**
 * Stripe's 404 for an unknown object, which routes of the stand-in throw (`findOrThrow`) and
 * `stripe.ts` sends.
 */
export const missing = (what: string) =>
  new StandInError(404, "invalid_request_error", "resource_missing", `No such ${what}`);
/**
 * Stripe's 400 for an invalid request, which routes of the stand-in throw and `stripe.ts` sends.
 */
export const invalid = (message: string) =>
  new StandInError(400, "invalid_request_error", undefined, message);
/**
 * Stripe's 402 for a declined card (`card_declined`). `changePrice` (`stripe-billing.ts`) throws
 * it; the product reads the code in `server/adapters/payments/stripe`.
 */
export const declined = () => new StandInError(402, "card_error", "card_declined", "Your card was declined.");

/** Returns an entry of the stand-in for Stripe or throws Stripe's 404; all its routes use it. */
export function findOrThrow<T>(from: ReadonlyMap<string, T>, id: string | undefined, what: string): T {
  const found = id === undefined ? undefined : from.get(id);
  if (!found) throw missing(what);
  return found;
}
