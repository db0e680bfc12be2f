/** Laws that the rules of the checks engine cite; policies of platforms are in `sources.ts`. */
import type { Source } from "./rule.ts";
import { RULES_READ_ON } from "./sources.ts";

const law = (name: string, url: string): Source => ({ name, url, kind: "law", readOn: RULES_READ_ON });

/** Source that rules cite for claims that are always unfair, such as a false “free”. */
export const UCPD = law(
  "EU directive on unfair commercial practices, annex I",
  "eur-lex.europa.eu/eli/dir/2005/29",
);

/** Source that rules cite for superlatives. */
export const UWG_MISLEADING = law(
  "German act against unfair competition, section 5",
  "gesetze-im-internet.de/uwg_2004/__5.html",
);

/** Source that rules cite for comparisons with competitors. */
export const UWG_COMPARISON = law(
  "German act against unfair competition, section 6",
  "gesetze-im-internet.de/uwg_2004/__6.html",
);

/** Source that rules cite for health claims about food. */
export const HEALTH_CLAIMS = law(
  "EU regulation on health claims, 1924/2006",
  "eur-lex.europa.eu/eli/reg/2006/1924",
);

/** Source that rules cite for claims that need proof. */
export const FTC_SUBSTANTIATION = law(
  "US Federal Trade Commission, substantiation of claims",
  "ftc.gov/legal-library/browse/ftc-policy-statement-regarding-advertising-substantiation",
);

/** Source that rules cite for “free”. */
export const FTC_FREE = law(
  "US Federal Trade Commission, use of “free”, 16 CFR 251",
  "ecfr.gov/current/title-16/part-251",
);

/** Source that rules cite for reviews and ratings. */
export const FTC_REVIEWS = law(
  "US Federal Trade Commission, rule on reviews, 16 CFR 465",
  "ecfr.gov/current/title-16/part-465",
);

/** US source that rules cite for environmental claims. */
export const FTC_GREEN = law(
  "US Federal Trade Commission, green guides, 16 CFR 260",
  "ecfr.gov/current/title-16/part-260",
);

/** EU source that rules cite for environmental claims. */
export const GREEN_DIRECTIVE = law(
  "EU directive 2024/825, applies from 27 September 2026",
  "eur-lex.europa.eu/eli/dir/2024/825",
);

/** Source that rules cite for reduced prices. */
export const PRICE_DIRECTIVE = law(
  "EU directive 98/6 on prices, article 6a",
  "eur-lex.europa.eu/eli/dir/1998/6",
);

/** Source that rules cite for prices without their unit or former price. */
export const PRICE_ACT = law(
  "German act on price indications, sections 3 and 11",
  "gesetze-im-internet.de/pangv_2022",
);

/** Source that the rule on restricted categories cites for political advertising. */
export const POLITICAL_ADS = law(
  "EU regulation 2024/900 on political advertising",
  "eur-lex.europa.eu/eli/reg/2024/900",
);

/**
 * Source that is cited for labels of generated pictures: by the picture check and by `aiLabelOf`.
 */
export const AI_ACT = law("EU AI Act, article 50", "eur-lex.europa.eu/eli/reg/2024/1689");
