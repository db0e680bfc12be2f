import { addMonths } from "#core/billing/months.ts";
import { presentInvoice, presentSubscription } from "./stripe-responses.ts";
import { declined, newId, findOrThrow, type Invoice, type State, type Subscription } from "./stripe-state.ts";

const DAY = 86_400;
/** Days after which Stripe's default settings cancel an unpaid subscription. */
const GIVE_UP = 14 * DAY;

const monthFrom = (anchor: number, count: number) =>
  addMonths(new Date(anchor * 1000), count).getTime() / 1000;

/**
 * Sends a webhook event about a subscription of the stand-in for Stripe to `webhookUrl`, in the
 * format of `stripe-responses.ts`.
 */
export const emitSubscriptionEvent = (state: State, type: string, subscription: Subscription) =>
  state.emit(type, presentSubscription(state, subscription, []));

/** Creates an invoice in the stand-in for Stripe and charges the customer's card. */
function charge(
  state: State,
  subscription: Subscription,
  { total, at, says }: { total: number; at: number; says: string },
): Invoice {
  const pays = findOrThrow(state.customers, subscription.customer, "customer").cardPays;
  const invoice: Invoice = {
    id: newId("in"),
    number: `ST-${state.invoices.size + 1}`,
    customer: subscription.customer,
    subscription: subscription.id,
    created: at,
    total,
    says,
    status: pays ? "paid" : "open",
    attempt_count: 1,
  };
  state.invoices.set(invoice.id, invoice);
  state.emit(pays ? "invoice.paid" : "invoice.payment_failed", presentInvoice(invoice));
  return invoice;
}

/**
 * Starts a subscription in the stand-in for Stripe and charges its first invoice. `pay` in
 * `stripe.ts` calls it when a checkout is paid.
 */
export function subscribe(
  state: State,
  wanted: { customer: string; price: string; amountOff: number; metadata: Record<string, string> },
): Subscription {
  const now = state.now();
  const full = findOrThrow(state.prices, wanted.price, "price").unit_amount;
  const paid = full - wanted.amountOff;
  const subscription: Subscription = {
    id: newId("sub"),
    customer: wanted.customer,
    created: now,
    billing_cycle_anchor: now,
    month: 0,
    status: "active",
    items: [
      {
        id: newId("si"),
        price: wanted.price,
        current_period_start: now,
        current_period_end: monthFrom(now, 1),
        paid,
      },
    ],
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    schedule: null,
    metadata: wanted.metadata,
  };
  state.subscriptions.set(subscription.id, subscription);
  emitSubscriptionEvent(state, "customer.subscription.created", subscription);
  charge(state, subscription, { total: paid, at: now, says: "First month" });
  return subscription;
}

/**
 * Charge of an upgrade in the stand-in for Stripe, in cents: price of the rest of the period at the
 * new price, minus the unused part of what was paid. `changePrice` and the previews of
 * `stripe-subscriptions.ts` use it.
 */
export function proration(state: State, subscription: Subscription, price: string, at: number): number {
  const [item] = subscription.items;
  const { current_period_start: start, current_period_end: end, paid } = item!;
  const share = (end - Math.min(end, Math.max(start, at))) / (end - start);
  const full = findOrThrow(state.prices, price, "price").unit_amount;
  return Math.round(full * share) - Math.round(paid * share);
}

/**
 * Changes the price in the stand-in for Stripe at once and charges the difference (`proration`);
 * throws 402 and changes nothing if the card does not pay. A route of `stripe-subscriptions.ts`
 * calls it.
 */
export function changePrice(state: State, subscription: Subscription, price: string, at: number): void {
  const item = subscription.items[0]!;
  if (!findOrThrow(state.customers, subscription.customer, "customer").cardPays) throw declined();
  const total = proration(state, subscription, price, at);
  item.price = price;
  item.paid = findOrThrow(state.prices, price, "price").unit_amount;
  charge(state, subscription, { total, at: state.now(), says: "Rest of the month" });
}

/**
 * Ends a subscription in the stand-in for Stripe at this time, in seconds since 1970, cancels its
 * schedule and sends the webhook. `settle` and the routes of `stripe-subscriptions.ts` call it.
 */
export function end(state: State, subscription: Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  const schedule = subscription.schedule && state.schedules.get(subscription.schedule);
  if (schedule) schedule.status = "canceled";
  emitSubscriptionEvent(state, "customer.subscription.deleted", subscription);
}

function enterPhase(state: State, subscription: Subscription, at: number): void {
  const schedule = subscription.schedule ? state.schedules.get(subscription.schedule) : undefined;
  const phase = schedule?.phases.find(({ start_date: start }) => start === at);
  if (phase) subscription.items[0]!.price = phase.items[0]!.price;
  if (!schedule || at < schedule.phases.at(-1)!.end_date) return;
  schedule.status = "released";
  subscription.schedule = null;
}

function renew(state: State, subscription: Subscription): void {
  subscription.month += 1;
  const at = subscription.items[0]!.current_period_end;
  enterPhase(state, subscription, at);
  for (const item of subscription.items) {
    item.current_period_start = at;
    item.current_period_end = monthFrom(subscription.billing_cycle_anchor, subscription.month + 1);
    item.paid = findOrThrow(state.prices, item.price, "price").unit_amount;
  }
  const invoice = charge(state, subscription, { total: subscription.items[0]!.paid, at, says: "One month" });
  if (invoice.status === "open") subscription.status = "past_due";
  emitSubscriptionEvent(state, "customer.subscription.updated", subscription);
}

/** Due date of the oldest unpaid invoice. */
const unpaidSince = (state: State, { id }: Subscription) =>
  Math.min(
    ...[...state.invoices.values()]
      .filter((invoice) => invoice.subscription === id && invoice.status === "open")
      .map(({ created }) => created),
  );

/**
 * Applies everything that is due by the stand-in's clock: renewals, changes of schedules,
 * cancellations, and the end of subscriptions that are unpaid for `GIVE_UP`. `stripe.ts` calls it
 * before each request.
 */
export function settle(state: State): void {
  for (const subscription of state.subscriptions.values()) {
    while (subscription.status === "active" || subscription.status === "past_due") {
      const turn = subscription.items[0]!.current_period_end;
      const givenUp = unpaidSince(state, subscription) + GIVE_UP;
      const due = Math.min(turn, givenUp);
      if (due > state.now()) break;
      if (due === givenUp || subscription.cancel_at_period_end) end(state, subscription, due);
      else renew(state, subscription);
    }
  }
}

/**
 * Pays open invoices in the stand-in for Stripe with a new card, with the webhooks of Stripe.
 * `useCard` in `stripe.ts` calls it.
 */
export function payOpenInvoices(state: State, customer: string): void {
  for (const invoice of state.invoices.values()) {
    if (invoice.customer !== customer || invoice.status !== "open") continue;
    invoice.status = "paid";
    state.emit("invoice.paid", presentInvoice(invoice));
  }
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer !== customer || subscription.status !== "past_due") continue;
    subscription.status = "active";
    emitSubscriptionEvent(state, "customer.subscription.updated", subscription);
  }
}
