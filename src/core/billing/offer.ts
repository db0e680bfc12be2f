/** The first-month offer, once per customer. */
export const OFFER = { percentOff: 50 } as const;

/** What the first month costs with the offer, in cents. The discount is rounded, so an odd cent is the customer's. */
export const firstMonthCents = (cents: number) => cents - Math.round((cents * OFFER.percentOff) / 100);

/** As `firstMonthCents`, in currency units. */
export const firstMonthPrice = (price: number) => firstMonthCents(Math.round(price * 100)) / 100;

/** The moment (ms) at which the offer is over, after its last day in UTC; `null` when it has no end. */
export function offerEnd(lastDay: string | undefined): number | null {
  return lastDay === undefined ? null : Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000;
}

interface OfferFacts {
  /** Whether this customer has had a first month before, also under an account that is gone. */
  readonly used: boolean;
  /** Last day of the offer (ISO date, UTC); `undefined`: no end. */
  readonly lastDay: string | undefined;
  readonly now: Date;
}

/** Whether a checkout now gets the first month for half the price. */
export function offerHolds({ used, lastDay, now }: OfferFacts): boolean {
  const end = offerEnd(lastDay);
  return !used && (end === null || now.getTime() < end);
}
