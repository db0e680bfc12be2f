/**
 * Which platforms accept a film as an ad, and why others do not. Every limit has the page that it
 * comes from and the date on which it was read.
 */
import type { FilmRatio } from "./ratios.ts";

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Limits of a platform's placement. Bytes and seconds are inclusive. */
interface FilmPlacement {
  readonly name: string;
  readonly ratios: readonly FilmRatio[];
  readonly seconds: { readonly min: number; readonly max: number };
  /** Length that the platform recommends, in seconds. */
  readonly advised?: { readonly min: number; readonly max: number };
  readonly bytes: { readonly min?: number; readonly max: number };
  /** The platform asks for less than 30 frames per second, so the file is stamped 29.97. */
  readonly below30?: true;
  /**
   * Page without the scheme, and the day on which it was read. `thirdParty`: the page is not the
   * platform's own, or a copy of it was read.
   */
  readonly source: { readonly url: string; readonly read: string; readonly thirdParty?: true };
}

/**
 * Placements that take films, such as Reels, with ratios, seconds and bytes, in the order of the
 * list under a finished video (`placement-fits.tsx`). Limits of other ads are in
 * `core/platforms/platforms.ts`. Those with `below30` get a file of their own
 * (`stamped-download.tsx` and `stamp-below-30.ts` in the web app).
 */
export const FILM_PLACEMENTS = {
  tiktok: {
    name: "TikTok",
    ratios: ["9:16", "1:1", "16:9"],
    seconds: { min: 5, max: 60 },
    advised: { min: 21, max: 34 },
    bytes: { max: 500 * MB },
    source: { url: "ads.tiktok.com/help/article?aid=6669199281502552069", read: "2026-11-20" },
  },
  reels: {
    name: "Facebook and Instagram Reels",
    ratios: ["9:16"],
    // Sources name 90 seconds, 15 minutes and 60 minutes.
    seconds: { min: 1, max: 90 },
    advised: { min: 15, max: 30 },
    bytes: { max: 4 * GB },
    source: { url: "xyzlab.com/meta-ads-specs", read: "2026-11-20", thirdParty: true },
  },
  stories: {
    name: "Facebook and Instagram Stories",
    ratios: ["9:16"],
    seconds: { min: 1, max: 60 },
    advised: { min: 1, max: 15 },
    bytes: { max: 4 * GB },
    source: { url: "xyzlab.com/meta-ads-specs", read: "2026-11-20", thirdParty: true },
  },
  facebook_feed: {
    name: "Facebook and Instagram feed",
    ratios: ["4:5", "1:1"],
    seconds: { min: 1, max: 90 },
    advised: { min: 1, max: 15 },
    bytes: { max: 4 * GB },
    source: { url: "xyzlab.com/meta-ads-specs", read: "2026-11-20", thirdParty: true },
  },
  youtube: {
    name: "YouTube",
    ratios: ["16:9", "9:16", "1:1"],
    seconds: { min: 6, max: 180 },
    advised: { min: 6, max: 60 },
    bytes: { max: 256 * GB },
    // Google's own page could not be read; copies of it agree.
    source: { url: "support.google.com/google-ads/answer/2375464", read: "2026-11-20", thirdParty: true },
  },
  shorts: {
    name: "YouTube Shorts",
    ratios: ["9:16"],
    // Longer ads run, but Shorts play the first 60 seconds only.
    seconds: { min: 6, max: 60 },
    advised: { min: 10, max: 60 },
    bytes: { max: 256 * GB },
    source: { url: "support.google.com/google-ads/answer/16041697", read: "2026-11-22" },
  },
  linkedin: {
    name: "LinkedIn",
    ratios: ["4:5", "1:1", "9:16", "16:9"],
    seconds: { min: 3, max: 1800 },
    advised: { min: 3, max: 15 },
    bytes: { min: 75 * 1024, max: 500 * MB },
    below30: true,
    source: { url: "linkedin.com/help/lms/answer/a424737", read: "2026-11-22" },
  },
  pinterest: {
    name: "Pinterest",
    ratios: ["9:16", "4:5", "1:1", "16:9"],
    seconds: { min: 4, max: 900 },
    advised: { min: 6, max: 15 },
    bytes: { max: 2 * GB },
    source: {
      url: "help.pinterest.com/en/business/article/pinterest-product-specs",
      read: "2026-11-20",
    },
  },
  x: {
    name: "X",
    ratios: ["1:1", "9:16", "16:9"],
    seconds: { min: 1, max: 140 },
    advised: { min: 1, max: 15 },
    bytes: { max: 1 * GB },
    source: { url: "xyzlab.com", read: "2026-11-22", thirdParty: true },
  },
} as const satisfies Record<string, FilmPlacement>;

/**
 * Why a placement refuses a film, or that its length is not the advised one; `MISFIT_TEXTS` in
 * `film.copy.ts` has the words.
 */
export type PlacementIssue = "ratio" | "too_short" | "too_long" | "too_small" | "too_large" | "not_advised";

/**
 * Properties of a film that `placementIssues` checks, in seconds and bytes; `bytes` is missing
 * before the file exists. `placement-fits.tsx` and `stamped-download.tsx` make it from a finished
 * video.
 */
export interface FilmFacts {
  readonly ratio: FilmRatio;
  readonly seconds: number;
  readonly bytes?: number;
}

/**
 * Why a placement of `FILM_PLACEMENTS` refuses a film; empty if it takes it, `not_advised` is only
 * a remark. Without `bytes`, the size is not checked. `placement-fits.tsx` and
 * `stamped-download.tsx` on the film screen call it.
 */
export function placementIssues(
  placement: FilmPlacement,
  { ratio, seconds, bytes }: FilmFacts,
): PlacementIssue[] {
  const misfits: PlacementIssue[] = [];
  if (!placement.ratios.includes(ratio)) misfits.push("ratio");
  const { advised } = placement;
  if (seconds < placement.seconds.min) misfits.push("too_short");
  else if (seconds > placement.seconds.max) misfits.push("too_long");
  else if (advised && (seconds < advised.min || seconds > advised.max)) misfits.push("not_advised");
  if (bytes !== undefined && bytes < (placement.bytes.min ?? 0)) misfits.push("too_small");
  if (bytes !== undefined && bytes > placement.bytes.max) misfits.push("too_large");
  return misfits;
}
