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
 * Whether a rule is about what an ad promises rather than how it is worded. `checkBrief`, the
 * studio's text ads (`accepted-lines.ts`) and `ad-remarks.tsx` ask it; new rules about promises
 * join `PROMISES` here.
 */
export function isPromise(ruleId: string): boolean {
  return PROMISES.has(ruleId);
}

/**
 * Finds what platforms reject or may reject in an ad that repeats the fields of a brief; only rules
 * of `isPromise`, each remark once. `brief-remarks.tsx` shows it under the forms of the tools.
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
