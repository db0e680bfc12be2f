import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { endNow, type SandboxAccount, type SandboxCheckout } from "./sandbox/account.ts";
import { ownRunning, setCancel, upgrade, upgradeCents } from "./sandbox/changes.ts";
import { readEvent, writeEvent } from "./sandbox/events.ts";
import { toInvoice, toSubscription } from "./sandbox/present.ts";
import { findOwner, forgetCustomer, insertCustomer, listChanged, withAccount } from "./sandbox/store.ts";
import { PaymentsError, type OpenCheckout, type Payments } from "./payments.ts";

const PREFIX = "cus_sandbox_";

export interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly secret: string;
  /** Hands an event to the handler that also takes Stripe's. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

/** The sandbox as its own pages use it. */
export interface SandboxDesk {
  /** Works on a customer's document and tells of every change. */
  readonly change: <T>(
    customerId: string,
    type: string,
    work: (account: SandboxAccount, now: number) => T,
  ) => Promise<T>;
  readonly findOwner: (list: "checkouts" | "portals" | "invoices", id: string) => Promise<string | undefined>;
  readonly newId: () => string;
}

/** On the origin that the browser came from: each of the loopback names has cookies of its own. */
const pageOn = (address: string, path: string) => new URL(path, address).href;

const toOpen = ({ id, tier, offer, successUrl }: SandboxCheckout): OpenCheckout => ({
  id,
  url: pageOn(successUrl, `/sandbox/checkout/${id}`),
  tier,
  offer,
});

/**
 * The desk: every change of the sandbox goes through it. An event that cannot be delivered is lost, as a webhook may be;
 * reconciliation makes up for it.
 */
export function createSandboxDesk({ db, clock, newId, secret, deliver }: SandboxDeps): SandboxDesk {
  return {
    newId,
    findOwner: (list, id) => findOwner(db, list, id),
    async change(customerId, type, work) {
      let at = 0;
      const { result, changed } = await withAccount({ db, clock }, customerId, ({ account, now }) => {
        at = now;
        return work(account, now);
      });
      if (changed) {
        const { body, signature } = writeEvent(secret, { id: `evt_${newId()}`, type, customerId, now: at });
        await deliver(body, signature);
      }
      return result;
    },
  };
}

/** Payments without money: state in our own database, test cards only, and nobody is ever contacted. */
export function createSandboxPayments(deps: SandboxDeps): Payments & { readonly desk: SandboxDesk } {
  const { db, clock, newId, secret } = deps;
  const desk = createSandboxDesk(deps);
  const updated = "customer.subscription.updated";
  const read = async <T>(customerId: string, work: (account: SandboxAccount, now: number) => T) =>
    desk.change(customerId, updated, work);

  const payments: Payments = {
    kind: "sandbox",
    // It waits for nothing but our own database.
    within: () => payments,
    owns: (customerId) => customerId.startsWith(PREFIX),
    createCustomer: ({ email, key }) =>
      insertCustomer({ db, clock }, { id: `${PREFIX}${newId()}`, key, email }),
    openCheckouts: (customerId) =>
      read(customerId, ({ checkouts }) => checkouts.filter(({ status }) => status === "open").map(toOpen)),
    createCheckout: ({ customerId, key, tier, offer, successUrl, cancelUrl }) =>
      read(customerId, ({ checkouts }) => {
        const earlier = checkouts.find((one) => one.key === key);
        if (earlier) return toOpen(earlier);
        const id = `cs_sandbox_${newId()}`;
        const back = successUrl.replace("{CHECKOUT_SESSION_ID}", id);
        const checkout: SandboxCheckout = {
          id,
          key,
          tier,
          offer,
          successUrl: back,
          cancelUrl,
          status: "open",
        };
        checkouts.push(checkout);
        return toOpen(checkout);
      }),
    async expireCheckout(id) {
      const owner = await findOwner(db, "checkouts", id);
      if (!owner) throw new PaymentsError("gone", "No such checkout.");
      await read(owner, ({ checkouts }) => {
        const checkout = checkouts.find((one) => one.id === id);
        if (!checkout || checkout.status === "complete") throw new PaymentsError("gone", "It is complete.");
        checkout.status = "expired";
      });
    },
    checkoutCustomer: (id) => findOwner(db, "checkouts", id),
    readSubscriptions: (customerId) =>
      read(customerId, (account) => account.subscriptions.map((one) => toSubscription(account, one))).catch(
        (error: unknown) => {
          if (error instanceof PaymentsError && error.code === "gone") return [];
          throw error;
        },
      ),
    previewUpgrade: ({ customerId, subscriptionId, tier, at }) =>
      read(customerId, (account) => upgradeCents(ownRunning(account, subscriptionId), tier, at.getTime())),
    upgrade: ({ customerId, subscriptionId, tier, at }) =>
      desk.change(customerId, updated, (account, now) =>
        upgrade(account, subscriptionId, { tier, at: at.getTime(), now }),
      ),
    scheduleDowngrade: ({ customerId, subscriptionId, tier }) =>
      read(customerId, (account) => {
        const subscription = ownRunning(account, subscriptionId);
        subscription.pendingTier = tier;
        subscription.cancelAtPeriodEnd = false;
        subscription.cancelledAt = null;
      }),
    keepTier: ({ customerId, subscriptionId }) =>
      read(customerId, (account) => void (ownRunning(account, subscriptionId).pendingTier = null)),
    setCancelAtPeriodEnd: ({ customerId, subscriptionId }, cancel) =>
      read(customerId, (account, now) => setCancel(ownRunning(account, subscriptionId), cancel, now)),
    cancelNow: ({ customerId, subscriptionId }) =>
      read(customerId, (account, now) => endNow(account, subscriptionId, now)),
    forgetCustomer: (customerId) => forgetCustomer({ db, clock }, customerId),
    openPortal: (customerId, returnUrl) =>
      read(customerId, (account) => {
        const id = newId();
        account.portals = [{ id, returnUrl }, ...account.portals].slice(0, 5);
        return pageOn(returnUrl, `/sandbox/portal/${id}`);
      }),
    listInvoices: (customerId) =>
      read(customerId, ({ invoices }) => invoices.map(toInvoice).toReversed().slice(0, 100)),
    changedCustomers: (since) => listChanged(db, since),
    readEvent: async (body, signature) => readEvent(secret, body, signature),
  };
  return { ...payments, desk };
}
