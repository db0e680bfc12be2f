/** Text fields that several platforms share. */
import type { PlatformSpec, TextField } from "./platform.ts";

/**
 * Matches an emoji, but not signs such as © and ®: for `forbidden` of fields here and in
 * `platforms.ts`. Paths of search ads and TikTok's text have their own patterns, as have the rule
 * `emoji` of the checks and the count for `maxEmoji` (`text-fields.ts`).
 */
export const EMOJI = /(?![©®™‼⁉])\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/**
 * Text fields of Facebook and Instagram, for `platforms.ts`. Meta publishes where texts are cut,
 * not their maximum.
 */
export const META_FIELDS = {
  primaryText: {
    label: "Primary text",
    role: "body",
    required: true,
    count: "utf16",
    max: 2200,
    shown: 125,
    written: 3,
  },
  /** 27 in the ads guide; 40 in the help center. */
  headline: { label: "Headline", role: "headline", required: true, count: "utf16", shown: 27, written: 3 },
  description: { label: "Description", role: "body", count: "utf16", shown: 27, written: 2 },
} as const satisfies Record<string, TextField>;

/**
 * Source of the text limits of Facebook and Instagram, for `platforms.ts`; findings about lengths
 * cite it. It is not Meta's own page, so longer texts are only `may-reject`.
 */
export const META_LIMITS = {
  name: "Sizes of Meta ads",
  url: "alladspecs.com/specs/meta-facebook/feed-image-ad",
  thirdParty: true,
} as const satisfies PlatformSpec["limits"];

/**
 * Text fields of responsive search ads of Google and Microsoft, for `platforms.ts`. Google rejects
 * emoji: support.google.com/adspolicy/answer/14847994 (read 2026-11-20).
 */
export const SEARCH_FIELDS = {
  headlines: {
    label: "Headlines",
    role: "headline",
    count: "width",
    max: 30,
    forbidden: EMOJI,
    list: { min: 3, max: 15 },
    written: 15,
  },
  descriptions: {
    label: "Descriptions",
    role: "body",
    count: "width",
    max: 90,
    forbidden: EMOJI,
    list: { min: 2, max: 4 },
    written: 4,
  },
  /** Words after the domain in the displayed address. */
  paths: {
    label: "Paths",
    role: "path",
    count: "width",
    max: 15,
    forbidden: /[/\n]|\p{Extended_Pictographic}/u,
    list: { min: 0, max: 2 },
    written: 2,
  },
} as const satisfies Record<string, TextField>;
