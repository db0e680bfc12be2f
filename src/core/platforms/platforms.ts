/**
 * The platforms on which ads run: one entry holds all that Adloom knows about a platform. The order
 * is that of results, lists and parts of generations; platforms with image ads come first.
 *
 * Canvases: ad specification of each platform, read 2026-11. Text limits, checked 2026-11-20:
 * - Facebook, Instagram: Meta publishes only where texts are cut; alladspecs.com, xyzlab.com (2026)
 * - TikTok: ads.tiktok.com/help/article?aid=6669199281502552069; lengths in half-width characters
 * - LinkedIn: linkedin.com/help/lms/answer/a426534; description: help.rollworks.com
 * - Pinterest: help.pinterest.com/en/business/article/pinterest-product-specs
 * - Google: support.google.com/google-ads, "About responsive search ads"; emoji:
 *   support.google.com/adspolicy/answer/14847994; Microsoft: learn.microsoft.com/advertising,
 *   "Responsive Search Ad Record"
 * - X: docs.x.com, "Counting characters"; headline not verified
 * - ChatGPT: help.openai.com/en/articles/20001218; advised lengths: paidaisearch.com
 */
import { inWords } from "../in-words.ts";
import { LINKEDIN_CALLS, META_CALLS, PINTEREST_CALLS, TIKTOK_CALLS } from "./calls-to-action.ts";
import type { PlatformSpec, TextField } from "./platform.ts";

/** Date on which the text limits were last checked against their sources. */
export const TEXT_LIMITS_CHECKED = "2026-11-20";

const EMOJI = /(?![©®™‼⁉])\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const META_FIELDS = {
  primaryText: { label: "Primary text", count: "utf16", max: 2200, shown: 125, written: 3 },
  /** 27 in the ads guide; 40 in the help center. */
  headline: { label: "Headline", count: "utf16", shown: 27, written: 3 },
  description: { label: "Description", count: "utf16", shown: 27, written: 2 },
} as const satisfies Record<string, TextField>;

const SEARCH_FIELDS = {
  headlines: {
    label: "Headlines",
    count: "width",
    max: 30,
    forbidden: EMOJI,
    list: { min: 3, max: 15 },
    written: 15,
  },
  descriptions: {
    label: "Descriptions",
    count: "width",
    max: 90,
    forbidden: EMOJI,
    list: { min: 2, max: 4 },
    written: 4,
  },
  /** Words after the domain in the displayed address. */
  paths: {
    label: "Paths",
    count: "width",
    max: 15,
    forbidden: /[/\n]|\p{Extended_Pictographic}/u,
    list: { min: 0, max: 2 },
    written: 2,
  },
} as const satisfies Record<string, TextField>;

export const PLATFORMS = {
  facebook: {
    name: "Facebook",
    code: "FB",
    frame: "facebook-feed",
    image: {
      canvases: {
        square: { width: 1080, height: 1080 },
        portrait: { width: 1080, height: 1350 },
        landscape: { width: 1200, height: 628 },
      },
      commonSize: "square",
      galleryPosition: 1,
    },
    fields: META_FIELDS,
    mainField: "primaryText",
    callsToAction: META_CALLS,
  },
  instagram: {
    name: "Instagram",
    code: "IG",
    frame: "instagram-feed",
    image: {
      canvases: {
        square: { width: 1080, height: 1080 },
        portrait: { width: 1080, height: 1350 },
        landscape: { width: 1080, height: 566 },
      },
      commonSize: "portrait",
      galleryPosition: 2,
    },
    fields: META_FIELDS,
    mainField: "primaryText",
    callsToAction: META_CALLS,
  },
  tiktok: {
    name: "TikTok",
    code: "TT",
    frame: "tiktok-in-feed",
    image: {
      canvases: {
        square: { width: 1080, height: 1080 },
        portrait: { width: 1080, height: 1920 },
        landscape: { width: 1920, height: 1080 },
      },
      commonSize: "portrait",
      galleryPosition: 3,
    },
    fields: {
      text: {
        label: "Text",
        count: "width",
        max: 100,
        forbidden: /\p{Extended_Pictographic}|[#@{}]|https?:\/\/|www\./u,
        written: 2,
      },
      displayName: {
        label: "Display name",
        count: "width",
        max: 40,
        shown: 20,
        forbidden: EMOJI,
        written: 0,
      },
    },
    mainField: "text",
    callsToAction: TIKTOK_CALLS,
  },
  linkedin: {
    name: "LinkedIn",
    code: "LI",
    frame: "linkedin-feed",
    image: {
      canvases: {
        square: { width: 1200, height: 1200 },
        portrait: { width: 720, height: 900 },
        landscape: { width: 1200, height: 628 },
      },
      commonSize: "landscape",
      galleryPosition: 5,
    },
    fields: {
      introText: {
        label: "Introductory text",
        count: "utf16",
        max: 3000,
        shown: 150,
        maxEmoji: 10,
        written: 2,
      },
      headline: { label: "Headline", count: "utf16", max: 200, shown: 70, written: 2 },
      /** Shown on the LinkedIn Audience Network only. */
      description: { label: "Description", count: "utf16", max: 300, shown: 70, written: 0 },
    },
    mainField: "introText",
    callsToAction: LINKEDIN_CALLS,
  },
  pinterest: {
    name: "Pinterest",
    code: "PI",
    frame: "pinterest-pin",
    image: {
      canvases: {
        square: { width: 1000, height: 1000 },
        portrait: { width: 1000, height: 1500 },
        landscape: { width: 1200, height: 628 },
      },
      commonSize: "portrait",
      galleryPosition: 4,
    },
    fields: {
      title: { label: "Title", count: "utf16", max: 100, shown: 40, written: 2 },
      description: { label: "Description", count: "utf16", max: 500, shown: 50, written: 2 },
      altText: { label: "Alt text", count: "utf16", max: 500, written: 1 },
    },
    mainField: "description",
    callsToAction: PINTEREST_CALLS,
  },
  google_search: {
    name: "Google Search",
    code: "GS",
    frame: "search-result",
    fields: SEARCH_FIELDS,
    mainField: "descriptions",
  },
  microsoft_search: {
    name: "Microsoft Search",
    code: "MS",
    frame: "search-result",
    fields: SEARCH_FIELDS,
    mainField: "descriptions",
  },
  x: {
    name: "X",
    code: "XX",
    frame: "x-post",
    fields: {
      text: { label: "Post", count: "post", max: 280, written: 2 },
      headline: { label: "Card headline", count: "utf16", shown: 70, written: 1 },
    },
    mainField: "text",
  },
  chatgpt: {
    name: "ChatGPT",
    code: "OA",
    frame: "chatgpt-card",
    fields: {
      title: { label: "Title", count: "utf16", min: 3, max: 50, shown: 24, written: 1 },
      copy: { label: "Copy", count: "utf16", max: 100, shown: 48, written: 1 },
    },
    mainField: "copy",
  },
} as const satisfies Record<string, PlatformSpec>;

/** Id of a platform in campaigns and their API. */
export type PlatformId = keyof typeof PLATFORMS;

export const PLATFORM_IDS = Object.keys(PLATFORMS) as readonly PlatformId[];

/** Platforms with image ads, in the order of results and parts. */
export const IMAGE_PLATFORM_IDS = PLATFORM_IDS.filter((id) => "image" in PLATFORMS[id]);

type ImageEntry = Extract<(typeof PLATFORMS)[PlatformId], { readonly image: object }>;

/**
 * Name of a platform with image ads. Results of the tools and their stored rows identify platforms
 * by this name.
 */
export type ImagePlatform = ImageEntry["name"];

const IMAGE_ENTRIES = Object.values(PLATFORMS).filter((entry): entry is ImageEntry => "image" in entry);

/** Names of the platforms in `IMAGE_PLATFORM_IDS`, in the same order. */
export const IMAGE_PLATFORMS: readonly ImagePlatform[] = IMAGE_ENTRIES.map(({ name }) => name);

/** Number of platforms with image ads in a sentence: "five platforms". */
export const IMAGE_PLATFORMS_IN_WORDS = `${inWords(IMAGE_PLATFORMS.length)} platforms`;

/** Table entry of a platform with image ads. */
export function imagePlatform(name: ImagePlatform): ImageEntry {
  const entry = IMAGE_ENTRIES.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} has no image ads`);
  return entry;
}
