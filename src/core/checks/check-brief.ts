import type { PlatformId } from "../platforms/platforms.ts";
import { checkMainText } from "./check.ts";
import { toRemarks, type Remark } from "./remarks.ts";

/** Rules about promises and their audience; rewording the ad cannot fix their findings. */
const PROMISES = new Set([
  "cure",
  "guarantee",
  "instant-result",
  "weight-loss",
  "before-after",
  "clickbait",
  "competitor",
  "pa-health-money",
  "pa-identity",
  "pa-group",
  "pa-age",
  "restricted-category",
]);

/**
 * Whether a rule is about what an ad promises rather than how it is written. Briefs are checked for
 * promises only.
 */
export function isPromise(ruleId: string): boolean {
  return PROMISES.has(ruleId);
}

/**
 * Finds what platforms would reject in an ad that repeats the fields of a brief; the forms of the
 * tools show it under the brief (`BriefRemarks`).
 */
export function checkBrief(texts: readonly string[], platforms: readonly PlatformId[]): Remark[] {
  const remarks = texts.flatMap((text) =>
    toRemarks(
      checkMainText(text, platforms).filter(
        ({ ruleId, severity }) => isPromise(ruleId) && (severity === "reject" || severity === "may-reject"),
      ),
    ),
  );
  const seen = new Set<string>();
  return remarks.filter(({ what }) => !seen.has(what) && seen.add(what));
}
