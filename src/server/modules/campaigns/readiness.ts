import { createHash } from "node:crypto";
import { relevantFacts, lastingFacts } from "#core/campaigns/check-facts.ts";
import { TEXT_RULES } from "#core/checks/rules/all.ts";
import { checkFactsOf, type Campaign } from "./load-campaign.ts";
import { judgeAd, type CheckedMedia, type JudgedAd } from "./present.ts";

/** Increase it when the findings about whole ads or the missing parts change. */
const WHOLE_AD_RULES = "1 ";

const RULES = TEXT_RULES.map(({ id, version }) => `${id} ${version}`).join();

const keyOf = (facts: object) =>
  createHash("sha256")
    .update(JSON.stringify(facts))
    .update(WHOLE_AD_RULES + RULES)
    .digest("base64url")
    .slice(0, 16);

/**
 * Key of all facts (`lastingFacts` in `core/campaigns/check-facts.ts`) and rules by which the ads
 * of a campaign are checked today; `countReady` (`count-ready.service.ts`) compares it: a stored
 * readiness with another key is outdated. Another claim, price, day or version of a rule
 * (`core/checks/rules`) gives another key, and so does `WHOLE_AD_RULES` in this file, to increase
 * when the findings about whole ads change.
 */
export const campaignFactsKey = (campaign: Campaign): string => keyOf(lastingFacts(checkFactsOf(campaign)));

/**
 * Whether an ad was complete or approved (`core/campaigns/ad-state.ts`), and the key of the facts
 * by which it was checked. `readinessOf` makes it, and each write stores it in `ads`, so that lists
 * need not check all ads.
 */
export interface Readiness {
  readonly ready: boolean;
  /**
   * `campaignFactsKey`, a point, and the key of those facts that can decide about this ad. `ready`
   * holds while one of them is the same.
   */
  readonly checkedFacts: string;
}

/** Input of the check of an ad. */
interface CheckedBy {
  readonly campaign: Campaign;
  /** `campaignFactsKey` of the campaign. */
  readonly campaignKey: string;
  /** The picture that the ad shows. */
  readonly media: CheckedMedia | undefined;
}

/** Key of the facts that can decide about an ad. */
const adFactsKey = (ad: JudgedAd, campaign: Campaign): string =>
  keyOf(relevantFacts(checkFactsOf(campaign), ad.fields));

function isReady(ad: JudgedAd, campaign: Campaign, media: CheckedMedia | undefined): boolean {
  const { state } = judgeAd(ad, campaign, media);
  return state === "complete" || state === "approved";
}

/**
 * Whether lists count an ad as ready (complete or approved: `adState` in
 * `core/campaigns/ad-state.ts`), in the form that is stored with it. `countReady`
 * (`count-ready.service.ts`) calls it for ads of changed campaigns. The stored state is kept if no
 * fact about the ad has changed (`relevantFacts` in `core/campaigns/check-facts.ts`).
 */
export function refreshReadiness(
  ad: JudgedAd & Readiness,
  { campaign, campaignKey, media }: CheckedBy,
): Readiness {
  const adKey = adFactsKey(ad, campaign);
  const [, known] = ad.checkedFacts.split(".");
  return {
    ready: known === adKey ? ad.ready : isReady(ad, campaign, media),
    checkedFacts: `${campaignKey}.${adKey}`,
  };
}

/**
 * Checks an ad that is new or has changed (`judgeAd` in `present.ts`), to store its readiness.
 * `media` is the picture that it shows. `writeAd` (`write-ad.ts`), `createAds` (`new-ads.ts`),
 * `decideFinding` (`findings.service.ts`) and the others that write ads call it in the same
 * transaction.
 */
export function readinessOf(ad: JudgedAd, campaign: Campaign, media: CheckedMedia | undefined): Readiness {
  return {
    ready: isReady(ad, campaign, media),
    checkedFacts: `${campaignFactsKey(campaign)}.${adFactsKey(ad, campaign)}`,
  };
}
