import { planWords } from "#core/billing/words.ts";
import { useBillingDetails } from "../details-request.ts";

/** The card used for payments, if known. */
export function CardOnFile() {
  const card = useBillingDetails().data?.card;
  if (!card) return null;
  return <p className="mt-1 text-label text-ink-3">{planWords.card(card)}</p>;
}
