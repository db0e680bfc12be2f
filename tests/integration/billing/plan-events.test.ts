import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SecurityEventList } from "#core/account/security-events.ts";
import { applyDueChanges } from "#server/modules/billing/reconcile.service.ts";
import { grantTier } from "#server/modules/entitlements/entitlements.public.ts";
import type { BillingClient } from "../../support/billing.ts";
import { startStripeBilling, type StripeBilling } from "../../support/billing-stripe.ts";

let billing: StripeBilling;
beforeAll(async () => {
  billing = await startStripeBilling();
});
afterAll(() => billing.stop());

/** Events of a user, oldest first, with who caused each. */
async function eventsOf(client: BillingClient) {
  const { items } = await client.json<SecurityEventList>("GET", "/profile/security-events");
  return items
    .map(({ event, details, client: address }) => ({
      event,
      ...details,
      by: address === null ? details["by"] : "client",
    }))
    .toReversed();
}

test("Each change of the plan is recorded once, with who caused it", async () => {
  const client = await billing.subscriber("growth");
  await client.json("POST", "/subscription/change", { tier: "pro" });
  await client.json("POST", "/subscription/change", { tier: "scale" });
  await client.json("POST", "/subscription/change", { tier: "pro" });
  await client.json("POST", "/subscription/cancel");
  await client.json("POST", "/subscription/resume");
  await client.json("POST", "/subscription/cancel");
  await billing.standIn.delivered();
  billing.standIn.webhookUrl = undefined;
  billing.advance({ days: 32 });
  await applyDueChanges(billing.app.deps);
  const [bought, ...events] = await eventsOf(client);
  expect(bought).toMatchObject({ event: "plan_changed", from: "free", to: "growth" });
  expect(events).toEqual([
    { event: "plan_changed", from: "growth", to: "pro", by: "client" },
    { event: "plan_change_scheduled", to: "scale", by: "client" },
    { event: "plan_resumed", by: "client" },
    { event: "plan_canceled", by: "client" },
    { event: "plan_resumed", by: "client" },
    { event: "plan_canceled", by: "client" },
    { event: "plan_changed", from: "pro", to: "free", by: "payments" },
  ]);
});

test("A granted plan is recorded with the operator", async () => {
  const client = await billing.newUser();
  const { db, clock } = billing.app.deps;
  const grant = (tier: "pro" | "free") =>
    grantTier({ db, clock, newId: randomUUID }, client.user.email, tier);
  await grant("pro");
  await grant("pro");
  await grant("free");
  expect(await eventsOf(client)).toEqual([
    { event: "plan_changed", from: "free", to: "pro", by: "operator" },
    { event: "plan_changed", from: "pro", to: "free", by: "operator" },
  ]);
});
