/**
 * What kind of thing a business offers, whatever its trade. `readOffering` (`read-offering.ts`)
 * finds it by the clues in `offerings/<language>.ts`; `usualGoal` (`ads/usual-goal.ts`) has the
 * next step of each kind.
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

/**
 * Kind of thing that a business offers, one of `OFFERINGS`; `event` is anything with places and a
 * time, from a lesson to a fair. `readOffering` (`read-offering.ts`) decides it.
 */
export type Offering = (typeof OFFERINGS)[number];
