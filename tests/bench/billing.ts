// Cost of subscriptions: Stripe webhooks accepted and processed, and the usage page with a long
// history.
import pg from "pg";
import { PAID_TIERS } from "#core/billing/api.ts";
import { startStripe, stripeEnv } from "../support/billing-stripe.ts";
import { generationsClient } from "../support/generations.ts";
import type { StripeStandIn } from "../support/stand-ins/stripe.ts";
import { until } from "../support/until.ts";
import type { TestUser } from "../support/user.ts";
import { load, send } from "./load.ts";
import { openProduct } from "./product.ts";
import type { Report } from "./table.ts";

const CUSTOMERS = 50;
const EVENTS = 4000;
const AT_ONCE = 20;
/** Target rate of webhooks accepted and processed, per second. */
const WANTED = 200;
const LONG = 100_000;
const SHORT = 100;
const READS = 400;

async function subscribe(url: string, standIn: StripeStandIn, user: TestUser, at: number): Promise<void> {
  const { call } = generationsClient(url, user);
  const tier = PAID_TIERS[at % PAID_TIERS.length];
  const checkout = (await (await call("POST", "/subscription/checkout", { tier })).json()) as { url: string };
  standIn.pay(checkout.url);
}

/** Signed events, alternating between all customers; each changes the subscription's state. */
function writeEvents(standIn: StripeStandIn) {
  const { state } = standIn;
  const subscriptions = [...state.subscriptions.values()];
  const since = state.events.length;
  for (let at = 0; at < EVENTS; at += 1) {
    const subscription = subscriptions[at % subscriptions.length];
    if (!subscription) throw new Error("there is no subscription");
    standIn.setStatus(subscription, at % 2 === 0 ? "past_due" : "active");
  }
  return state.events.slice(since).map((event) => standIn.sign(event));
}

async function webhooks(url: string, standIn: StripeStandIn, pool: pg.Pool) {
  const events = writeEvents(standIn);
  const started = performance.now();
  const accepted = await load(EVENTS, AT_ONCE, async (at) => {
    const { body = "", signature = "" } = events[at] ?? {};
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const { status, text } = await send(`${url}/api/stripe/webhook`, { method: "POST", headers, body });
    if (status !== 200) throw new Error(`${status} ${text}`);
  });
  const waiting = "select 1 from payment_events where processed_at is null limit 1";
  await until("every event is processed", async () => (await pool.query(waiting)).rowCount === 0, 120_000);
  return { accepted: accepted.perSecond, drained: EVENTS / ((performance.now() - started) / 1000) };
}

/** A hundred generations in this period and the others, if any, up to a year older. */
const fill = (pool: pg.Pool, { id }: TestUser, count: number) =>
  pool.query(
    `insert into generations (id, user_id, kind, status, input, created_at)
     select $1 || '-' || n, $1, (array['text', 'image', 'video', 'campaign'])[n % 4 + 1], 'completed', '{"productName": "Dusk Lamp"}',
            now() - case when n > $3::int then interval '1 year' else interval '0' end - n * interval '1 second'
     from generate_series(1, $2::int) n`,
    [id, count, SHORT],
  );

/** Median time in ms of all requests of the usage section, including a page deep in the history. */
async function usagePage(url: string, { cookie }: TestUser): Promise<number> {
  const get = (path: string) => send(`${url}/api/usage${path}`, { headers: { cookie } });
  let cursor = "";
  for (let page = 0; page < 3; page += 1) {
    const { nextCursor } = JSON.parse((await get(`/units?${cursor}`)).text) as { nextCursor: string | null };
    if (nextCursor !== null) cursor = `cursor=${encodeURIComponent(nextCursor)}`;
  }
  const whole = () =>
    Promise.all([get(""), get("/units"), get("/units?kind=image"), get(`/units?${cursor}`)]);
  await load(20, 1, whole);
  return (await load(READS, 1, whole)).p50;
}

/**
 * Part of the bench: webhooks of many customers, and the usage page of a user with a long history.
 */
export async function benchBilling(report: Report): Promise<void> {
  const standIn = await startStripe();
  const product = await openProduct(report, { users: CUSTOMERS + 2, env: stripeEnv(standIn) });
  const { url, users, databaseUrl } = product;
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const [long, short, ...buyers] = users;
  if (!long || !short) throw new Error("there is no user");
  for (const [at, user] of buyers.entries()) await subscribe(url, standIn, user, at);
  const { accepted, drained } = await webhooks(url, standIn, pool);
  const target = { atLeast: WANTED };
  report.add({ what: "webhooks accepted", unit: "/s", ours: accepted, target });
  report.add({ what: "webhooks followed to the end", unit: "/s", ours: drained, target });

  await fill(pool, long, LONG);
  await fill(pool, short, SHORT);
  await pool.query("analyze generations");
  const few = await usagePage(url, short);
  const many = await usagePage(url, long);
  report.add({ what: "usage page, 100,000 generations (with 100)", unit: "ms", ours: many, other: few });
  await pool.end();
  await product.close();
  await standIn.close();
}
