import type { Span } from "./brief.ts";

interface Found {
  /** As typed. */
  readonly text: string;
  readonly span: Span;
}

/**
 * Period or unit that a price of a brief is for: "$9 a month", "89 € pro Stunde". `findPrices`
 * (`values/prices.ts`) sets it; the words are `price.per` of the lexicons.
 */
export type PriceUnit = "hour" | "day" | "night" | "week" | "month" | "year" | "person" | "session" | "piece";

/**
 * Amount, in any currency, from which a price depends on the place or the work, so that customers
 * ask for it. `usualGoal` (`ads/usual-goal.ts`) and `impliedGoal` (`implied-goal.ts`) compare
 * prices with it.
 */
export const LARGE_WORK = 400;

/**
 * An amount of money in a brief, in units of its currency. `findPrices` (`values/prices.ts`) makes
 * it; the gate (`copy/gate/quantities.ts`) accepts no other price in an ad.
 */
export interface PriceValue extends Found {
  readonly kind: "price";
  readonly amount: number;
  /** Upper end of a range such as "20-30 euros". */
  readonly to: number | null;
  /** ISO 4217; null if the brief names no currency ("Fixed 89 a month"). */
  readonly currency: string | null;
  readonly per: PriceUnit | null;
  /** "from $9", "ab 19 Euro", "dès 49 €": the lowest of several prices. */
  readonly from: boolean;
}

/**
 * A share such as "20%" in a brief, 20 as `amount`. `findPercents` (`values/numbers.ts`) makes it.
 */
export interface PercentValue extends Found {
  readonly kind: "percent";
  readonly amount: number;
}

/**
 * A counted thing in a brief that is neither money nor time: "312 reviews", "six dentists", "4.8".
 * `findNumbers` (`values/numbers.ts`) makes it; ages come from `findAges` (`values/times.ts`). `to`
 * is the end of a range, else `null`.
 */
export interface NumberValue extends Found {
  readonly kind: "number";
  readonly amount: number;
  /** Upper end of a range. */
  readonly to: number | null;
  /** The counted noun as typed, empty if there is none. */
  readonly unit: string;
}

/**
 * A time in a brief: a clock time, a day, a date, a duration ("48h"), a deadline ("by noon") or a
 * year ("since 1994"). `findTimes` (`values/times.ts`) makes it and keeps its text, its type and
 * whether it is a deadline, but computes no date.
 */
export interface TimeValue extends Found {
  readonly kind: "time";
  readonly type: "clock" | "day" | "date" | "duration" | "year" | "frequency";
  /** "by noon", "until Friday", "bis Freitag": the time is a limit. */
  readonly deadline: boolean;
}

/**
 * A place in a brief as typed without its preposition: "Kemptown and Hove". `findPlaces`
 * (`values/places.ts`) makes it.
 */
export interface PlaceValue extends Found {
  readonly kind: "place";
  /** The preposition as typed, empty if there is none. */
  readonly preposition: string;
}

/**
 * A web address, an email address, a telephone number or a handle in a brief. `findContacts`
 * (`values/numbers.ts`) makes it; contacts for ads are selected by `readContacts`.
 */
export interface ContactValue extends Found {
  readonly kind: "contact";
  readonly type: "web" | "email" | "phone" | "handle";
}

/**
 * A value in a brief: price, percentage, number, time, place or contact. `findValues`
 * (`values/find-values.ts`) finds them with the files of its folder.
 */
export type Value = PriceValue | PercentValue | NumberValue | TimeValue | PlaceValue | ContactValue;
