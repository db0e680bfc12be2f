/**
 * Sources of the rules, with the date of the last reading. Some of Google's policy pages were read
 * through public pages that quote them. Pinterest's and X's own policies could not be read.
 */
import type { Source } from "./rule.ts";

/**
 * Day (ISO) on which all sources here and in `laws.ts` were last read; findings show it as
 * `readOn`. Change it after reading all again. Lengths: `TEXT_LIMITS_CHECKED` in `platforms.ts`.
 */
export const RULES_READ_ON = "2026-11-22";
const readOn = RULES_READ_ON;

/** Page of rules in `characters.ts`, `spelling.ts`, `contact.ts` and of repeats (`check.ts`). */
export const GOOGLE_EDITORIAL: Source = {
  name: "Google Ads editorial policy",
  url: "support.google.com/adspolicy/answer/14847994",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Page of `caps-word`, `caps-mixed` (`rules/letter-case.ts`), shown for its `networks`. */
export const GOOGLE_CAPITALS: Source = {
  name: "Google Ads editorial policy, capitalization",
  url: "support.google.com/adspolicy/answer/14848295",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page of `excl` (`rules/characters.ts`), for its `networks`, and of `checkAd` (`check.ts`). */
export const GOOGLE_EXCLAMATION: Source = {
  name: "Google Ads editorial policy, older page on punctuation",
  url: "support.google.com/adwordspolicy/answer/176095",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Page behind `phone` (`rules/contact.ts`); `check.ts` shows it for its `networks`. */
export const GOOGLE_PHONE: Source = {
  name: "Google Ads editorial policy, phone numbers in ad text",
  url: "support.google.com/adspolicy/answer/6021546",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/**
 * Page of `clickbait` (`rules/offers.ts`), shown on platforms whose `network`
 * (`core/platforms/platforms.ts`) is in its `networks` (`sourceFor` in `check.ts`).
 */
export const GOOGLE_MISREPRESENTATION: Source = {
  name: "Google Ads policy on misrepresentation",
  url: "support.google.com/adspolicy/answer/6020955",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page of `competitor` (`rules/comparison.ts`); `check.ts` shows it for its `networks`. */
export const GOOGLE_TRADEMARKS: Source = {
  name: "Google Ads policy on trademarks",
  url: "support.google.com/adspolicy/answer/6118",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/**
 * Page of `guarantee` (`promises.ts`), credit, investment (`categories.ts`), for its `networks`.
 */
export const GOOGLE_FINANCE: Source = {
  name: "Google Ads policy on financial products",
  url: "support.google.com/adspolicy/answer/2464998",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page of medicine, health (`rules/categories.ts`); `check.ts` shows it for its `networks`. */
export const GOOGLE_HEALTHCARE: Source = {
  name: "Google Ads policy on healthcare and medicines",
  url: "support.google.com/adspolicy/answer/176031",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Cited by `check-image.ts`, not by `networks`: text or a logo in the picture of a search ad. */
export const GOOGLE_IMAGE_ASSETS: Source = {
  name: "Google Ads requirements for image assets",
  url: "support.google.com/google-ads/answer/9566341",
  kind: "third-party",
  networks: ["google"],
  readOn,
};

/** Page of gambling (`rules/categories.ts`); `check.ts` shows it for its `networks`. */
export const GOOGLE_GAMBLING: Source = {
  name: "Google Ads policy on gambling and games",
  url: "support.google.com/adspolicy/answer/6018017",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Page of tobacco, weapons (`rules/categories.ts`); `check.ts` shows it for its `networks`. */
export const GOOGLE_DANGEROUS: Source = {
  name: "Google Ads policy on dangerous products, with weapons and tobacco",
  url: "support.google.com/adspolicy/answer/6014299",
  kind: "platform",
  networks: ["google"],
  readOn,
};

/** Page of `characters.ts`, `letter-case.ts`, `spelling.ts` in `rules/`, for its `networks`. */
export const MICROSOFT_STYLE: Source = {
  name: "Microsoft Advertising style policy",
  url: "about.ads.microsoft.com/policies/ad-style-policies",
  kind: "platform",
  networks: ["microsoft"],
  readOn,
};

/** Page of `free`, `urgency`, `clickbait` (`offers.ts`), `phone` (`contact.ts`). */
export const MICROSOFT_GENERAL: Source = {
  name: "Microsoft Advertising general ad requirements",
  url: "about.ads.microsoft.com/en-ca/policies/general-ad-requirements",
  kind: "platform",
  networks: ["microsoft"],
  readOn,
};

/** Page of `superlative` (`rules/comparison.ts`); `check.ts` shows it for its `networks`. */
export const MICROSOFT_SUPERLATIVES: Source = {
  name: "MediaPost on Microsoft Advertising’s review of “best”",
  url: "mediapost.com/publications/article/407262",
  kind: "third-party",
  networks: ["microsoft"],
  readOn,
};

/** Page of the rules in `rules/personal.ts`; `check.ts` shows it for its `networks`. */
export const META_PERSONAL: Source = {
  name: "Meta ad standards, personal attributes",
  url: "transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Page of `before-after`, `cure` (`rules/health.ts`) for its `networks`; of `check-image.ts`. */
export const META_HEALTH: Source = {
  name: "Meta ad standards, personal health",
  url: "facebook.com/business/help/2489235377779939",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Page of credit, employment, housing (`rules/categories.ts`), shown for its `networks`. */
export const META_SPECIAL: Source = {
  name: "Meta on choosing a special ad category",
  url: "facebook.com/business/help/298000447747885",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/**
 * Page of rules for which Meta has no own page, in `categories.ts`, `characters.ts`,
 * `letter-case.ts`, `offers.ts`, `promises.ts`, `spelling.ts`; `check.ts` shows it for its
 * `networks`.
 */
export const META_CHECKLIST: Source = {
  name: "Meta checklist of advertising policies",
  url: "facebook.com/business/help/757209948405699",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/** Cited by `aiRemarks` (`check-image.ts`, not by `networks`) for a picture without an AI label. */
export const META_AI: Source = {
  name: "Meta on labels for generated images in ads",
  url: "about.fb.com/news/2025/02/gen-ai-transparency-metas-ads-products",
  kind: "platform",
  networks: ["meta"],
  readOn,
};

/**
 * Cited by `emoji`, `tt-symbols` (`rules/characters.ts`), `url` and `email` (`contact.ts`). For
 * lengths of texts, `core/platforms/platforms.ts` names the page itself.
 */
export const TIKTOK_TEXT: Source = {
  name: "TikTok specification of in-feed ads",
  url: "ads.tiktok.com/help/article?aid=6669199281502552069",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};

/** Page of `offers.ts`, `health.ts`, `promises.ts`, `comparison.ts`, shown for its `networks`. */
export const TIKTOK_MISLEADING: Source = {
  name: "TikTok policy on misleading and false content",
  url: "ads.tiktok.com/help/article/tiktok-ads-policy-misleading-and-false-content",
  kind: "platform",
  networks: ["tiktok"],
  readOn,
};

/** Page of six categories (`rules/categories.ts`); `check.ts` shows it for its `networks`. */
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

/** Page of rules on contacts, prices, health, the reader, names and alcohol, for its `networks`. */
export const LINKEDIN_GUIDELINES: Source = {
  name: "LinkedIn advertising guidelines",
  url: "linkedin.com/help/lms/answer/a1592695",
  kind: "platform",
  networks: ["linkedin"],
  readOn,
};

/** Page of `weight-loss`, `before-after` (`rules/health.ts`), shown for its `networks`. */
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

/** Cited by `check-image.ts` for the size of files on X (`FILE_LIMITS` there). */
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
 * they only advise. `check-image.ts`, `rules/spelling.ts`, `rules/categories.ts` and the check of
 * languages (`checks.service.ts`) cite it.
 */
export const RECOLLECTION: Source = {
  name: "Common practice; no page was read for it",
  url: "",
  kind: "recollection",
  readOn,
};

/** Cited everywhere by `rules/avoided.ts` and `core/campaigns/whole-ad-findings.ts`. */
export const OWN_BRAND: Source = { name: "Your brand", url: "", kind: "recollection", readOn };
