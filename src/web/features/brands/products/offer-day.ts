import { productsCopy } from "#core/brands/brands.copy.ts";
import { isOfferOver } from "#core/brands/offer.ts";
import { formatDay } from "#core/format-day.ts";

const yearOf = (day: string) => day.slice(0, "2026".length);

/**
 * When the offer of a product ends or has ended, for `ProductRow`, with the year unless it is the
 * current one; its last day is part of the offer (`isOfferOver` in `core/brands/offer.ts`). Takes
 * ISO dates.
 */
export function offerDay(offerEndsOn: string, today: string): string {
  const day = formatDay(offerEndsOn, yearOf(offerEndsOn) === yearOf(today) ? "short" : undefined);
  return isOfferOver({ offerEndsOn }, today) ? productsCopy.offerEnded(day) : productsCopy.offerEnds(day);
}
