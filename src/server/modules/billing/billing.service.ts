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
 * Reads the mirrored subscription (`GET /api/subscription` in `billing.routes.ts`, and the data
 * export); it is available while the provider is not. `null` without one. Format:
 * `presentSubscription` in `core/billing/api.ts`; the mirror is written by `sync.service.ts`.
 */
export async function readSummary(
  { db }: Pick<BillingDeps, "db">,
  userId: UserId,
): Promise<SubscriptionSummary | null> {
  return presentSubscription(await findMirror(db, userId));
}

/**
 * Reads the payment details that the billing page shows with the plan (`GET
 * /api/subscription/details` in `billing.routes.ts`; format: `core/billing/api.ts`): card, failed
 * payment, kind of provider; from the mirror alone, which `sync.service.ts` writes. No card after
 * the end of the subscription (`hasEnded` in `core/billing/subscription.ts`).
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
 * Lists the invoices at the provider (`GET /api/subscription/invoices` in `billing.routes.ts`),
 * newest first; empty for a user without a customer. Throws `unauthorized` for a deleted account,
 * and `PaymentsError`. At most `MAX_INVOICES` (`core/billing/limits.ts`), which the adapter
 * (`payments.stripe.ts`) applies; words: `core/billing/billing.copy.ts`.
 */
export async function readInvoices(deps: BillingDeps, userId: UserId): Promise<InvoiceList> {
  const { customerId } = await readCustomer(deps, userId);
  return { items: customerId === null ? [] : [...(await deps.payments.listInvoices(customerId))] };
}

/**
 * Opens the provider's portal for card and invoices (`POST /api/subscription/portal` in
 * `billing.routes.ts`; `openPortal` of `server/adapters/payments/payments.stripe.ts`), and returns
 * its URL. Throws `no_subscription` without a customer, `unauthorized` for a deleted account, and
 * `PaymentsError`.
 */
export async function openPortal(
  deps: BillingDeps,
  { userId, origin }: { readonly userId: UserId; readonly origin: string },
): Promise<{ url: string }> {
  const customerId = await requireCustomer(deps, userId);
  return { url: await deps.payments.openPortal(customerId, `${origin}/dashboard/billing?portal=done`) };
}

/**
 * Syncs (`sync.service.ts`) when the browser returns from the provider's portal (`POST
 * /api/subscription/portal/return` in `billing.routes.ts`), because the webhook may arrive later.
 * Throws `no_subscription` without a customer, `unauthorized` for a deleted account, and
 * `PaymentsError`.
 */
export async function returnFromPortal(
  deps: BillingDeps,
  userId: UserId,
): Promise<SubscriptionSummary | null> {
  const customerId = await requireCustomer(deps, userId);
  return presentSubscription(await syncCustomer(deps, customerId));
}
