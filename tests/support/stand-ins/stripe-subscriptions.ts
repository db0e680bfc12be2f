import { changePrice, end, proration, emitSubscriptionEvent } from "./stripe-billing.ts";
import { page, type Route } from "./stripe-catalog.ts";
import { groups, group, list, number, text, texts, type FormGroup } from "./stripe-form.ts";
import { presentInvoice, presentSchedule, presentSession, presentSubscription } from "./stripe-responses.ts";
import { invalid, missing, newId, findOrThrow, type State } from "./stripe-state.ts";

const MONTH = 31 * 86_400;

const expansions = (form: FormGroup) =>
  list(form, "expand").flatMap((path) => (typeof path === "string" ? [path.replace(/^data\./, "")] : []));

function liveCustomer(state: State, id: string | undefined) {
  const customer = findOrThrow(state.customers, id, "customer");
  if (customer.deleted) throw missing("customer");
  return customer;
}

const newestFirst = <T extends { readonly created: number }>(found: Iterable<T>) =>
  [...found].toReversed().toSorted((a, b) => b.created - a.created);

const CHECKOUTS: readonly Route[] = [
  [
    "POST",
    /^checkout\/sessions$/,
    ({ state, form, origin }) => {
      const customer = liveCustomer(state, text(form, "customer"));
      const [line] = groups(form, "line_items");
      const [discount] = groups(form, "discounts");
      const coupon = text(discount, "coupon");
      const session = {
        id: newId("cs_test"),
        customer: customer.id,
        price: findOrThrow(state.prices, text(line, "price"), "price").id,
        coupon: coupon === undefined ? null : findOrThrow(state.coupons, coupon, "coupon").id,
        metadata: texts(form, "metadata"),
        success_url: text(form, "success_url") ?? "",
        status: "open" as const,
        subscription: null,
      };
      state.sessions.set(session.id, session);
      return presentSession(session, origin);
    },
  ],
  [
    "GET",
    /^checkout\/sessions$/,
    ({ state, form, origin }) => {
      const { customer, status } = form;
      const found = [...state.sessions.values()].filter(
        (session) => session.customer === customer && (status === undefined || session.status === status),
      );
      return page(found.map((session) => presentSession(session, origin)));
    },
  ],
  [
    "GET",
    /^checkout\/sessions\/(\w+)$/,
    ({ state, ids, origin }) => presentSession(findOrThrow(state.sessions, ids[0], "session"), origin),
  ],
  [
    "POST",
    /^checkout\/sessions\/(\w+)\/expire$/,
    ({ state, ids, origin }) => {
      const session = findOrThrow(state.sessions, ids[0], "session");
      if (session.status !== "open")
        throw invalid("Only Checkout Sessions with a status of open can be expired.");
      session.status = "expired";
      return presentSession(session, origin);
    },
  ],
];

const SUBSCRIPTIONS: readonly Route[] = [
  [
    "GET",
    /^subscriptions$/,
    ({ state, form }) => {
      const customer = findOrThrow(state.customers, text(form, "customer"), "customer").id;
      const all = text(form, "status") === "all";
      const found = newestFirst(state.subscriptions.values()).filter(
        (one) => one.customer === customer && (all || one.status !== "canceled"),
      );
      return page(found.map((one) => presentSubscription(state, one, expansions(form))));
    },
  ],
  [
    "GET",
    /^subscriptions\/(\w+)$/,
    ({ state, ids, form }) =>
      presentSubscription(state, findOrThrow(state.subscriptions, ids[0], "subscription"), expansions(form)),
  ],
  [
    "POST",
    /^subscriptions\/(\w+)$/,
    ({ state, ids, form }) => {
      const subscription = findOrThrow(state.subscriptions, ids[0], "subscription");
      if (subscription.status === "canceled") throw missing("subscription");
      if (subscription.schedule !== null) throw invalid("The subscription is managed by a schedule.");
      const [item] = groups(form, "items");
      const price = text(item, "price");
      if (price !== undefined) {
        if (text(item, "id") !== subscription.items[0]!.id) throw invalid("No such item.");
        changePrice(state, subscription, price, number(form, "proration_date") ?? state.now());
      }
      const cancel = text(form, "cancel_at_period_end");
      if (cancel !== undefined) {
        subscription.cancel_at_period_end = cancel === "true";
        subscription.canceled_at = cancel === "true" ? state.now() : null;
      }
      emitSubscriptionEvent(state, "customer.subscription.updated", subscription);
      return presentSubscription(state, subscription, []);
    },
  ],
  [
    "DELETE",
    /^subscriptions\/(\w+)$/,
    ({ state, ids }) => {
      const subscription = findOrThrow(state.subscriptions, ids[0], "subscription");
      if (subscription.status === "canceled") throw missing("subscription");
      end(state, subscription, state.now());
      return presentSubscription(state, subscription, []);
    },
  ],
];

const SCHEDULES: readonly Route[] = [
  [
    "POST",
    /^subscription_schedules$/,
    ({ state, form }) => {
      const subscription = findOrThrow(state.subscriptions, text(form, "from_subscription"), "subscription");
      if (subscription.schedule !== null) throw invalid("The subscription already has a schedule.");
      const item = subscription.items[0]!;
      const schedule = {
        id: newId("sub_sched"),
        subscription: subscription.id,
        status: "active" as const,
        metadata: {},
        phases: [
          {
            start_date: item.current_period_start,
            end_date: item.current_period_end,
            items: [{ price: item.price, quantity: 1 }],
          },
        ],
      };
      state.schedules.set(schedule.id, schedule);
      subscription.schedule = schedule.id;
      return presentSchedule(state, schedule);
    },
  ],
  [
    "POST",
    /^subscription_schedules\/(\w+)$/,
    ({ state, ids, form }) => {
      const schedule = findOrThrow(state.schedules, ids[0], "schedule");
      schedule.metadata = { ...schedule.metadata, ...texts(form, "metadata") };
      let start = 0;
      schedule.phases = groups(form, "phases").map((phase) => {
        const [item] = groups(phase, "items");
        const price = findOrThrow(state.prices, text(item, "price"), "price").id;
        start = number(phase, "start_date") ?? start;
        if (!group(phase, "duration") && number(phase, "end_date") === undefined) throw invalid("No end.");
        const entry = {
          start_date: start,
          end_date: number(phase, "end_date") ?? start + MONTH,
          items: [{ price, quantity: 1 }],
        };
        start = entry.end_date;
        return entry;
      });
      state.emit("subscription_schedule.updated", presentSchedule(state, schedule));
      return presentSchedule(state, schedule);
    },
  ],
  [
    "POST",
    /^subscription_schedules\/(\w+)\/release$/,
    ({ state, ids }) => {
      const schedule = findOrThrow(state.schedules, ids[0], "schedule");
      if (schedule.status !== "active") throw invalid("The schedule is not active.");
      schedule.status = "released";
      const subscription = state.subscriptions.get(schedule.subscription);
      if (subscription) subscription.schedule = null;
      state.emit("subscription_schedule.released", presentSchedule(state, schedule));
      return presentSchedule(state, schedule);
    },
  ],
];

const INVOICES: readonly Route[] = [
  [
    "GET",
    /^invoices$/,
    ({ state, form }) => {
      const { customer, subscription, status } = form;
      const found = newestFirst(state.invoices.values()).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || one.subscription === subscription) &&
          (status === undefined || one.status === status),
      );
      return page(found.map(presentInvoice));
    },
  ],
  [
    "POST",
    /^invoices\/create_preview$/,
    ({ state, form }) => {
      const subscription = findOrThrow(state.subscriptions, text(form, "subscription"), "subscription");
      const details = group(form, "subscription_details");
      const [item] = groups(details, "items");
      const at = number(details, "proration_date") ?? state.now();
      const total = proration(state, subscription, text(item, "price") ?? "", at);
      return {
        object: "invoice",
        amount_due: total,
        total,
        currency: "usd",
        customer: subscription.customer,
      };
    },
  ],
];

const EVENTS: readonly Route[] = [
  [
    "GET",
    /^events$/,
    ({ state, form }) => {
      const since = number(group(form, "created"), "gte") ?? 0;
      const types = list(form, "types");
      const after = text(form, "starting_after");
      const found = state.events.filter(
        ({ created, type }) => created >= since && (types.length === 0 || types.includes(type)),
      );
      const newest = found.toReversed();
      const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
      return page(newest.slice(from), number(form, "limit") ?? 10);
    },
  ],
];

/**
 * Routes of the stand-in for Stripe for checkouts, subscriptions, schedules, invoices and events;
 * `stripe.ts` mounts them. A further call of the product's adapter needs a route here.
 */
export const SUBSCRIPTION_ROUTES = [...CHECKOUTS, ...SUBSCRIPTIONS, ...SCHEDULES, ...INVOICES, ...EVENTS];
