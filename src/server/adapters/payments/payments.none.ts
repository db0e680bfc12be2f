import { PaymentsError, type Payments } from "./payments.ts";

/**
 * Creates the payment provider of a public server without a Stripe key (`choosePayments` in
 * `create-payments.ts`): purchases fail with the `PaymentsError` `not_configured` (HTTP response in
 * `http/middleware/on-error.ts`), and lists of subscriptions, invoices and changed customers are
 * empty.
 */
export function createNoPayments(): Payments {
  const refuse = async () => {
    throw new PaymentsError("not_configured", "Payments are not configured: set STRIPE_SECRET_KEY.");
  };
  const none: Payments = {
    kind: "none",
    withDeadline: () => none,
    owns: () => false,
    createCustomer: refuse,
    listOpenCheckouts: refuse,
    createCheckout: refuse,
    expireCheckout: refuse,
    findCheckoutCustomer: refuse,
    readSubscriptions: async () => [],
    previewUpgrade: refuse,
    upgrade: refuse,
    scheduleDowngrade: refuse,
    cancelDowngrade: refuse,
    setCancelAtPeriodEnd: refuse,
    cancelNow: refuse,
    anonymizeCustomer: refuse,
    openPortal: refuse,
    listInvoices: async () => [],
    listChangedCustomers: async () => [],
    readEvent: refuse,
  };
  return none;
}
