/**
 * First-month discount, once per customer. `npm run stripe:setup` makes Stripe's coupon from it,
 * the sandbox applies it. `landing.copy.ts` ("50% off") and `terms.copy.ts` ("half") have it
 * written out.
 */
export const OFFER = { percentOff: 50 } as const;

/**
 * Discount of the first month in cents, for Stripe's coupon (`stripe/names.ts`, `stripe/setup.ts`)
 * and `firstMonthCents`; half a cent is rounded up in the customer's favor.
 */
export const offerDiscountCents = (cents: number) => Math.ceil((cents * OFFER.percentOff) / 100);

/**
 * Discounted price of the first month in cents; the sandbox charges it (`sandbox/changes.ts`) and
 * its checkout page (`sandbox-pages.ts`) shows it.
 */
export const firstMonthCents = (cents: number) => cents - offerDiscountCents(cents);

/**
 * Discounted price of the first month in dollars, which the list of plans shows
 * (`plan-option.tsx`).
 */
export const firstMonthPrice = (price: number) => firstMonthCents(Math.round(price * 100)) / 100;

/**
 * End of the offer's last day in ms since 1970; `null` for an offer without an end. The day (ISO,
 * UTC) is the setting `OFFER_ENDS` (`server/boot/settings.ts`); `boot/app.ts` at the start and
 * `offer.service.ts` call it.
 */
export function offerEnd(lastDay: string | undefined): number | null {
  return lastDay === undefined ? null : Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000;
}

/**
 * Whether the offer is still running, for any customer; both times in ms since 1970.
 * `boot/app.ts` asks it for the public pages.
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
 * Whether a customer gets the first-month discount at `now`: not used, not ended.
 * `offer.service.ts` asks it for the billing page and when a checkout opens.
 */
export function isOfferAvailable({ used, lastDay, now }: OfferState): boolean {
  return !used && isOfferOpen(offerEnd(lastDay), now.getTime());
}
