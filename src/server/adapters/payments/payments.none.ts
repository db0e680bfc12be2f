import { PaymentsError, type Payments } from "./payments.ts";

/** No payment provider: a public installation without a Stripe key. Nobody is a customer and nothing can be bought. */
export function createNoPayments(): Payments {
  const refuse = async () => {
    throw new PaymentsError("not_configured", "Payments are not configured: set STRIPE_SECRET_KEY.");
  };
  const none: Payments = {
    kind: "none",
    within: () => none,
    owns: () => false,
    createCustomer: refuse,
    openCheckouts: refuse,
    createCheckout: refuse,
    expireCheckout: refuse,
    checkoutCustomer: refuse,
    readSubscriptions: async () => [],
    previewUpgrade: refuse,
    upgrade: refuse,
    scheduleDowngrade: refuse,
    keepTier: refuse,
    setCancelAtPeriodEnd: refuse,
    cancelNow: refuse,
    forgetCustomer: refuse,
    openPortal: refuse,
    listInvoices: async () => [],
    changedCustomers: async () => [],
    readEvent: refuse,
  };
  return none;
}
