/**
 * First-month discount, once per customer. `npm run stripe:setup` makes Stripe's coupon from it,
 * the sandbox applies it, and billing and landing page show it.
 */
export const OFFER = { percentOff: 50 } as const;

/**
 * Discount of the first month in cents, for Stripe's coupon and the sandbox; half a cent is rounded
 * up in the customer's favor.
 */
export const offerDiscountCents = (cents: number) => Math.ceil((cents * OFFER.percentOff) / 100);

/** Discounted price of the first month in cents, in the sandbox and on its checkout page. */
export const firstMonthCents = (cents: number) => cents - offerDiscountCents(cents);

/** Discounted price of the first month in currency units, as the list of plans shows it. */
export const firstMonthPrice = (price: number) => firstMonthCents(Math.round(price * 100)) / 100;

/**
 * End of the offer's last day (`OFFER_ENDS` is an ISO date, UTC) in ms since 1970; `null` for an
 * offer without an end. Start and `readOffer` use it.
 */
export function offerEnd(lastDay: string | undefined): number | null {
  return lastDay === undefined ? null : Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000;
}

/**
 * Whether the offer has not ended, without asking who the customer is; both times in ms since 1970,
 * `end` from `offerEnd`. The public pages use it.
 */
export const isOfferOpen = (end: number | null, now: number) => end === null || now < end;

interface OfferState {
  /** Whether this customer has used the offer, including with a deleted account. */
  readonly used: boolean;
  /** Last day of the offer (ISO date, UTC); `undefined` for an offer without an end. */
  readonly lastDay: string | undefined;
  readonly now: Date;
}

/**
 * Whether a checkout at `now` gets the first-month discount; the slice `billing` asks it for the
 * billing page and when it opens a checkout.
 */
export function isOfferAvailable({ used, lastDay, now }: OfferState): boolean {
  return !used && isOfferOpen(offerEnd(lastDay), now.getTime());
}
