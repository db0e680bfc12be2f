import { presentSubscription, type PaidTier, type SubscriptionSummary } from "#core/billing/api.ts";
import { hasEnded } from "#core/billing/subscription.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCustomerOfUser } from "../accounts/accounts.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { nextAttemptNumber } from "./billing.repo.ts";
import { ensureCustomer, readCustomer } from "./customer.service.ts";
import { hasOffer } from "./offer.service.ts";
import { fetchCustomerState, syncCustomer, syncLocked } from "./sync.service.ts";
import { withCustomerLock } from "./customer-lock.ts";

interface CheckoutRequest {
  readonly userId: UserId;
  readonly tier: PaidTier;
  /** Origin of the browser, to which it returns. */
  readonly origin: string;
}

const isGone = (error: unknown) => error instanceof PaymentsError && error.code === "gone";

/**
 * Returns the open checkout of this plan. Expires all others first, so that only one can be paid.
 */
async function openSingleCheckout(
  tx: Tx,
  deps: BillingDeps,
  { userId, tier, origin }: CheckoutRequest,
  { customerId, attempt }: { readonly customerId: string; readonly attempt: number },
): Promise<string> {
  const customer = await findCustomerOfUser(tx, deps.clock, userId);
  if (!customer) throw new AppError("unauthorized");
  const offer = await hasOffer(tx, deps, customer);
  const open = await deps.payments.listOpenCheckouts(customerId);
  const same = open.find((checkout) => checkout.tier === tier && checkout.offer === offer);
  for (const other of open) if (other !== same) await deps.payments.expireCheckout(other.id);
  if (same) return same.url;
  const page = `${origin}/dashboard/billing`;
  const made = await deps.payments.createCheckout({
    customerId,
    userId,
    tier,
    offer,
    key: `checkout:${userId}:${tier}:${attempt}`,
    successUrl: `${page}?checkout=done&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${page}?checkout=cancelled`,
  });
  return made.url;
}

/** URL of the checkout; `undefined` if the customer has a subscription that has not ended. */
async function findOrOpenCheckout(
  deps: BillingDeps,
  request: CheckoutRequest,
  customerId: string,
): Promise<string | undefined> {
  // Outside of the lock's transaction, so that a rollback does not reuse the number.
  const attempt = await nextAttemptNumber(deps.db, request.userId);
  return withCustomerLock(deps, customerId, async (tx) => {
    const { current } = await fetchCustomerState(tx, deps, customerId);
    if (!current || hasEnded(current.status))
      return openSingleCheckout(tx, deps, request, { customerId, attempt });
    // The webhook of this subscription may not have arrived yet.
    await syncLocked(tx, deps, customerId);
    return undefined;
  });
}

/**
 * Returns the URL of the user's only open checkout for a plan (`POST /api/subscription/checkout` in
 * `billing.routes.ts`), made by the adapter (`server/adapters/payments/stripe/checkouts.ts`).
 * Throws `subscription_exists` for a subscription that has not ended (`hasEnded` in
 * `core/billing/subscription.ts`), `unauthorized` for a deleted account, `checkout_done` if another
 * tab has just paid, and provider errors. Prices: `core/plans.ts`; offer: `offer.service.ts` and
 * `core/billing/offer.ts`.
 */
export async function startCheckout(deps: BillingDeps, request: CheckoutRequest): Promise<{ url: string }> {
  const { userId } = request;
  const customerId = await ensureCustomer(deps, userId);
  const url = await findOrOpenCheckout(deps, request, customerId).catch(async (error: unknown) => {
    if (!isGone(error)) throw error;
    // The customer was deleted at the provider, or another tab has paid.
    if ((await syncCustomer(deps, customerId)) !== undefined) throw new AppError("checkout_done");
    return findOrOpenCheckout(deps, request, await ensureCustomer(deps, userId, customerId));
  });
  if (url === undefined) throw new AppError("subscription_exists");
  return { url };
}

/**
 * Syncs (`sync.service.ts`) and returns the subscription, or `null` for a customer without one,
 * when the browser returns from a checkout (`POST /api/subscription/checkout/return` in
 * `billing.routes.ts`), because the webhook may arrive later. Throws `not_found` for a checkout of
 * another customer, `unauthorized` for a deleted account, and `PaymentsError`.
 */
export async function returnFromCheckout(
  deps: BillingDeps,
  userId: UserId,
  sessionId: string,
): Promise<SubscriptionSummary | null> {
  const { customerId } = await readCustomer(deps, userId);
  // The id comes from the URL: accept it only for the customer of the signed-in user.
  if (customerId === null || (await deps.payments.findCheckoutCustomer(sessionId)) !== customerId) {
    throw new AppError("not_found");
  }
  return presentSubscription(await syncCustomer(deps, customerId));
}
