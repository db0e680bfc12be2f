import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { cancelSandboxSubscription, type SandboxAccount, type SandboxCheckout } from "./sandbox/account.ts";
import {
  requireRunningSubscription,
  setSandboxCancellation,
  upgradeSandboxSubscription,
  upgradeCents,
} from "./sandbox/changes.ts";
import { readSandboxEvent, writeSandboxEvent } from "./sandbox/events.ts";
import { fromSandboxInvoice, fromSandboxSubscription } from "./sandbox/present.ts";
import { findOwner, anonymizeCustomer, insertCustomer, listChanged, withAccount } from "./sandbox/store.ts";
import { PaymentsError, type OpenCheckout, type Payments } from "./payments.ts";
import { MAX_INVOICES } from "#core/billing/limits.ts";

const PREFIX = "cus_sandbox_";

/**
 * Dependencies of the payment sandbox, from `boot/deps.ts`. `secret` signs its events
 * (`sandbox/events.ts`). The sandbox stores its customers in the product's database.
 */
export interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly secret: string;
  /** Passes an event to the webhook handler. */
  readonly deliver: (body: string, signature: string) => Promise<void>;
}

/**
 * Actions on a customer of the payment sandbox, for its pages (`modules/billing/sandbox`) and the
 * adapter below. `change` applies renewals that are due (`sandbox/account.ts`), runs `work`
 * (functions of `sandbox/changes.ts`) on the state of `sandbox/store.ts`, and delivers an event.
 */
export interface SandboxActions {
  /** Runs `work` on a customer's document and delivers an event if it changed. */
  readonly change: <T>(
    customerId: string,
    type: string,
    work: (account: SandboxAccount, now: number) => T,
  ) => Promise<T>;
  readonly findOwner: (list: "checkouts" | "portals" | "invoices", id: string) => Promise<string | undefined>;
  readonly newId: () => string;
}

/**
 * Resolves a path on the origin of the return URL, because each loopback name has its own cookies.
 */
const pageUrl = (returnUrl: string, path: string) => new URL(path, returnUrl).href;

const toOpen = ({ id, tier, offer, successUrl }: SandboxCheckout): OpenCheckout => ({
  id,
  url: pageUrl(successUrl, `/sandbox/checkout/${id}`),
  tier,
  offer,
});

/**
 * Creates the actions of the sandbox's pages and of its adapter, through which all its changes go.
 * An event that cannot be delivered is lost, as a webhook may be; reconciliation finds the change.
 */
function createSandboxActions({ db, clock, newId, secret, deliver }: SandboxDeps): SandboxActions {
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
        const { body, signature } = writeSandboxEvent(secret, {
          id: `evt_${newId()}`,
          type,
          customerId,
          now: at,
        });
        await deliver(body, signature);
      }
      return result;
    },
  };
}

/**
 * Payment provider with test cards (`sandbox/cards.ts`), for local use: its state is in our
 * database (`sandbox/store.ts`), and it sends no request. Its rules are in `sandbox/account.ts` and
 * `changes.ts`. `choosePayments` (`create-payments.ts`) creates it. It returns `MAX_INVOICES`
 * (`core/billing/limits.ts`). Throws `PaymentsError`.
 */
export function createSandboxPayments(deps: SandboxDeps): Payments & { readonly actions: SandboxActions } {
  const { db, clock, newId, secret } = deps;
  const actions = createSandboxActions(deps);
  const updated = "customer.subscription.updated";
  const read = async <T>(customerId: string, work: (account: SandboxAccount, now: number) => T) =>
    actions.change(customerId, updated, work);

  const payments: Payments = {
    kind: "sandbox",
    // Calls only use our own database, so a deadline is not needed.
    withDeadline: () => payments,
    owns: (customerId) => customerId.startsWith(PREFIX),
    createCustomer: ({ email, key }) =>
      insertCustomer({ db, clock }, { id: `${PREFIX}${newId()}`, key, email }),
    listOpenCheckouts: (customerId) =>
      read(customerId, ({ checkouts }) => checkouts.filter(({ status }) => status === "open").map(toOpen)),
    createCheckout: ({ customerId, key, tier, offer, successUrl, cancelUrl }) =>
      read(customerId, ({ checkouts }) => {
        const existing = checkouts.find((checkout) => checkout.key === key);
        if (existing) return toOpen(existing);
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
    findCheckoutCustomer: (id) => findOwner(db, "checkouts", id),
    readSubscriptions: (customerId) =>
      read(customerId, (account) =>
        account.subscriptions.map((one) => fromSandboxSubscription(account, one)),
      ).catch((error: unknown) => {
        if (error instanceof PaymentsError && error.code === "gone") return [];
        throw error;
      }),
    previewUpgrade: ({ customerId, subscriptionId, tier, at }) =>
      read(customerId, (account) =>
        upgradeCents(requireRunningSubscription(account, subscriptionId), tier, at.getTime()),
      ),
    upgrade: ({ customerId, subscriptionId, tier, at }) =>
      actions.change(customerId, updated, (account, now) =>
        upgradeSandboxSubscription(account, subscriptionId, { tier, at: at.getTime(), now }),
      ),
    scheduleDowngrade: ({ customerId, subscriptionId, tier }) =>
      read(customerId, (account) => {
        const subscription = requireRunningSubscription(account, subscriptionId);
        subscription.pendingTier = tier;
        subscription.cancelAtPeriodEnd = false;
        subscription.cancelledAt = null;
      }),
    cancelDowngrade: ({ customerId, subscriptionId }) =>
      read(
        customerId,
        (account) => void (requireRunningSubscription(account, subscriptionId).pendingTier = null),
      ),
    setCancelAtPeriodEnd: ({ customerId, subscriptionId }, cancel) =>
      read(customerId, (account, now) =>
        setSandboxCancellation(requireRunningSubscription(account, subscriptionId), cancel, now),
      ),
    cancelNow: ({ customerId, subscriptionId }) =>
      read(customerId, (account, now) => cancelSandboxSubscription(account, subscriptionId, now)),
    anonymizeCustomer: (customerId) => anonymizeCustomer({ db, clock }, customerId),
    openPortal: (customerId, returnUrl) =>
      read(customerId, (account) => {
        const id = newId();
        account.portals = [{ id, returnUrl }, ...account.portals].slice(0, 5);
        return pageUrl(returnUrl, `/sandbox/portal/${id}`);
      }),
    listInvoices: (customerId) =>
      read(customerId, ({ invoices }) =>
        invoices.map(fromSandboxInvoice).toReversed().slice(0, MAX_INVOICES),
      ),
    listChangedCustomers: (since) => listChanged(db, since),
    readEvent: async (body, signature) => readSandboxEvent(secret, body, signature),
  };
  return { ...payments, actions };
}
