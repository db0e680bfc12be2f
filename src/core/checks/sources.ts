/**
 * Where the rules are written down, and when that was read. Some of Google's policy pages were read
 * through public pages that quote them. Pinterest's and X's own policies
 * could not be read.
 */
import type { Source } from "./rule.ts";

/** Date on which the rules were last checked against their sources. */
export const RULES_READ_ON = "2026-11-22";
const readOn = RULES_READ_ON;

export const GOOGLE_EDITORIAL: Source = {
  name: "Google Ads editorial policy",
  url: "support.google.com/adspolicy/answer/14847994",
  kind: "platform",
  networks: ["google"],
  readOn,
};
export const GOOGLE_CAPITALS: Source = {
  name: "Google Ads editorial policy, capitalization",
  url: "support.google.com/adspolicy/answer/14848295",
  kind: "third-party",
  networks: ["google"],
  readOn,
};
export const GOOGLE_EXCLAMATION: Source = {
  name: "Google Ads editorial policy, older page on punctuation",
  url: "support.google.com/adwordspolicy/answer/176095",
  kind: "platform",
  networks: ["google"],
  readOn,
};
export const GOOGLE_PHONE: Source = {
  name: "Google Ads editorial policy, phone numbers in ad text",
  url: "support.google.com/adspolicy/answer/6021546",
  kind: "third-party",
  networks: ["google"],
  readOn,
};
export const GOOGLE_MISREPRESENTATION: Source = {
  name: "Google Ads policy on misrepresentation",
  url: "support.google.com/adspolicy/answer/6020955",
  kind: "third-party",
  networks: ["google"],
  readOn,
};
export const GOOGLE_TRADEMARKS: Source = {
  name: "Google Ads policy on trademarks",
  url: "support.google.com/adspolicy/answer/6118",
  kind: "third-party",
  networks: ["google"],
  readOn,
};
export const GOOGLE_FINANCE: Source = {
  name: "Google Ads policy on financial products",
  url: "support.google.com/adspolicy/answer/2464998",
  kind: "third-party",
  networks: ["google"],
  readOn,
};
export const GOOGLE_HEALTHCARE: Source = {
  name: "Google Ads policy on healthcare and medicines",
  url: "support.google.com/adspolicy/answer/176031",
  kind: "platform",
  networks: ["google"],
  readOn,
};
export const GOOGLE_IMAGE_ASSETS: Source = {
  name: "Google Ads requirements for image assets",
  url: "support.google.com/google-ads/answer/9566341",
  kind: "third-party",
  networks: ["google"],
  readOn,
};
export const GOOGLE_GAMBLING: Source = {
  name: "Google Ads policy on gambling and games",
  url: "support.google.com/adspolicy/answer/6018017",
  kind: "platform",
  networks: ["google"],
  readOn,
};
export const GOOGLE_DANGEROUS: Source = {
  name: "Google Ads policy on dangerous products, with weapons and tobacco",
  url: "support.google.com/adspolicy/answer/6014299",
  kind: "platform",
  networks: ["google"],
  readOn,
};
export const MICROSOFT_STYLE: Source = {
  name: "Microsoft Advertising style policy",
  url: "about.ads.microsoft.com/policies/ad-style-policies",
  kind: "platform",
  networks: ["microsoft"],
  readOn,
};
export const MICROSOFT_GENERAL: Source = {
  name: "Microsoft Advertising general ad requirements",
  url: "about.ads.microsoft.com/en-ca/policies/general-ad-requirements",
  kind: "platform",
  networks: ["microsoft"],
  readOn,
};
export const MICROSOFT_SUPERLATIVES: Source = {
  name: "MediaPost on Microsoft Advertising's review of “best”",
  url: "mediapost.com/publications/article/407262",
  kind: "third-party",
  networks: ["microsoft"],
  readOn,
};
export const META_PERSONAL: Source = {
  name: "Meta ad standards, personal attributes",
  url: "transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes",
  kind: "platform",
  networks: ["meta"],
  readOn,
};
export const META_HEALTH: Source = {
  name: "Meta ad standards, personal health",
  url: "facebook.com/business/help/2489235377779939",
  kind: "platform",
  networks: ["meta"],
  readOn,
};
export const META_SPECIAL: Source = {
  name: "Meta on choosing a special ad category",
  url: "facebook.com/business/help/298000447747885",
  kind: "platform",
  networks: ["meta"],
  readOn,
};
export const META_CHECKLIST: Source = {
  name: "Meta checklist of advertising policies",
  url: "facebook.com/business/help/757209948405699",
  kind: "platform",
  networks: ["meta"],
  readOn,
};
export const META_AI: Source = {
  name: "Meta on labels for generated images in ads",
  url: "about.fb.com/news/2025/02/gen-ai-transparency-metas-ads-products",
  kind: "platform",
  networks: ["meta"],
  readOn,
};
export const TIKTOK_TEXT: Source = {
  name: "TikTok specification of in-feed ads",
  url: "ads.tiktok.com/help/article?aid=6669199281502552069",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};
export const TIKTOK_MISLEADING: Source = {
  name: "TikTok policy on misleading and false content",
  url: "ads.tiktok.com/help/article/tiktok-ads-policy-misleading-and-false-content",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};
export const TIKTOK_INDUSTRIES: Source = {
  name: "TikTok policy on industries",
  url: "ads.tiktok.com/help/article?aid=6685586866860720134",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};
export const LINKEDIN_SPECIFICATION: Source = {
  name: "LinkedIn specification of single image ads",
  url: "linkedin.com/help/lms/answer/a426534",
  kind: "platform",
  networks: ["linkedin"],
  readOn,
};
export const LINKEDIN_GUIDELINES: Source = {
  name: "LinkedIn advertising guidelines",
  url: "linkedin.com/help/lms/answer/a1592695",
  kind: "platform",
  networks: ["linkedin"],
  readOn,
};
export const PINTEREST_WEIGHT: Source = {
  name: "Reports on Pinterest's ban of weight-loss ads (July 2021)",
  url: "tech-space.africa/pinterest-bans-all-weight-loss-ads",
  kind: "third-party",
  networks: ["pinterest"],
  readOn,
};

export const PINTEREST_SIZES: Source = {
  name: "Pinterest product specifications",
  url: "help.pinterest.com/en/business/article/pinterest-product-specs",
  kind: "platform",
  networks: ["pinterest"],
  readOn,
};
export const X_CARDS: Source = {
  name: "X on images of cards",
  url: "docs.x.com",
  kind: "platform",
  networks: ["x"],
  readOn,
};
export const OPENAI_ADS: Source = {
  name: "OpenAI on ads in ChatGPT",
  url: "help.openai.com/en/articles/20001218",
  kind: "platform",
  networks: ["openai"],
  readOn,
};

const law = (name: string, url: string): Source => ({ name, url, kind: "law", readOn });

export const UCPD = law(
  "EU directive on unfair commercial practices, annex I",
  "eur-lex.europa.eu/eli/dir/2005/29",
);
export const UWG_MISLEADING = law(
  "German act against unfair competition, section 5",
  "gesetze-im-internet.de/uwg_2004/__5.html",
);
export const UWG_COMPARISON = law(
  "German act against unfair competition, section 6",
  "gesetze-im-internet.de/uwg_2004/__6.html",
);
export const HEALTH_CLAIMS = law(
  "EU regulation on health claims, 1924/2006",
  "eur-lex.europa.eu/eli/reg/2006/1924",
);
export const FTC_SUBSTANTIATION = law(
  "US Federal Trade Commission, substantiation of claims",
  "ftc.gov/legal-library/browse/ftc-policy-statement-regarding-advertising-substantiation",
);
export const FTC_FREE = law(
  "US Federal Trade Commission, use of “free”, 16 CFR 251",
  "ecfr.gov/current/title-16/part-251",
);
export const FTC_REVIEWS = law(
  "US Federal Trade Commission, rule on reviews, 16 CFR 465",
  "ecfr.gov/current/title-16/part-465",
);
export const FTC_GREEN = law(
  "US Federal Trade Commission, green guides, 16 CFR 260",
  "ecfr.gov/current/title-16/part-260",
);
export const GREEN_DIRECTIVE = law(
  "EU directive 2024/825, applies from 27 September 2026",
  "eur-lex.europa.eu/eli/dir/2024/825",
);
export const PRICE_DIRECTIVE = law(
  "EU directive 98/6 on prices, article 6a",
  "eur-lex.europa.eu/eli/dir/1998/6",
);
export const PRICE_ACT = law(
  "German act on price indications, sections 3 and 11",
  "gesetze-im-internet.de/pangv_2022",
);
export const POLITICAL_ADS = law(
  "EU regulation 2024/900 on political advertising",
  "eur-lex.europa.eu/eli/reg/2024/900",
);
export const AI_ACT = law("EU AI Act, article 50", "eur-lex.europa.eu/eli/reg/2024/1689");

/** For rules that no page was read for; they may only advise. */
export const RECOLLECTION: Source = {
  name: "Common practice; no page was read for it",
  url: "",
  kind: "recollection",
  readOn,
};

/** For what the advertiser's own brand asks for. */
export const OWN_BRAND: Source = { name: "Your brand", url: "", kind: "recollection", readOn };
