import type { Offer } from "#core/billing/api.ts";
import { OFFER, offerEnd, offerHolds } from "#core/billing/offer.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Customer } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { hasOfferUse, readNow } from "./billing.repo.ts";
import { readCustomer } from "./customer.ts";
import { knownHashes } from "./offer-address.ts";

/** Whether a checkout of this customer now gets the first-month offer. */
export async function hasOffer(
  db: Queryable,
  { secret, offerEnds }: Pick<BillingDeps, "secret" | "offerEnds">,
  { email, now }: Pick<Customer, "email" | "now">,
): Promise<boolean> {
  const used = await hasOfferUse(db, knownHashes(secret, email));
  return offerHolds({ used, lastDay: offerEnds, now });
}

/** The offer as somebody sees it: a visitor may still take it, a user unless it was used. Where nothing is sold there is none. */
export async function readOffer(deps: BillingDeps, userId: UserId | undefined): Promise<Offer> {
  const customer = userId === undefined ? undefined : await readCustomer(deps, userId);
  const available = customer
    ? await hasOffer(deps.db, deps, customer)
    : offerHolds({ used: false, lastDay: deps.offerEnds, now: await readNow(deps.db, deps.clock) });
  return {
    available: available && deps.payments.kind !== "none",
    percentOff: OFFER.percentOff,
    endsAt: offerEnd(deps.offerEnds),
  };
}
