import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Stripe } from "stripe";
import { listenOnLoopback } from "./listen.ts";
import { subscribe, settle, payOpenInvoices, emitSubscriptionEvent } from "./stripe-billing.ts";
import { CATALOG_ROUTES } from "./stripe-catalog.ts";
import { parseForm } from "./stripe-form.ts";
import { respondOnce, type StandInResponse } from "./stripe-idempotency.ts";
import {
  missing,
  newId,
  StandInError,
  findOrThrow,
  type State,
  type StoredEvent,
  type Subscription,
} from "./stripe-state.ts";
import { SUBSCRIPTION_ROUTES } from "./stripe-subscriptions.ts";

/**
 * Signing secret of the webhooks of the stand-in for Stripe; tests set it in the product
 * (`stripeEnv` in `billing-stripe.ts`).
 */
export const WEBHOOK_SECRET = "whsec_stand_in_secret_of_the_tests";
/**
 * API key for the stand-in for Stripe; tests set it in the product (`stripeEnv` in
 * `billing-stripe.ts`). The stand-in checks none.
 */
export const SECRET_KEY = "sk_test_stand_in";

/** Request that waits for `hold` before it is executed, or before its response is sent. */
interface Held {
  readonly hold: Promise<unknown>;
  readonly before: "work" | "response";
}

/**
 * Fault of the stand-in for Stripe in a request, which a test returns from `fault`: an error
 * response, a connection reset before or after its execution, or a delay.
 */
export type Fault = { readonly status: number } | "cut" | "cut after" | Held;

/** A call that the stand-in for Stripe received; tests count and read them in `requests`. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  /** URL-encoded parameters as received. */
  readonly form: string;
}

/**
 * A stand-in for Stripe's API with its own clock and webhooks, in tests of billing and the bench;
 * `startStripeStandIn` makes it. Tests set `fault` and `webhookUrl`.
 */
export interface StripeStandIn {
  readonly url: string;
  readonly state: State;
  /** Every request so far. */
  readonly requests: RecordedCall[];
  /** Returns the fault of a request, if any. */
  fault: ((request: RecordedCall) => Fault | undefined) | undefined;
  /** Target of webhooks; `undefined` loses them. */
  webhookUrl: string | undefined;
  /** Body and signature of an event as sent. */
  readonly sign: (event: object) => { readonly body: string; readonly signature: string };
  /** Pays an open checkout like a user; returns the URL that the browser is sent to. */
  readonly pay: (url: string, card?: { readonly renews: boolean }) => string;
  /** Sets a new card like the portal. */
  readonly useCard: (customer: string, pays: boolean) => void;
  readonly setStatus: (subscription: Subscription, status: Stripe.Subscription.Status) => void;
  readonly advance: (seconds: number) => void;
  /** Resolves when all webhooks were answered. */
  readonly delivered: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const ROUTES = [...CATALOG_ROUTES, ...SUBSCRIPTION_ROUTES];
/** Used to sign webhooks only; sends no requests. */
const signer = new Stripe(SECRET_KEY);

function emptyState(now: () => number, emit: State["emit"]): State {
  return {
    customers: new Map(),
    products: new Map(),
    prices: new Map(),
    coupons: new Map(),
    portals: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    events: [],
    webhooks: [],
    now,
    emit,
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

function send(response: ServerResponse, { status, body, replayed }: StandInResponse): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": newId("req"),
    ...(replayed && { "idempotent-replayed": "true" }),
    // Otherwise the client library waits half a second or more before its retries.
    "stripe-should-retry": status >= 500 ? "false" : "",
  });
  response.end(JSON.stringify(body));
}

/**
 * Starts a server for tests that implements the part of Stripe's API that
 * `server/adapters/payments/stripe` uses. Routes are in `stripe-catalog.ts` and
 * `stripe-subscriptions.ts`, responses in `stripe-responses.ts`, renewals in `stripe-billing.ts`.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  let offset = 0;
  const now = () => Math.floor(Date.now() / 1000) + offset;
  const underway = new Set<Promise<unknown>>();
  const responses = new Map<string, { readonly request: string; readonly response: StandInResponse }>();

  const sign: StripeStandIn["sign"] = (event) => {
    const body = JSON.stringify(event);
    const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET });
    return { body, signature };
  };

  function deliver(event: StoredEvent): void {
    if (standIn.webhookUrl === undefined) return;
    const { body, signature } = sign(event);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const sent = fetch(standIn.webhookUrl, { method: "POST", body, headers }).catch(() => undefined);
    underway.add(sent);
    void sent.finally(() => underway.delete(sent));
  }

  const state = emptyState(now, (type, object) => {
    const event: StoredEvent = {
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      type,
      created: now(),
      livemode: false,
      data: { object },
    };
    state.events.push(event);
    deliver(event);
  });

  function respond(method: string, path: string, form: string): StandInResponse {
    try {
      settle(state);
      for (const [routeMethod, pattern, work] of ROUTES) {
        const match = routeMethod === method ? pattern.exec(path) : null;
        if (!match) continue;
        const ids = match.slice(1).filter((id) => id !== undefined);
        return { status: 200, body: work({ state, form: parseForm(form), ids, origin: standIn.url }) };
      }
      throw missing(`route ${method} ${path}`);
    } catch (error) {
      if (error instanceof StandInError) return { status: error.status, body: error.body };
      throw error;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? "GET";
    const { pathname, search } = new URL(request.url ?? "/", "http://stand-in");
    const path = pathname.replace("/v1/", "");
    const key = request.headers["idempotency-key"]?.toString();
    const body = await read(request);
    const form = method === "GET" ? search.slice(1) : body;
    const recorded = { method, path, key, form };
    standIn.requests.push(recorded);
    const fault = standIn.fault?.(recorded);
    if (fault === "cut") return void response.destroy();
    const failing = typeof fault === "object" && "status" in fault ? fault : undefined;
    const held = typeof fault === "object" && "hold" in fault ? fault : undefined;
    if (held?.before === "work") await held.hold;
    const given = respondOnce(responses, { key, request: `${method} ${path} ${form}` }, () =>
      failing
        ? { status: failing.status, body: { error: { type: "api_error", message: "The stand-in fails." } } }
        : respond(method, path, form),
    );
    if (fault === "cut after") return void response.destroy();
    if (held?.before === "response") await held.hold;
    send(response, given);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);

  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${port}`,
    state,
    requests: [],
    fault: undefined,
    webhookUrl: undefined,
    sign,
    pay(url, { renews } = { renews: true }) {
      settle(state);
      const session = findOrThrow(state.sessions, new URL(url).pathname.split("/").at(-1), "session");
      if (session.status !== "open") throw new Error(`The checkout is ${session.status}.`);
      const customer = findOrThrow(state.customers, session.customer, "customer");
      session.status = "complete";
      customer.last4 = "4242";
      customer.cardPays = true;
      const amountOff = session.coupon === null ? 0 : state.coupons.get(session.coupon)!.amount_off;
      const routeMethod = { customer: customer.id, price: session.price, amountOff, metadata: {} };
      session.subscription = subscribe(state, routeMethod).id;
      customer.cardPays = renews;
      state.emit("checkout.session.completed", { object: "checkout.session", customer: customer.id });
      return session.success_url.replace("{CHECKOUT_SESSION_ID}", session.id);
    },
    useCard(id, pays) {
      const customer = findOrThrow(state.customers, id, "customer");
      customer.cardPays = pays;
      state.emit("customer.updated", { object: "customer", id });
      if (pays) payOpenInvoices(state, id);
    },
    setStatus(subscription, status) {
      subscription.status = status;
      emitSubscriptionEvent(state, "customer.subscription.updated", subscription);
    },
    advance(seconds) {
      offset += seconds;
      settle(state);
    },
    async delivered() {
      while (underway.size > 0) await Promise.all(underway);
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return standIn;
}
