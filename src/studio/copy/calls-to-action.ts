import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import type { Goal } from "../text/facts/facts.ts";

/** Button labels for each goal, the best one first; a platform offers some of them. */
const LABELS: Record<Goal, readonly string[]> = {
  book: ["Book now", "Contact us", "Visit website"],
  order: ["Order now", "Shop now", "Buy now"],
  buy: ["Shop now", "Buy now", "Order now"],
  try: ["Sign up", "Subscribe"],
  quote: ["Get quote", "Contact us", "Visit website"],
  call: ["Contact us", "Visit website"],
  donate: ["Donate now", "Visit website"],
  signup: ["Sign up", "Register", "Subscribe"],
  apply: ["Apply now", "Apply", "Visit website"],
  visit: ["Visit store", "Visit website"],
  download: ["Download"],
  ask: ["Contact us", "Visit website"],
  learn: [],
};

/**
 * The value of the platform's button that fits a goal best, for `writeCampaignCopy`
 * (`write-copy.ts`): the first label of `LABELS` here that the platform has, else the first value
 * of its list (`callsToAction` of the platform in `core/platforms/platforms.ts`). Undefined if the
 * platform's ads have no button.
 */
export function platformCallFor(platform: PlatformId, goal: Goal): string | undefined {
  const { callsToAction }: PlatformSpec = PLATFORMS[platform];
  if (!callsToAction) return undefined;
  const values = Object.entries(callsToAction);
  for (const wanted of LABELS[goal]) {
    const value = values.find(([, label]) => label === wanted)?.[0];
    if (value !== undefined) return value;
  }
  return values[0]?.[0];
}
