import { planCopy } from "#core/billing/billing.copy.ts";
import { useBillingDetails } from "../details-request.ts";

/**
 * Line of `PlanPrice` with the card used for payments, if `useBillingDetails` knows one; the
 * payment adapter of the server reads it. Words: `planCopy.card` in `core/billing/billing.copy.ts`.
 */
export function CardOnFile() {
  const card = useBillingDetails().data?.card;
  if (!card) return null;
  return <p className="mt-1 text-label text-ink-3">{planCopy.card(card)}</p>;
}
