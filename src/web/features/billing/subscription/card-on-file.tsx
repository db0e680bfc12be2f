import { planWords } from "#core/billing/words.ts";
import { useBillingDetails } from "../details-request.ts";

/** Which card pays; nothing while that is not known. */
export function CardOnFile() {
  const card = useBillingDetails().data?.card;
  if (!card) return null;
  return <p className="mt-1 text-label text-ink-3">{planWords.card(card)}</p>;
}
