import { list, number, text, texts, type FormGroup } from "./stripe-form.ts";
import { presentCustomer, presentPrice } from "./stripe-responses.ts";
import { end } from "./stripe-billing.ts";
import { invalid, newId, findOrThrow, type State } from "./stripe-state.ts";

/** A request to the stand-in for Stripe, with its parsed parameters. */
interface Call {
  readonly state: State;
  readonly form: FormGroup;
  /** Path parameters, in order. */
  readonly ids: readonly string[];
  /** Origin of the stand-in. */
  readonly origin: string;
}

/**
 * A call that the stand-in for Stripe implements; `stripe.ts` finds it by method and path (below
 * `/v1/`). `response` returns the body of a 200 and throws `StandInError` otherwise.
 */
export type Route = readonly [method: string, path: RegExp, response: (call: Call) => object];

/**
 * A list of the stand-in for Stripe in its format, cut to `size` entries, as the routes of lists
 * answer.
 */
export const page = (data: readonly object[], size = data.length) => ({
  object: "list",
  data: data.slice(0, size),
  has_more: data.length > size,
  url: "/v1/list",
});

/** Flat form values as Stripe returns them. */
const flat = (form: FormGroup) =>
  Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value === "true" ? true : value]));

/**
 * Routes of the stand-in for Stripe for customers, products, prices, coupons and the portal;
 * `stripe.ts` mounts them. A further call of the product's adapter needs a route here.
 */
export const CATALOG_ROUTES: readonly Route[] = [
  [
    "POST",
    /^customers$/,
    ({ state, form }) => {
      const customer = {
        id: newId("cus"),
        email: text(form, "email") ?? "",
        metadata: texts(form, "metadata"),
        deleted: false,
        cardPays: false,
        last4: null,
      };
      state.customers.set(customer.id, customer);
      return presentCustomer(customer);
    },
  ],
  [
    "DELETE",
    /^customers\/(\w+)$/,
    ({ state, ids }) => {
      const customer = findOrThrow(state.customers, ids[0], "customer");
      customer.deleted = true;
      for (const subscription of state.subscriptions.values()) {
        const runs = subscription.customer === customer.id && subscription.status !== "canceled";
        if (runs) end(state, subscription, state.now());
      }
      state.emit("customer.deleted", { id: customer.id, object: "customer" });
      return presentCustomer(customer);
    },
  ],
  [
    "GET",
    /^webhook_endpoints$/,
    ({ state }) =>
      page(
        state.webhooks.map((url) => ({
          id: newId("we"),
          object: "webhook_endpoint",
          url,
          status: "enabled",
        })),
      ),
  ],
  ["GET", /^products\/(\w+)$/, ({ state, ids }) => findOrThrow(state.products, ids[0], "product")],
  [
    "POST",
    /^products(?:\/(\w+))?$/,
    ({ state, form, ids }) => {
      const id = ids[0] ?? text(form, "id") ?? newId("prod");
      if (ids[0] === undefined && state.products.has(id)) throw invalid("Product already exists.");
      const product = { ...state.products.get(id), active: true, ...flat(form), id, object: "product" };
      state.products.set(id, product);
      return product;
    },
  ],
  [
    "GET",
    /^prices$/,
    ({ state, form }) => {
      const keys = list(form, "lookup_keys");
      const found = [...state.prices.values()].filter(
        ({ lookup_key: key }) => keys.length === 0 || (key !== null && keys.includes(key)),
      );
      return page(found.map(presentPrice), number(form, "limit"));
    },
  ],
  [
    "POST",
    /^prices$/,
    ({ state, form }) => {
      const key = text(form, "lookup_key") ?? null;
      const holder = [...state.prices.values()].find((price) => key !== null && price.lookup_key === key);
      if (holder && text(form, "transfer_lookup_key") !== "true")
        throw invalid("A price has this lookup key.");
      if (holder) holder.lookup_key = null;
      const price = {
        id: newId("price"),
        product: findOrThrow(state.products, text(form, "product"), "product").id,
        unit_amount: number(form, "unit_amount") ?? 0,
        currency: text(form, "currency") ?? "",
        lookup_key: key,
        metadata: texts(form, "metadata"),
      };
      state.prices.set(price.id, price);
      return presentPrice(price);
    },
  ],
  ["GET", /^coupons\/(\w+)$/, ({ state, ids }) => findOrThrow(state.coupons, ids[0], "coupon")],
  [
    "POST",
    /^coupons$/,
    ({ state, form }) => {
      const id = text(form, "id") ?? newId("coupon");
      const coupon = { ...flat(form), id, object: "coupon", amount_off: number(form, "amount_off") ?? 0 };
      state.coupons.set(id, coupon);
      return coupon;
    },
  ],
  ["GET", /^billing_portal\/configurations$/, ({ state }) => page([...state.portals.values()])],
  [
    "POST",
    /^billing_portal\/configurations(?:\/(\w+))?$/,
    ({ state, form, ids }) => {
      const id = ids[0] ?? newId("bpc");
      const features = Object.fromEntries(
        Object.entries((form["features"] as FormGroup | undefined) ?? {}).map(([name, feature]) => [
          name,
          { enabled: text(feature as FormGroup, "enabled") === "true" },
        ]),
      );
      const metadata = state.portals.get(id)?.["metadata"] ?? texts(form, "metadata");
      const portal = { id, object: "billing_portal.configuration", active: true, features, metadata };
      state.portals.set(id, portal);
      return portal;
    },
  ],
  [
    "POST",
    /^billing_portal\/sessions$/,
    ({ state, form, origin }) => {
      const customer = findOrThrow(state.customers, text(form, "customer"), "customer");
      const configuration = findOrThrow(state.portals, text(form, "configuration"), "configuration");
      const url = `${origin}/portal/${customer.id}?configuration=${configuration.id}`;
      return { id: newId("bps"), object: "billing_portal.session", customer: customer.id, url };
    },
  ],
];
