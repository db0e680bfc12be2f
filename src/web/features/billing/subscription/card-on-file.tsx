import { planCopy } from "#core/billing/billing.copy.ts";
import { useBillingDetails } from "../details-request.ts";

/** Line of the current plan's card with the card used for payments, if known. */
export function CardOnFile() {
  const card = useBillingDetails().data?.card;
  if (!card) return null;
  return <p className="mt-1 text-label text-ink-3">{planCopy.card(card)}</p>;
}
