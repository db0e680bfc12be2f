/** The first-month offer, once per customer. */
export const OFFER = { percentOff: 50 } as const;

/** What the offer takes off a price, in cents; half a cent is rounded up, so that an odd cent is the customer's. */
export const offerCents = (cents: number) => Math.ceil((cents * OFFER.percentOff) / 100);

/** What the first month costs with the offer, in cents. */
export const firstMonthCents = (cents: number) => cents - offerCents(cents);

/** As `firstMonthCents`, in currency units. */
export const firstMonthPrice = (price: number) => firstMonthCents(Math.round(price * 100)) / 100;

/** The moment (ms) at which the offer is over, after its last day in UTC; `null` when it has no end. */
export function offerEnd(lastDay: string | undefined): number | null {
  return lastDay === undefined ? null : Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000;
}

/** Whether the offer is not over yet: `end` as `offerEnd` gives it, `now` in ms. */
export const offerRuns = (end: number | null, now: number) => end === null || now < end;

interface OfferFacts {
  /** Whether this customer has had a first month before, also under an account that is gone. */
  readonly used: boolean;
  /** Last day of the offer (ISO date, UTC); `undefined`: no end. */
  readonly lastDay: string | undefined;
  readonly now: Date;
}

/** Whether a checkout now gets the first month for half the price. */
export function offerHolds({ used, lastDay, now }: OfferFacts): boolean {
  return !used && offerRuns(offerEnd(lastDay), now.getTime());
}
