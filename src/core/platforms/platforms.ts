/**
 * The platforms on which ads run: one entry has all facts about a platform. The order
 * is that of results, lists and parts of generations; platforms with image ads come first.
 *
 * Canvases: ad specification of each platform, read 2026-11. Text limits: `limits` of the entry.
 */
import { inWords } from "../in-words.ts";
import { LINKEDIN_CALLS, META_CALLS, PINTEREST_CALLS, TIKTOK_CALLS } from "./calls-to-action.ts";
import type { PlatformSpec } from "./platform.ts";
import { EMOJI, META_FIELDS, META_LIMITS, SEARCH_FIELDS } from "./shared-fields.ts";

/** Day of reading all text limits, for `ad-preview.tsx`, `readme.copy.ts`, `field-limits.ts`. */
export const TEXT_LIMITS_CHECKED = "2026-11-20";

/**
 * The only list of platforms; all pages read it. Each is also in `FRAMES`
 * (`web/lib/frames/ad-frame.tsx`). Beside: `calls-to-action.ts` (buttons), `shared-fields.ts`.
 */
export const PLATFORMS = {
  facebook: {
    name: "Facebook",
    code: "FB",
    network: "meta",
    limits: META_LIMITS,
    placements: ["facebook_feed", "story", "reel"],
    utm: { source: "facebook", medium: "paid_social", term: "" },
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
    network: "meta",
    limits: META_LIMITS,
    placements: ["instagram_feed", "story", "reel"],
    utm: { source: "instagram", medium: "paid_social", term: "" },
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
    network: "tiktok",
    limits: {
      name: "TikTok specification of in-feed ads",
      url: "ads.tiktok.com/help/article?aid=6669199281502552069",
    },
    placements: ["tiktok_feed"],
    utm: { source: "tiktok", medium: "paid_social", term: "" },
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
        role: "body",
        required: true,
        count: "width",
        max: 100,
        forbidden: /\p{Extended_Pictographic}|[#@{}]|https?:\/\/|www\./u,
        written: 2,
      },
      displayName: {
        label: "Display name",
        role: "name",
        required: true,
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
    network: "linkedin",
    limits: {
      name: "LinkedIn specification of single image ads",
      url: "linkedin.com/help/lms/answer/a426534",
    },
    placements: ["linkedin_feed"],
    utm: { source: "linkedin", medium: "paid_social", term: "" },
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
        role: "body",
        required: true,
        count: "utf16",
        max: 3000,
        shown: 150,
        disputedMax: 600,
        maxEmoji: 10,
        written: 2,
      },
      headline: {
        label: "Headline",
        role: "headline",
        required: true,
        count: "utf16",
        max: 200,
        shown: 70,
        written: 2,
      },
      /** Shown on the LinkedIn Audience Network only. */
      description: { label: "Description", role: "body", count: "utf16", max: 300, shown: 70, written: 0 },
    },
    mainField: "introText",
    callsToAction: LINKEDIN_CALLS,
  },
  pinterest: {
    name: "Pinterest",
    code: "PI",
    network: "pinterest",
    limits: {
      name: "Pinterest product specifications",
      url: "help.pinterest.com/en/business/article/pinterest-product-specs",
    },
    placements: ["pinterest_grid", "pinterest_pin"],
    utm: { source: "pinterest", medium: "paid_social", term: "" },
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
      title: {
        label: "Title",
        role: "headline",
        required: true,
        count: "utf16",
        max: 100,
        shown: 40,
        written: 2,
      },
      description: {
        label: "Description",
        role: "body",
        count: "utf16",
        max: 500,
        shown: 50,
        readTo: 150,
        written: 2,
      },
      altText: { label: "Alt text", role: "alt", count: "utf16", max: 500, written: 1 },
    },
    mainField: "description",
    callsToAction: PINTEREST_CALLS,
  },
  google_search: {
    name: "Google Search",
    code: "GS",
    network: "google",
    limits: { name: "Google on responsive search ads", url: "support.google.com/google-ads/answer/7684791" },
    placements: ["search_phone", "search_desktop"],
    utm: { source: "google", medium: "cpc", term: "{keyword}" },
    fields: SEARCH_FIELDS,
    mainField: "descriptions",
  },
  microsoft_search: {
    name: "Microsoft Search",
    code: "MS",
    network: "microsoft",
    limits: {
      name: "Microsoft on responsive search ads",
      url: "learn.microsoft.com/advertising/bulk-service/responsive-search-ad",
    },
    placements: ["search_phone", "search_desktop"],
    utm: { source: "bing", medium: "cpc", term: "{keyword}" },
    fields: SEARCH_FIELDS,
    mainField: "descriptions",
  },
  x: {
    name: "X",
    code: "XX",
    network: "x",
    limits: { name: "X on counting characters", url: "docs.x.com/fundamentals/counting-characters" },
    placements: ["x_feed"],
    utm: { source: "x", medium: "paid_social", term: "" },
    fields: {
      text: { label: "Post", role: "body", required: true, count: "post", max: 280, written: 2 },
      headline: {
        label: "Card headline",
        role: "headline",
        required: true,
        count: "utf16",
        shown: 70,
        written: 1,
      },
    },
    mainField: "text",
  },
  chatgpt: {
    name: "ChatGPT",
    code: "OA",
    network: "openai",
    limits: { name: "OpenAI on ads in ChatGPT", url: "help.openai.com/en/articles/20001218" },
    placements: ["chatgpt_answer"],
    utm: { source: "openai", medium: "cpc", term: "" },
    fields: {
      title: {
        label: "Title",
        role: "headline",
        required: true,
        count: "utf16",
        min: 3,
        max: 50,
        shown: 24,
        written: 1,
      },
      copy: {
        label: "Copy",
        role: "body",
        required: true,
        count: "utf16",
        max: 100,
        shown: 48,
        written: 1,
      },
    },
    mainField: "copy",
  },
} as const satisfies Record<string, PlatformSpec>;

/** Companies with policies: severities are in `core/checks/rules/`, names in `networkCopy`. */
export type Network = (typeof PLATFORMS)[PlatformId]["network"];

/** Id of a platform in campaigns and their API. Results of tools have `ImagePlatform` instead. */
export type PlatformId = keyof typeof PLATFORMS;

/** Ids of all platforms (keys of `PLATFORMS`), in the order of the board and of exports. */
export const PLATFORM_IDS = Object.keys(PLATFORMS) as readonly PlatformId[];

/** Ids of platforms with `image` in `PLATFORMS`, in the order of results and parts. */
export const IMAGE_PLATFORM_IDS = PLATFORM_IDS.filter((id) => "image" in PLATFORMS[id]);

/** Ad networks (`network` in `PLATFORMS`), each once, for rules and for template fields. */
export const NETWORKS: readonly Network[] = [...new Set(PLATFORM_IDS.map((id) => PLATFORMS[id].network))];

type ImageEntry = Extract<(typeof PLATFORMS)[PlatformId], { readonly image: object }>;

/** Name of a platform with image ads, by which results of the tools identify it. */
export type ImagePlatform = ImageEntry["name"];

const IMAGE_ENTRIES = Object.values(PLATFORMS).filter((entry): entry is ImageEntry => "image" in entry);

/** Names of the platforms in `IMAGE_PLATFORM_IDS`, in the same order: the image ads of a result. */
export const IMAGE_PLATFORMS: readonly ImagePlatform[] = IMAGE_ENTRIES.map(({ name }) => name);

/** Number of platforms with image ads, as our copy says it: "five platforms". */
export const IMAGE_PLATFORMS_IN_WORDS = `${inWords(IMAGE_PLATFORMS.length)} platforms`;

/** Entry of a platform with image ads by its name, for `canvases.ts`; throws for others. */
export function imagePlatform(name: ImagePlatform): ImageEntry {
  const entry = IMAGE_ENTRIES.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`${name} has no image ads`);
  return entry;
}
