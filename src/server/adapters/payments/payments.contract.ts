import { expect, test } from "vitest";
import type { PaidTier } from "#core/billing/api.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import { startDeadline } from "#server/lib/deadline.ts";
import type { Payments } from "./payments.ts";

/**
 * A payment provider for `paymentsContract`, and functions that act as its customers and its clock.
 * `payments.stripe.test.ts` makes it with a stand-in for Stripe,
 * `tests/integration/billing/sandbox-contract.test.ts` with the sandbox.
 */
export interface PaymentsRig {
  readonly payments: Payments;
  /** The provider's current time. */
  readonly now: () => Date;
  /**
   * Pays a checkout on the provider's page; with `renews: false` the card fails at the next
   * renewal.
   */
  readonly pay: (url: string, card?: { readonly renews: boolean }) => Promise<void>;
  readonly useCard: (customerId: string, pays: boolean) => Promise<void>;
  readonly advance: (days: number) => void;
}

const DAY_MS = 86_400_000;
let users = 0;

async function newCustomer({ payments }: PaymentsRig): Promise<string> {
  const userId = `user-${(users += 1)}-${crypto.randomUUID()}`;
  return payments.createCustomer({ userId, email: `${userId}@example.com`, key: `customer:${userId}` });
}

const checkoutFor = (customerId: string, tier: PaidTier, offer = false) => ({
  customerId,
  userId: "user",
  tier,
  offer,
  key: `checkout:${customerId}:${tier}:${offer}`,
  successUrl: "http://localhost:3000/dashboard/billing?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "http://localhost:3000/dashboard/billing",
});

async function only({ payments }: PaymentsRig, customerId: string): Promise<Subscription> {
  const [subscription, ...more] = await payments.readSubscriptions(customerId);
  expect(more).toEqual([]);
  if (!subscription) throw new Error("There is no subscription.");
  return subscription;
}

async function subscriber(rig: PaymentsRig, tier: PaidTier, card?: { readonly renews: boolean }) {
  const customerId = await newCustomer(rig);
  const { url } = await rig.payments.createCheckout(checkoutFor(customerId, tier));
  await rig.pay(url, card);
  const { id: subscriptionId } = await only(rig, customerId);
  return { customerId, subscriptionId };
}

/**
 * Contract of every payment provider, which `payments.stripe.test.ts` and
 * `tests/integration/billing/sandbox-contract.test.ts` run; `open` makes a new `PaymentsRig`.
 */
export function paymentsContract(open: () => Promise<PaymentsRig>) {
  test("The same idempotency key returns the same customer", async () => {
    const { payments } = await open();
    const wanted = { userId: "u", email: "u@example.com", key: `customer:${crypto.randomUUID()}` };
    const [first, second] = [await payments.createCustomer(wanted), await payments.createCustomer(wanted)];
    expect(second).toBe(first);
    expect(payments.owns(first)).toBe(true);
    expect(await payments.readSubscriptions(first)).toEqual([]);
  });

  test("A deadline does not change the provider", async () => {
    const rig = await open();
    const { customerId } = await subscriber(rig, "growth");
    const bounded = rig.payments.withDeadline(startDeadline(60_000));
    expect(bounded.kind).toBe(rig.payments.kind);
    expect(await bounded.readSubscriptions(customerId)).toEqual(
      await rig.payments.readSubscriptions(customerId),
    );
  });

  test("An unknown customer has no subscriptions and no checkout", async () => {
    const { payments } = await open();
    expect(await payments.readSubscriptions("cus_sandbox_unknown")).toEqual([]);
    expect(await payments.findCheckoutCustomer("cs_unknown")).toBeUndefined();
  });

  test("A checkout is open until it is paid or expired, and belongs to its customer", async () => {
    const rig = await open();
    const { payments } = rig;
    const customerId = await newCustomer(rig);
    const opened = await payments.createCheckout(checkoutFor(customerId, "growth"));
    expect(await payments.createCheckout(checkoutFor(customerId, "growth"))).toMatchObject({ id: opened.id });
    expect(await payments.listOpenCheckouts(customerId)).toEqual([opened]);
    expect(await payments.findCheckoutCustomer(opened.id)).toBe(customerId);
    await payments.expireCheckout(opened.id);
    expect(await payments.listOpenCheckouts(customerId)).toEqual([]);
    await expect(rig.pay(opened.url)).rejects.toThrow();

    const other = await payments.createCheckout(checkoutFor(customerId, "scale"));
    await rig.pay(other.url);
    await expect(payments.expireCheckout(other.id)).rejects.toMatchObject({ code: "gone" });
    expect(await only(rig, customerId)).toMatchObject({ tier: "scale", status: "active", cents: 2999 });
  });

  test("The offer halves only the first month", async () => {
    const rig = await open();
    const customerId = await newCustomer(rig);
    const { url, offer } = await rig.payments.createCheckout(checkoutFor(customerId, "growth", true));
    expect(offer).toBe(true);
    await rig.pay(url);
    rig.advance(32);
    const invoices = await rig.payments.listInvoices(customerId);
    expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
      [19.99, "paid"],
      [9.99, "paid"],
    ]);
  });

  test("An upgrade immediately charges the amount of its preview", async () => {
    const rig = await open();
    const { payments } = rig;
    const owned = await subscriber(rig, "growth");
    rig.advance(10);
    const wanted = {
      ...owned,
      tier: "pro" as const,
      at: new Date(Math.floor(rig.now().getTime() / 1000) * 1000),
    };
    const cents = await payments.previewUpgrade(wanted);
    expect(cents).toBeGreaterThan(1900);
    expect(cents).toBeLessThan(2150);
    await payments.upgrade({ ...wanted, key: "upgrade:1" });
    expect(await only(rig, owned.customerId)).toMatchObject({ tier: "pro", cents: 4999 });
    const [newest] = await payments.listInvoices(owned.customerId);
    expect(newest?.amount).toBe(cents / 100);
  });

  test("A declined upgrade changes nothing and keeps a scheduled downgrade", async () => {
    const rig = await open();
    const owned = await subscriber(rig, "scale");
    await rig.payments.scheduleDowngrade({ ...owned, tier: "growth", key: `down:${owned.subscriptionId}` });
    await rig.useCard(owned.customerId, false);
    const upgrade = { ...owned, tier: "pro" as const, at: rig.now(), key: `up:${owned.subscriptionId}` };
    await expect(rig.payments.upgrade(upgrade)).rejects.toMatchObject({ code: "declined" });
    expect(await only(rig, owned.customerId)).toMatchObject({ tier: "scale", pendingTier: "growth" });
    expect(await rig.payments.listInvoices(owned.customerId)).toHaveLength(1);
  });

  test("A downgrade applies at the period's end and can be canceled before", async () => {
    const rig = await open();
    const owned = await subscriber(rig, "pro");
    const key = `down:${owned.subscriptionId}`;
    await rig.payments.scheduleDowngrade({ ...owned, tier: "growth", key });
    const pending = await only(rig, owned.customerId);
    expect(pending).toMatchObject({ tier: "pro", pendingTier: "growth", pendingAt: pending.periodEnd });
    await rig.payments.cancelDowngrade(owned);
    expect(await only(rig, owned.customerId)).toMatchObject({ pendingTier: null, pendingAt: null });
    await rig.payments.scheduleDowngrade({ ...owned, tier: "scale", key: `${key}:again` });
    rig.advance(32);
    expect(await only(rig, owned.customerId)).toMatchObject({
      tier: "scale",
      pendingTier: null,
      cents: 2999,
    });
  });

  test("A cancellation applies at the period's end, can be removed, and cancels a downgrade", async () => {
    const rig = await open();
    const owned = await subscriber(rig, "pro");
    await rig.payments.scheduleDowngrade({ ...owned, tier: "growth", key: `down:${owned.subscriptionId}` });
    await rig.payments.setCancelAtPeriodEnd(owned, true);
    const canceled = await only(rig, owned.customerId);
    expect(canceled).toMatchObject({ cancelAtPeriodEnd: true, pendingTier: null, status: "active" });
    expect(canceled.canceledAt).not.toBeNull();
    await rig.payments.setCancelAtPeriodEnd(owned, false);
    expect(await only(rig, owned.customerId)).toMatchObject({ cancelAtPeriodEnd: false, canceledAt: null });
    await rig.payments.setCancelAtPeriodEnd(owned, true);
    rig.advance(32);
    expect(await only(rig, owned.customerId)).toMatchObject({ status: "canceled" });
  });

  test("A failing card makes the subscription past due, and a new card makes it active", async () => {
    const rig = await open();
    const { customerId } = await subscriber(rig, "growth", { renews: false });
    const { periodEnd } = await only(rig, customerId);
    rig.advance(33);
    const due = await only(rig, customerId);
    expect(due).toMatchObject({ status: "past_due", pastDueSince: periodEnd });
    await rig.useCard(customerId, true);
    expect(await only(rig, customerId)).toMatchObject({ status: "active", pastDueSince: null });
  });

  test("A subscription that stays unpaid ends", async () => {
    const rig = await open();
    const { customerId } = await subscriber(rig, "growth", { renews: false });
    rig.advance(31 + 15);
    expect(await only(rig, customerId)).toMatchObject({ status: "canceled" });
  });

  test("Immediate cancellation works and can be repeated", async () => {
    const rig = await open();
    const owned = await subscriber(rig, "growth");
    await rig.payments.cancelNow(owned);
    await rig.payments.cancelNow(owned);
    expect(await only(rig, owned.customerId)).toMatchObject({ status: "canceled" });
  });

  test("Lists the changed customers, and reports the period", async () => {
    const rig = await open();
    const quiet = await newCustomer(rig);
    rig.advance(1);
    const since = new Date(rig.now().getTime() - 60_000);
    const { customerId } = await subscriber(rig, "growth");
    const changed = await rig.payments.listChangedCustomers(since);
    expect(changed).toContain(customerId);
    expect(changed).not.toContain(quiet);
    const { periodStart, periodEnd, anchor } = await only(rig, customerId);
    expect(anchor).toEqual(periodStart);
    expect((periodEnd.getTime() - periodStart.getTime()) / DAY_MS).toBeGreaterThan(27.9);
  });

  test("An unsigned event is refused", async () => {
    const { payments } = await open();
    for (const signature of ["", "t=1,v1=00", "ff"]) {
      await expect(payments.readEvent("{}", signature)).rejects.toMatchObject({ code: "bad_signature" });
    }
  });
}
