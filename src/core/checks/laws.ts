/** Laws that the rules of the checks engine cite; policies of platforms are in `sources.ts`. */
import type { Source } from "./rule.ts";
import { RULES_READ_ON } from "./sources.ts";

const law = (name: string, url: string): Source => ({ name, url, kind: "law", readOn: RULES_READ_ON });

/**
 * EU directive behind `free` and `urgency` (`rules/offers.ts`), the rules of `rules/proof.ts` but
 * `green`, and the brand's claims (`rules/claims.ts`). Shown where no other of the rule's sources
 * has the platform's network in its `networks` (`sourceFor` in `check.ts`); of two laws the first
 * in the rule's list.
 */
export const UCPD = law(
  "EU directive on unfair commercial practices, annex I",
  "eur-lex.europa.eu/eli/dir/2005/29",
);

/**
 * German act behind the rule `superlative` in `rules/comparison.ts`; shown where none of the rule's
 * sources has the platform's network in its `networks` (`sourceFor` in `check.ts`).
 */
export const UWG_MISLEADING = law(
  "German act against unfair competition, section 5",
  "gesetze-im-internet.de/uwg_2004/__5.html",
);

/**
 * German act behind the rule `competitor` in `rules/comparison.ts`; shown where none of the rule's
 * sources has the platform's network in its `networks` (`sourceFor` in `check.ts`).
 */
export const UWG_COMPARISON = law(
  "German act against unfair competition, section 6",
  "gesetze-im-internet.de/uwg_2004/__6.html",
);

/**
 * EU regulation behind the rule `cure` in `rules/health.ts`; shown where none of the rule's sources
 * has the platform's network in its `networks` (`sourceFor` in `check.ts`).
 */
export const HEALTH_CLAIMS = law(
  "EU regulation on health claims, 1924/2006",
  "eur-lex.europa.eu/eli/reg/2006/1924",
);

/**
 * US policy behind rules on claims that need proof: those of `rules/claims.ts`, `number-claim`
 * (`proof.ts`), `superlative` (`comparison.ts`), `guarantee` and `instant-result` (`promises.ts`).
 * Shown where no other of the rule's sources has the platform's network in its `networks`
 * (`sourceFor` in `check.ts`); of two laws the first in the rule's list.
 */
export const FTC_SUBSTANTIATION = law(
  "US Federal Trade Commission, substantiation of claims",
  "ftc.gov/legal-library/browse/ftc-policy-statement-regarding-advertising-substantiation",
);

/**
 * US rule behind the rule `free` in `rules/offers.ts`, listed after `UCPD`, which findings show
 * instead (`sourceFor` in `check.ts` takes the first without `networks`).
 */
export const FTC_FREE = law(
  "US Federal Trade Commission, use of “free”, 16 CFR 251",
  "ecfr.gov/current/title-16/part-251",
);

/**
 * US rule behind the rule `review-claim` in `rules/proof.ts`; its findings show it on every
 * platform, because no source of the rule has `networks` (`sourceFor` in `check.ts`).
 */
export const FTC_REVIEWS = law(
  "US Federal Trade Commission, rule on reviews, 16 CFR 465",
  "ecfr.gov/current/title-16/part-465",
);

/**
 * US guide behind the rule `green` in `rules/proof.ts`, listed after `GREEN_DIRECTIVE`, which
 * findings show instead (`sourceFor` in `check.ts` takes the first without `networks`).
 */
export const FTC_GREEN = law(
  "US Federal Trade Commission, green guides, 16 CFR 260",
  "ecfr.gov/current/title-16/part-260",
);

/**
 * EU directive behind the rule `green` in `rules/proof.ts`; its findings show it on every platform,
 * because no source of the rule has `networks` (`sourceFor` in `check.ts`).
 */
export const GREEN_DIRECTIVE = law(
  "EU directive 2024/825, applies from 27 September 2026",
  "eur-lex.europa.eu/eli/dir/2024/825",
);

/**
 * EU directive behind the rule `discount` in `rules/offers.ts`; shown where none of the rule's
 * sources has the platform's network in its `networks` (`sourceFor` in `check.ts`).
 */
export const PRICE_DIRECTIVE = law(
  "EU directive 98/6 on prices, article 6a",
  "eur-lex.europa.eu/eli/dir/1998/6",
);

/**
 * German act behind the rules `price` and `discount` in `rules/offers.ts`; findings about prices
 * show it where none of the rule's sources has the platform's network in its `networks`
 * (`sourceFor` in `check.ts`), those about discounts show `PRICE_DIRECTIVE`.
 */
export const PRICE_ACT = law(
  "German act on price indications, sections 3 and 11",
  "gesetze-im-internet.de/pangv_2022",
);

/**
 * EU regulation behind the category politics in `rules/categories.ts`; its findings show it where
 * none of its sources has the platform's network in its `networks` (`sourceFor` in `check.ts`).
 */
export const POLITICAL_ADS = law(
  "EU regulation 2024/900 on political advertising",
  "eur-lex.europa.eu/eli/reg/2024/900",
);

/**
 * EU act behind the findings on generated pictures in `check-image.ts`, where `aiRemarks` decides
 * the platforms (`META_AI` of `sources.ts` instead for a missing label on Facebook and Instagram);
 * `aiLabelOf` in `core/campaigns/ai-label.ts` links to it.
 */
export const AI_ACT = law("EU AI Act, article 50", "eur-lex.europa.eu/eli/reg/2024/1689");
