import { eq } from "drizzle-orm";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import { createClock } from "#server/lib/clock.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import type { Overrides } from "#server/boot/deps.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { generationsClient, type GenerationsClient } from "./generations.ts";
import { createUser, type TestUser } from "./user.ts";

/**
 * Requests of one test user to the API of billing, as `billingClient` creates them. The routes are
 * in `core/api/billing.api.ts`.
 */
export interface BillingClient extends GenerationsClient {
  readonly user: TestUser;
  readonly summary: () => Promise<SubscriptionSummary | null>;
  /** Error code of a call that must fail. */
  readonly fails: (method: string, path: string, body?: unknown) => Promise<string>;
  /** URL of a checkout for a plan. */
  readonly checkout: (tier: string) => Promise<string>;
}

/**
 * A product with plans, users and a clock that a test moves; `startBilling` makes it. Plans are
 * those of `core/plans.ts` unless overridden.
 */
export interface BillingTest {
  readonly app: TestApp;
  readonly newUser: () => Promise<BillingClient>;
  /** The product's time, in ms since 1970. */
  readonly now: () => number;
  readonly advance: (time: { readonly minutes?: number; readonly days?: number }) => void;
  /** Kinds of the mails to a user, oldest first. */
  readonly mailsTo: (user: TestUser) => Promise<string[]>;
}

/**
 * Client of one test user for plans and checkouts, on top of `generationsClient`. The routes are in
 * `core/api/billing.api.ts`.
 */
export function billingClient(app: TestApp, user: TestUser): BillingClient {
  const client = generationsClient(app.url, user);
  const { json } = client;
  return {
    ...client,
    user,
    summary: () => json("GET", "/subscription"),
    async fails(method, path, body) {
      const response = await client.call(method, path, body);
      const { error } = (await response.json()) as { error?: { code: string } };
      return `${response.status} ${error?.code ?? ""}`;
    },
    checkout: async (tier) => (await json<{ url: string }>("POST", "/subscription/checkout", { tier })).url,
  };
}

interface BillingOptions {
  readonly env?: Record<string, string>;
  readonly overrides?: Overrides;
}

/**
 * Starts the product for tests of billing, with a clock that `advance` moves and the payment
 * sandbox unless `env` sets another provider. The plans are those of `core/plans.ts`.
 */
export async function startBilling({ env = {}, overrides = {} }: BillingOptions = {}): Promise<BillingTest> {
  let offsetMs = 0;
  const clock = createClock(() => offsetMs);
  const app = await startTestApp({ env, overrides: { clock, ...overrides } });
  return {
    app,
    newUser: async () => billingClient(app, await createUser(app.deps)),
    now: () => Date.now() + offsetMs,
    advance({ minutes = 0, days = 0 }) {
      offsetMs += minutes * 60_000 + days * 86_400_000;
    },
    async mailsTo({ email }) {
      const rows = await app.deps.db
        .select({ kind: mails.kind })
        .from(mails)
        .where(eq(mails.recipient, email))
        .orderBy(mails.createdAt);
      return rows.map(({ kind }) => kind);
    },
  };
}

/**
 * Submits a form of the payment sandbox in a test, as a browser does, without following the
 * redirect. The pages and fields are in the server's `modules/billing/sandbox`.
 */
export function submitForm(url: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const { origin } = new URL(url);
  return fetch(url, { method: "POST", body, headers: { origin }, redirect: "manual" });
}
