import { presentSubscription, type PaidTier, type Subscription } from "#core/billing/api.ts";
import { hasEnded } from "#core/billing/subscription.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCustomerOfUser } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { nextAttempt } from "./billing.repo.ts";
import { ensureCustomer, readCustomer } from "./customer.ts";
import { hasOffer } from "./offer.service.ts";
import { fetchCustomerState, syncCustomer, syncLocked } from "./sync.service.ts";
import { withCustomer } from "./with-customer.ts";

interface Wanted {
  readonly userId: UserId;
  readonly tier: PaidTier;
  /** Origin that the browser is on, where it comes back to. */
  readonly origin: string;
}

const isGone = (error: unknown) => error instanceof PaymentsError && error.code === "gone";

/** The open checkout for this wish; any other open one is closed first, so that never two can be paid. */
async function openOnly(
  tx: Tx,
  deps: BillingDeps,
  { userId, tier, origin }: Wanted,
  { customerId, attempt }: { readonly customerId: string; readonly attempt: number },
): Promise<string> {
  const customer = await findCustomerOfUser(tx, deps.clock, userId);
  if (!customer) throw new AppError("unauthorized");
  const offer = await hasOffer(tx, deps, customer);
  const open = await deps.payments.openCheckouts(customerId);
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

/** `undefined` when a subscription that has not ended stands in the way. */
async function checkoutOf(
  deps: BillingDeps,
  wanted: Wanted,
  customerId: string,
): Promise<string | undefined> {
  // Counted outside of the lock's transaction: a number must stay used when the attempt fails.
  const attempt = await nextAttempt(deps.db, wanted.userId);
  return withCustomer(deps, customerId, async (tx) => {
    const { current } = await fetchCustomerState(tx, deps, customerId);
    if (!current || hasEnded(current.status)) return openOnly(tx, deps, wanted, { customerId, attempt });
    // Perhaps nobody has told us of it yet.
    await syncLocked(tx, deps, customerId);
    return undefined;
  });
}

/** Where to pay for a plan. However often and in however many tabs it is asked for, there is one open checkout. */
export async function startCheckout(deps: BillingDeps, wanted: Wanted): Promise<{ url: string }> {
  const { userId } = wanted;
  const customerId = await ensureCustomer(deps, userId);
  const url = await checkoutOf(deps, wanted, customerId).catch(async (error: unknown) => {
    if (!isGone(error)) throw error;
    // Either the customer was deleted at the provider, or another tab has just paid.
    if ((await syncCustomer(deps, customerId)) !== undefined) throw new AppError("checkout_done");
    return checkoutOf(deps, wanted, await ensureCustomer(deps, userId, customerId));
  });
  if (url === undefined) throw new AppError("subscription_exists");
  return { url };
}

/** The browser is back from a checkout: what was bought shows at once, whether or not a webhook has told of it. */
export async function returnFromCheckout(
  deps: BillingDeps,
  userId: UserId,
  sessionId: string,
): Promise<Subscription | null> {
  const { customerId } = await readCustomer(deps, userId);
  // The id comes from the address bar: it only counts for the customer of the session's user.
  if (customerId === null || (await deps.payments.checkoutCustomer(sessionId)) !== customerId) {
    throw new AppError("not_found");
  }
  return presentSubscription(await syncCustomer(deps, customerId));
}
