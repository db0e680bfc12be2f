/**
 * Sources of the rules, with the date of the last reading. Some of Google's policy pages were read
 * through public pages that quote them. Pinterest's and X's own policies could not be read.
 */
import type { Source } from "./rule.ts";

/**
 * Day (ISO) on which all sources here and in `laws.ts` were last read; findings show it as
 * `readOn`. Change it after reading all of them again.
 */
export const RULES_READ_ON = "2026-11-22";
const readOn = RULES_READ_ON;

/** Cited by rules on characters, spelling and contacts, and by repeated texts in `check.ts`. */
export const GOOGLE_EDITORIAL: Source = {
  name: "Google Ads editorial policy",
  url: "support.google.com/adspolicy/answer/14847994",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/**
 * Page behind `caps-word`, `caps-mixed` (`rules/letter-case.ts`); `check.ts` shows it for Google.
 */
export const GOOGLE_CAPITALS: Source = {
  name: "Google Ads editorial policy, capitalization",
  url: "support.google.com/adspolicy/answer/14848295",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page behind `excl` (`rules/characters.ts`) and the "!" of a whole ad (`checkAd`, `check.ts`). */
export const GOOGLE_EXCLAMATION: Source = {
  name: "Google Ads editorial policy, older page on punctuation",
  url: "support.google.com/adwordspolicy/answer/176095",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Page behind `phone` (`rules/contact.ts`); `sourceFor` (`check.ts`) shows it for Google. */
export const GOOGLE_PHONE: Source = {
  name: "Google Ads editorial policy, phone numbers in ad text",
  url: "support.google.com/adspolicy/answer/6021546",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page behind `clickbait` (`rules/offers.ts`); `sourceFor` (`check.ts`) shows it for Google. */
export const GOOGLE_MISREPRESENTATION: Source = {
  name: "Google Ads policy on misrepresentation",
  url: "support.google.com/adspolicy/answer/6020955",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page behind `competitor` (`rules/comparison.ts`); `check.ts` shows it for Google. */
export const GOOGLE_TRADEMARKS: Source = {
  name: "Google Ads policy on trademarks",
  url: "support.google.com/adspolicy/answer/6118",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Cited by `guarantee` (`rules/promises.ts`), credit and investment (`categories.ts`). */
export const GOOGLE_FINANCE: Source = {
  name: "Google Ads policy on financial products",
  url: "support.google.com/adspolicy/answer/2464998",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page behind the categories medicine and health (`rules/categories.ts`), shown for Google. */
export const GOOGLE_HEALTHCARE: Source = {
  name: "Google Ads policy on healthcare and medicines",
  url: "support.google.com/adspolicy/answer/176031",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Cited by `check-image.ts` for text or a logo in the picture of a search ad. */
export const GOOGLE_IMAGE_ASSETS: Source = {
  name: "Google Ads requirements for image assets",
  url: "support.google.com/google-ads/answer/9566341",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page behind the category gambling (`rules/categories.ts`), shown for Google. */
export const GOOGLE_GAMBLING: Source = {
  name: "Google Ads policy on gambling and games",
  url: "support.google.com/adspolicy/answer/6018017",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Page behind the categories tobacco and weapons (`rules/categories.ts`), shown for Google. */
export const GOOGLE_DANGEROUS: Source = {
  name: "Google Ads policy on dangerous products, with weapons and tobacco",
  url: "support.google.com/adspolicy/answer/6014299",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Cited by rules in `rules/characters.ts`, `letter-case.ts` and `spelling.ts`. */
export const MICROSOFT_STYLE: Source = {
  name: "Microsoft Advertising style policy",
  url: "about.ads.microsoft.com/policies/ad-style-policies",
  kind: "platform",
  networks: ["microsoft"],
  readOn,
};

/** Cited by `free`, `urgency`, `clickbait` (`rules/offers.ts`) and `phone` (`contact.ts`). */
export const MICROSOFT_GENERAL: Source = {
  name: "Microsoft Advertising general ad requirements",
  url: "about.ads.microsoft.com/en-ca/policies/general-ad-requirements",
  kind: "platform",
  networks: ["microsoft"],
  readOn,
};

/** Page behind `superlative` (`rules/comparison.ts`); `check.ts` shows it for Microsoft. */
export const MICROSOFT_SUPERLATIVES: Source = {
  name: "MediaPost on Microsoft Advertising’s review of “best”",
  url: "mediapost.com/publications/article/407262",
  kind: "third-party",
  networks: ["microsoft"],
  readOn,
};

/**
 * Page behind the four rules of `rules/personal.ts`; `sourceFor` (`check.ts`) shows it for Meta.
 */
export const META_PERSONAL: Source = {
  name: "Meta ad standards, personal attributes",
  url: "transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Cited by `before-after` and `cure` (`rules/health.ts`), and by `check-image.ts`. */
export const META_HEALTH: Source = {
  name: "Meta ad standards, personal health",
  url: "facebook.com/business/help/2489235377779939",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Page behind credit, employment and housing (`rules/categories.ts`), shown for Meta. */
export const META_SPECIAL: Source = {
  name: "Meta on choosing a special ad category",
  url: "facebook.com/business/help/298000447747885",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Cited by rules for which Meta has no page of their own, in six files of `rules/`. */
export const META_CHECKLIST: Source = {
  name: "Meta checklist of advertising policies",
  url: "facebook.com/business/help/757209948405699",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Cited by `check-image.ts` for a generated picture without a label on Meta. */
export const META_AI: Source = {
  name: "Meta on labels for generated images in ads",
  url: "about.fb.com/news/2025/02/gen-ai-transparency-metas-ads-products",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/**
 * Cited by rules on emoji, signs (`rules/characters.ts`) and addresses (`contact.ts`). For lengths
 * of texts, `core/platforms/platforms.ts` names the page itself.
 */
export const TIKTOK_TEXT: Source = {
  name: "TikTok specification of in-feed ads",
  url: "ads.tiktok.com/help/article?aid=6669199281502552069",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};

/** Cited by rules in `rules/offers.ts`, `health.ts`, `promises.ts`, `comparison.ts`. */
export const TIKTOK_MISLEADING: Source = {
  name: "TikTok policy on misleading and false content",
  url: "ads.tiktok.com/help/article/tiktok-ads-policy-misleading-and-false-content",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};

/** Page behind categories such as alcohol and weapons (`rules/categories.ts`), shown for TikTok. */
export const TIKTOK_INDUSTRIES: Source = {
  name: "TikTok policy on industries",
  url: "ads.tiktok.com/help/article?aid=6685586866860720134",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};

/**
 * Cited by `emoji` (`rules/characters.ts`) and by `check-image.ts` for sizes. For lengths of texts,
 * `core/platforms/platforms.ts` names the page itself.
 */
export const LINKEDIN_SPECIFICATION: Source = {
  name: "LinkedIn specification of single image ads",
  url: "linkedin.com/help/lms/answer/a426534",
  kind: "platform",
  networks: ["linkedin"],
  readOn,
};

/** Cited by rules on contacts, prices, health, the reader and names of platforms. */
export const LINKEDIN_GUIDELINES: Source = {
  name: "LinkedIn advertising guidelines",
  url: "linkedin.com/help/lms/answer/a1592695",
  kind: "platform",
  networks: ["linkedin"],
  readOn,
};

/** Page behind `weight-loss` and `before-after` (`rules/health.ts`), shown for Pinterest. */
export const PINTEREST_WEIGHT: Source = {
  name: "Reports on Pinterest’s ban of weight-loss ads (July 2021)",
  url: "tech-space.africa/pinterest-bans-all-weight-loss-ads",
  kind: "third-party",
  networks: ["pinterest"],
  readOn,
};

/**
 * Cited by `check-image.ts` for the file size of pictures on Pinterest. For lengths of texts,
 * `core/platforms/platforms.ts` names the page itself.
 */
export const PINTEREST_SIZES: Source = {
  name: "Pinterest product specifications",
  url: "help.pinterest.com/en/business/article/pinterest-product-specs",
  kind: "platform",
  networks: ["pinterest"],
  readOn,
};

/** Cited by `check-image.ts` for the file size of pictures on X. */
export const X_CARDS: Source = {
  name: "X on images of cards",
  url: "docs.x.com",
  kind: "platform",
  networks: ["x"],
  readOn,
};

/**
 * Cited by `check-image.ts` for the shape and size of pictures in ChatGPT. For lengths of texts,
 * `core/platforms/platforms.ts` names the page itself.
 */
export const OPENAI_ADS: Source = {
  name: "OpenAI on ads in ChatGPT",
  url: "help.openai.com/en/articles/20001218",
  kind: "platform",
  networks: ["openai"],
  readOn,
};

/**
 * Source of findings that are written from memory, without a page; `rules.test.ts` demands that
 * they only advise. `check-image.ts`, some rules and the check of languages (`checks.service.ts`)
 * cite it.
 */
export const RECOLLECTION: Source = {
  name: "Common practice; no page was read for it",
  url: "",
  kind: "recollection",
  readOn,
};

/** Cited by `rules/avoided.ts` and, for disclaimers, by `core/campaigns/whole-ad-findings.ts`. */
export const OWN_BRAND: Source = { name: "Your brand", url: "", kind: "recollection", readOn };
