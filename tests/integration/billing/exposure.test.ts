import { expect, test } from "vitest";
import { subscriptions } from "#server/modules/billing/billing.table.ts";
import { reconcile } from "#server/modules/billing/reconcile.service.ts";
import { createDeps } from "#server/boot/deps.ts";
import { billingClient, startBilling, submitForm } from "../../support/billing.ts";
import { startStripe, stripeEnv } from "../../support/billing-stripe.ts";
import { createUser } from "../../support/user.ts";

const PAGES = ["/sandbox/checkout/x", "/sandbox/portal/x", "/sandbox/invoices/x"];

test.each([
  ["a public installation", { APP_URL: "https://ads.example.com" }],
  ["an installation behind a proxy", { TRUSTED_PROXIES: "10.0.0.7" }],
])("%s without a Stripe key has no checkout and no sandbox", async (_, env: Record<string, string>) => {
  const { app } = await startBilling({ env });
  try {
    const client = billingClient(app, await createUser(app.deps));
    const refused = await client.fails("POST", "/subscription/checkout", { tier: "pro" });
    expect(refused).toBe("503 payments_not_configured");
    expect(await client.summary()).toBeNull();
    expect(await client.json("GET", "/subscription/details")).toMatchObject({ payments: "none" });
    expect(await client.json("GET", "/subscription/offer")).toMatchObject({ available: false });
    for (const page of PAGES) {
      const response = await fetch(`${app.url}${page}`, { redirect: "manual" });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
    }
    const event = await fetch(`${app.url}/api/stripe/webhook`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(event.status).toBe(503);
  } finally {
    await app.stop();
  }
});

test("the sandbox responds only to this machine and accepts only test cards", async () => {
  const billing = await startBilling();
  try {
    const client = await billing.newUser();
    const url = await client.checkout("pro");
    expect((await fetch(url)).status).toBe(200);
    for (const headers of [{ "x-forwarded-for": "203.0.113.9" }, { forwarded: "for=203.0.113.9" }]) {
      expect((await fetch(url, { headers })).status).toBe(404);
    }
    const foreign = await fetch(url, {
      method: "POST",
      body: new FormData(),
      headers: { origin: "https://attacker.example" },
    });
    expect(foreign.status).toBe(403);
    const real = await submitForm(url, { typed: "5555 5555 5555 4444" });
    expect(real.status).toBe(402);
    expect(await real.text()).toContain("never a real one");
    for (const page of PAGES) expect((await fetch(`${billing.app.url}${page}`)).status).toBe(404);
  } finally {
    await billing.app.stop();
  }
});

test("with a Stripe key the sandbox and its plans do not exist", async () => {
  const billing = await startBilling();
  const standIn = await startStripe();
  try {
    const client = await billing.newUser();
    const url = await client.checkout("pro");
    const back = await submitForm(url, { card: "4242424242424242" });
    const sessionId = new URL(back.headers.get("location") ?? "").searchParams.get("session_id");
    await client.json("POST", "/subscription/checkout/return", { sessionId });
    expect((await client.usage()).tier).toBe("pro");

    // Restarted with a key on the same database and data folder.
    const { app } = await startBilling({ env: stripeEnv(standIn) });
    expect((await fetch(`${app.url}${new URL(url).pathname}`, { redirect: "manual" })).status).toBe(404);
    const urls = { url: billing.app.databaseUrl, directUrl: billing.app.databaseUrl };
    const deps = await createDeps(app.deps.config, app.deps.log, urls);
    await reconcile(deps);
    expect(await deps.db.select().from(subscriptions)).toEqual([]);
    expect((await client.usage()).tier).toBe("free");
    await deps.jobs.stop(1000);
    await deps.close();
    await app.stop();
  } finally {
    await billing.app.stop();
    await standIn.close();
  }
});
