import type { Offer } from "../../../core/billing/api.ts";
import { OFFER, offerEnd, offerHolds } from "../../../core/billing/offer.ts";
import type { Queryable } from "../../db/client.ts";
import type { Customer } from "../accounts/customer.service.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { hasOfferUse } from "./billing.repo.ts";
import { readCustomer } from "./customer.ts";
import { addressHash } from "./offer-address.ts";

/** Whether a checkout of this customer now gets the first-month offer. */
export async function hasOffer(
  db: Queryable,
  { secret, offerEnds }: Pick<BillingDeps, "secret" | "offerEnds">,
  { email, now }: Pick<Customer, "email" | "now">,
): Promise<boolean> {
  const used = await hasOfferUse(db, addressHash(secret, email));
  return offerHolds({ used, lastDay: offerEnds, now });
}

export async function readOffer(deps: BillingDeps, userId: string): Promise<Offer> {
  const available = await hasOffer(deps.db, deps, await readCustomer(deps, userId));
  return { available, percentOff: OFFER.percentOff, endsAt: offerEnd(deps.offerEnds) };
}
