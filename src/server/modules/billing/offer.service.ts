import type { Offer } from "#core/billing/api.ts";
import { OFFER, offerEnd, isOfferAvailable } from "#core/billing/offer.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Customer } from "../accounts/accounts.public.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { hasOfferUse, readNow } from "./billing.repo.ts";
import { readCustomer } from "./customer.service.ts";
import { knownMailboxHashes } from "./offer-hash.ts";

/**
 * Whether a customer gets the first-month offer at `now`; `readOffer` shows it, and `startCheckout`
 * (`checkout.service.ts`) applies it. The rule is `isOfferAvailable` in `core/billing/offer.ts`,
 * the last day the setting `OFFER_ENDS` (`boot/settings.ts`), one mailbox
 * `core/billing/mailbox.ts`.
 */
export async function hasOffer(
  db: Queryable,
  { secret, offerEnds }: Pick<BillingDeps, "secret" | "offerEnds">,
  { email, now }: Pick<Customer, "email" | "now">,
): Promise<boolean> {
  const used = await hasOfferUse(db, knownMailboxHashes(secret, email));
  return isOfferAvailable({ used, lastDay: offerEnds, now });
}

/**
 * Reads the offer for a user or a visitor (`GET /api/subscription/offer` in `billing.routes.ts`);
 * percentage and rule are in `core/billing/offer.ts`, the last day is the setting `OFFER_ENDS`. It
 * is not available without a payment provider.
 */
export async function readOffer(deps: BillingDeps, userId: UserId | undefined): Promise<Offer> {
  const customer = userId === undefined ? undefined : await readCustomer(deps, userId);
  const available = customer
    ? await hasOffer(deps.db, deps, customer)
    : isOfferAvailable({ used: false, lastDay: deps.offerEnds, now: await readNow(deps.db, deps.clock) });
  return {
    available: available && deps.payments.kind !== "none",
    percentOff: OFFER.percentOff,
    endsAt: offerEnd(deps.offerEnds),
  };
}
