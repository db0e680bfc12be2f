import type { Stripe } from "stripe";
import type { Customer, Invoice, Price, Schedule, Session, State, Subscription } from "./stripe-state.ts";

/**
 * The returned fields of a resource, typed by the library, so that a renamed field does not
 * compile.
 */
type Wire<T, K extends keyof T> = Pick<T, K>;

/**
 * A price of the stand-in in Stripe's format, monthly, for the routes of `stripe-catalog.ts`. The
 * product reads prices in `server/adapters/payments/stripe`.
 */
export const presentPrice = (price: Price) => ({
  ...price,
  object: "price" as const,
  active: true,
  type: "recurring" as const,
  recurring: { interval: "month", interval_count: 1 },
});

/**
 * A customer of the stand-in in Stripe's format, for the routes of `stripe-catalog.ts`; a deleted
 * one has only its id.
 */
export const presentCustomer = (customer: Customer) =>
  customer.deleted
    ? { id: customer.id, object: "customer", deleted: true }
    : {
        id: customer.id,
        object: "customer",
        email: customer.email,
        metadata: customer.metadata,
        invoice_settings: { default_payment_method: customer.last4 && paymentMethod(customer) },
      };

const paymentMethod = ({ id, last4 }: Customer) => ({
  id: `pm_${id}`,
  object: "payment_method",
  type: "card",
  card: { brand: "visa", last4, exp_month: 12, exp_year: 2040 },
});

/**
 * A subscription schedule of the stand-in in Stripe's format, with its current phase, for the
 * routes of `stripe-subscriptions.ts`.
 */
export function presentSchedule(state: State, schedule: Schedule) {
  const current = schedule.phases.findLast(({ start_date: start }) => start <= state.now());
  return {
    id: schedule.id,
    object: "subscription_schedule" as const,
    status: schedule.status,
    metadata: schedule.metadata,
    subscription: schedule.subscription,
    customer: state.subscriptions.get(schedule.subscription)?.customer ?? "",
    current_phase: current ? { start_date: current.start_date, end_date: current.end_date } : null,
    phases: schedule.phases,
  };
}

type SubscriptionFields = Wire<
  Stripe.Subscription,
  | "id"
  | "object"
  | "billing_cycle_anchor"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "created"
  | "ended_at"
  | "livemode"
  | "metadata"
  | "status"
  | "trial_end"
>;
type ItemFields = Wire<
  Stripe.SubscriptionItem,
  "id" | "object" | "current_period_end" | "current_period_start"
>;

/**
 * A subscription of the stand-in in Stripe's format (API 2026-10-28.endive, where periods are on
 * the items), for routes and webhooks. `expand` contains paths below the resource. The product
 * reads it in `server/adapters/payments/stripe`.
 */
export function presentSubscription(state: State, from: Subscription, expand: readonly string[]) {
  const expands = (path: string) => expand.some((one) => one.startsWith(path));
  const customer = state.customers.get(from.customer)!;
  const schedule = from.schedule === null ? undefined : state.schedules.get(from.schedule);
  const ends = from.cancel_at_period_end ? from.items[0]!.current_period_end : null;
  const fields: SubscriptionFields = {
    id: from.id,
    object: "subscription",
    billing_cycle_anchor: from.billing_cycle_anchor,
    cancel_at: ends,
    cancel_at_period_end: from.cancel_at_period_end,
    canceled_at: from.canceled_at,
    created: from.created,
    ended_at: from.ended_at,
    livemode: false,
    metadata: from.metadata,
    status: from.status,
    trial_end: null,
  };
  const data = from.items.map((item) => {
    const { id, current_period_start, current_period_end } = item;
    const own: ItemFields = { id, object: "subscription_item", current_period_start, current_period_end };
    return { ...own, quantity: 1, price: presentPrice(state.prices.get(item.price)!), subscription: from.id };
  });
  return {
    ...fields,
    items: { object: "list", data, has_more: false, url: `/v1/subscription_items?subscription=${from.id}` },
    customer: expands("customer") ? presentCustomer(customer) : from.customer,
    default_payment_method: expands("default_payment_method")
      ? customer.last4 && paymentMethod(customer)
      : customer.last4 && `pm_${customer.id}`,
    schedule: schedule && expands("schedule") ? presentSchedule(state, schedule) : from.schedule,
  };
}

type InvoiceFields = Wire<
  Stripe.Invoice,
  | "id"
  | "object"
  | "amount_due"
  | "attempt_count"
  | "created"
  | "currency"
  | "description"
  | "hosted_invoice_url"
  | "invoice_pdf"
  | "number"
  | "status"
  | "total"
>;

/**
 * An invoice of the stand-in in Stripe's format, for responses (`stripe-subscriptions.ts`) and
 * webhooks (`stripe-billing.ts`). The product reads invoices in `server/adapters/payments/stripe`.
 */
export function presentInvoice(from: Invoice) {
  const page = `https://invoice.stripe.test/${from.id}`;
  const fields: InvoiceFields = {
    id: from.id,
    object: "invoice",
    amount_due: from.total,
    attempt_count: from.attempt_count,
    created: from.created,
    currency: "usd",
    description: null,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    number: from.number,
    status: from.status,
    total: from.total,
  };
  return {
    ...fields,
    customer: from.customer,
    // API 2025-03-31 and later: the subscription is below `parent`.
    parent: { type: "subscription_details", subscription_details: { subscription: from.subscription } },
    lines: { object: "list", data: [{ description: from.says, amount: from.total }], has_more: false },
    status_transitions: { finalized_at: from.created, paid_at: from.status === "paid" ? from.created : null },
  };
}

/**
 * A checkout session of the stand-in in Stripe's format, for the routes of
 * `stripe-subscriptions.ts`.
 */
export const presentSession = (from: Session, origin: string) => ({
  id: from.id,
  object: "checkout.session" as const,
  mode: "subscription",
  customer: from.customer,
  metadata: from.metadata,
  status: from.status,
  subscription: from.subscription,
  success_url: from.success_url,
  // Only open sessions have a URL.
  url: from.status === "open" ? `${origin}/pay/${from.id}` : null,
});
