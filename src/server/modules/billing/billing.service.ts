import {
  presentFailedPayment,
  presentSubscription,
  type BillingDetails,
  type InvoiceList,
  type Subscription,
} from "#core/billing/api.ts";
import { hasEnded } from "#core/billing/subscription.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { findMirror } from "./billing.repo.ts";
import { readCustomer, requireCustomer } from "./customer.ts";
import { syncCustomer } from "./sync.service.ts";

/** The subscription as it was last read: it shows also while the provider cannot be asked. */
export async function readSummary(
  { db }: Pick<BillingDeps, "db">,
  userId: UserId,
): Promise<Subscription | null> {
  return presentSubscription(await findMirror(db, userId));
}

export async function readDetails(deps: BillingDeps, userId: UserId): Promise<BillingDetails> {
  const mirror = await findMirror(deps.db, userId);
  return {
    payments: deps.payments.kind,
    card: mirror && !hasEnded(mirror.status) ? mirror.card : null,
    failedPayment: presentFailedPayment(mirror),
  };
}

export async function readInvoices(deps: BillingDeps, userId: UserId): Promise<InvoiceList> {
  const { customerId } = await readCustomer(deps, userId);
  return { items: customerId === null ? [] : [...(await deps.payments.listInvoices(customerId))] };
}

/** The provider's page for the card and the invoices. */
export async function openPortal(
  deps: BillingDeps,
  { userId, origin }: { readonly userId: UserId; readonly origin: string },
): Promise<{ url: string }> {
  const customerId = await requireCustomer(deps, userId);
  return { url: await deps.payments.openPortal(customerId, `${origin}/dashboard/billing?portal=done`) };
}

/** The browser is back from that page: what was changed there shows at once, whether or not a webhook has told of it. */
export async function returnFromPortal(deps: BillingDeps, userId: UserId): Promise<Subscription | null> {
  const customerId = await requireCustomer(deps, userId);
  return presentSubscription(await syncCustomer(deps, customerId));
}
