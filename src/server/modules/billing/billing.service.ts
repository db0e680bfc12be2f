import {
  presentFailedPayment,
  presentSubscription,
  type BillingDetails,
  type InvoiceList,
  type SubscriptionSummary,
} from "#core/billing/api.ts";
import { hasEnded } from "#core/billing/subscription.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { findMirror } from "./billing.repo.ts";
import { readCustomer, requireCustomer } from "./customer.service.ts";
import { syncCustomer } from "./sync.service.ts";

/**
 * Reads the mirrored subscription for billing page and data export; it is available while the
 * provider is not.
 */
export async function readSummary(
  { db }: Pick<BillingDeps, "db">,
  userId: UserId,
): Promise<SubscriptionSummary | null> {
  return presentSubscription(await findMirror(db, userId));
}

/**
 * Reads the payment details that the billing page shows with the plan: card, failed payment, kind
 * of provider.
 */
export async function readDetails(deps: BillingDeps, userId: UserId): Promise<BillingDetails> {
  const mirror = await findMirror(deps.db, userId);
  return {
    payments: deps.payments.kind,
    card: mirror && !hasEnded(mirror.status) ? mirror.card : null,
    failedPayment: presentFailedPayment(mirror),
  };
}

/**
 * Lists the invoices at the provider for the billing page, newest first; empty for a user without a
 * customer.
 */
export async function readInvoices(deps: BillingDeps, userId: UserId): Promise<InvoiceList> {
  const { customerId } = await readCustomer(deps, userId);
  return { items: customerId === null ? [] : [...(await deps.payments.listInvoices(customerId))] };
}

/**
 * Opens the provider's portal for card and invoices from the billing page. Throws `no_subscription`
 * without a customer.
 */
export async function openPortal(
  deps: BillingDeps,
  { userId, origin }: { readonly userId: UserId; readonly origin: string },
): Promise<{ url: string }> {
  const customerId = await requireCustomer(deps, userId);
  return { url: await deps.payments.openPortal(customerId, `${origin}/dashboard/billing?portal=done`) };
}

/**
 * Syncs when the browser returns from the provider's portal (`POST
 * /api/subscription/portal/return`), because the webhook may arrive later.
 */
export async function returnFromPortal(
  deps: BillingDeps,
  userId: UserId,
): Promise<SubscriptionSummary | null> {
  const customerId = await requireCustomer(deps, userId);
  return presentSubscription(await syncCustomer(deps, customerId));
}
