/**
 * What kind of thing a business offers, whatever its trade; decides the next step of a customer if
 * nothing else does.
 */
export const OFFERINGS = [
  "service",
  "event",
  "rental",
  "goods",
  "meal",
  "software",
  "charity",
  "job",
  "public",
] as const;

/** See `OFFERINGS`; `event` is anything with places and a time, from a lesson to a fair. */
export type Offering = (typeof OFFERINGS)[number];
