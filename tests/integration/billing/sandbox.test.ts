import { inflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChangePreview, InvoiceList, Offer } from "#core/billing/api.ts";
import { sandboxCustomers } from "#server/adapters/payments/sandbox/sandbox.table.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { scheduleBillingEnd } from "#server/modules/billing/end-billing.service.ts";
import { startBilling, submitForm, type BillingClient, type BillingTest } from "../../support/billing.ts";
import { until } from "../../support/until.ts";

let billing: BillingTest;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.app.stop());

const PAYS = "4242 4242 4242 4242";
const RETURN = "/subscription/checkout/return";

async function subscribed(tier: string): Promise<BillingClient> {
  const client = await billing.newUser();
  const paid = await submitForm(await client.checkout(tier), { card: PAYS });
  const back = new URL(paid.headers.get("location") ?? "");
  await client.json("POST", RETURN, { sessionId: back.searchParams.get("session_id") });
  return client;
}

/** Texts of a PDF: its fonts are standard ones, so each letter is a byte. */
async function readPdf(response: Response): Promise<string> {
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="SANDBOX-\d{4}\.pdf"$/);
  const pdf = Buffer.from(await response.arrayBuffer());
  const [, packed = ""] = /stream\n([\s\S]*?)\nendstream/.exec(pdf.toString("latin1")) ?? [];
  const drawn = inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  const lines = [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = ""]) =>
    [...pieces.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
      .join(""),
  );
  return lines.join("\n");
}

test("a user subscribes with the offer, upgrades, downgrades, cancels and resumes", async () => {
  const client = await billing.newUser();
  expect(await client.summary()).toBeNull();
  expect(await client.json<Offer>("GET", "/subscription/offer")).toMatchObject({ available: true });
  const url = await client.checkout("growth");
  const page = await (await fetch(url)).text();
  expect(page).toContain("Sandbox: no real card");
  expect(page).toContain("$9.99");

  const declined = await submitForm(url, { card: "4000000000000002" });
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain("Your card was declined");
  expect((await submitForm(url, { typed: "4111 1111 1111 1111" })).status).toBe(402);
  const asks = await submitForm(url, { card: "4000002500003155" });
  expect(await asks.text()).toContain("Confirm the payment");
  const paid = await submitForm(url, { card: "4000002500003155", confirmation: "yes" });
  expect(paid.status).toBe(303);
  const back = new URL(paid.headers.get("location") ?? "");
  expect(back.pathname).toBe("/dashboard/billing");
  const sessionId = back.searchParams.get("session_id");
  const summary = await client.json("POST", RETURN, { sessionId });
  expect(summary).toMatchObject({ tier: "growth", price: 19.99, status: "active", pendingTier: null });
  expect(await client.json<Offer>("GET", "/subscription/offer")).toMatchObject({ available: false });
  const visitor = await fetch(`${billing.app.url}/api/subscription/offer`);
  expect(await visitor.json()).toEqual({ available: true, percentOff: 50, endsAt: null });
  expect(await client.fails("POST", "/subscription/checkout", { tier: "pro" })).toBe(
    "409 subscription_exists",
  );
  expect((await client.usage()).imageAds.total).toBe(10);

  const preview = await client.json<ChangePreview>("GET", "/subscription/change?tier=pro");
  expect(preview.amountDue).toBeCloseTo(40, 1);
  expect(await client.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({ tier: "pro" });
  expect((await client.usage()).imageAds.total).toBe(100);
  const { items } = await client.json<InvoiceList>("GET", "/subscription/invoices");
  expect(items.map(({ amount }) => amount)).toEqual([preview.amountDue, 9.99]);
  const words = await readPdf(await fetch(new URL(items[1]!.pdfUrl ?? "", billing.app.url)));
  const facts = [
    "Sandbox: no real card, no money",
    items[1]!.number,
    client.user.email,
    "$9.99 USD",
    "50% off",
  ];
  for (const fact of facts) expect(words).toContain(fact);

  const lower = await client.json<ChangePreview>("GET", "/subscription/change?tier=scale");
  expect(lower.amountDue).toBe(0);
  const pending = await client.json("POST", "/subscription/change", { tier: "scale" });
  expect(pending).toMatchObject({ tier: "pro", pendingTier: "scale", pendingAt: lower.at });

  expect(await client.json("POST", "/subscription/cancel")).toMatchObject({
    cancelAtPeriodEnd: true,
    pendingTier: null,
  });
  expect(await client.json("POST", "/subscription/resume")).toMatchObject({ cancelAtPeriodEnd: false });
  expect(await billing.mailsTo(client.user)).toEqual(["plan-welcome", "plan-cancelled"]);
});

test("a webhook activates the plan without the return from the checkout", async () => {
  const client = await billing.newUser();
  await submitForm(await client.checkout("scale"), { card: PAYS });
  const summary = await until("the plan is shown", async () => (await client.summary()) ?? undefined);
  expect(summary.tier).toBe("scale");
});

test("another user's checkout is not found", async () => {
  const [buyer, other] = [await billing.newUser(), await subscribed("growth")];
  const id = new URL(await buyer.checkout("growth")).pathname.split("/").at(-1);
  expect(await other.fails("POST", RETURN, { sessionId: id })).toBe("404 not_found");
  expect(await buyer.fails("POST", RETURN, { sessionId: "cs_unknown" })).toBe("404 not_found");
});

test("a deleted account leaves a sandbox customer without name and plan", async () => {
  const client = await subscribed("growth");
  const { deps } = billing.app;
  const { email, id } = client.user;
  const [kept] = await deps.db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, id));
  await deps.db.transaction((tx) => scheduleBillingEnd(tx, deps, id));
  const rowOf = async () => {
    const found = eq(sandboxCustomers.id, kept?.customerId ?? "");
    return (await deps.db.select().from(sandboxCustomers).where(found))[0];
  };
  const row = await until("the name is gone", async () => {
    const now = await rowOf();
    return now?.account.email === "" && now;
  });
  expect(row.account.subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
  expect(JSON.stringify(row)).not.toContain(id);
  expect(JSON.stringify(row)).not.toContain(email);
});
