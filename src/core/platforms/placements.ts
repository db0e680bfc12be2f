/**
 * Placements in which platforms show ads. Each limit names the page that it comes from; none was
 * measured on a device (decision 091).
 */

/**
 * Amount of text that a placement shows before it is folded; the stricter limit applies.
 * `PLACEMENTS` has them, `web/lib/frames/fold-text.ts` folds previews by them.
 */
export interface FoldRule {
  readonly characters?: number;
  readonly lines: number;
}

/**
 * Parts of the height or width, from 0 to 1, over which a platform draws its own controls; previews
 * shade them.
 */
interface CoveredEdges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/**
 * A placement of a platform with the rules that hide parts of an ad there; an entry of
 * `PLACEMENTS`, read by the previews (`web/lib/frames/ad-frame.tsx`). `fold` is missing if the text
 * is shown whole or not at all.
 */
export interface Placement {
  readonly name: string;
  /** Folding of the main text; missing if the placement shows the whole text or none. */
  readonly fold?: FoldRule;
  readonly covered?: CoveredEdges;
}

/**
 * All placements; `platforms.ts` says which a platform has, and the previews (`FRAMES` in
 * `web/lib/frames/ad-frame.tsx`) fold and cover ads by them. A film's placements are in
 * `core/film/platform-fit.ts`.
 */
export const PLACEMENTS = {
  /** socialrails.com/blog/facebook-ad-character-limits (read 2026-11-22). */
  facebook_feed: { name: "Feed", fold: { characters: 125, lines: 3 } },
  /** noble-growth.pages.dev/tools/meta-ad-previewer (read 2026-11-22). */
  instagram_feed: { name: "Feed", fold: { characters: 125, lines: 3 } },
  /** adsuploader.com/blog/meta-ads-safe-zones (read 2026-11-20). Shows no texts. */
  story: { name: "Story", covered: { top: 0.14, bottom: 0.2, left: 0, right: 0 } },
  /** adsuploader.com/blog/meta-ads-safe-zones, xyzlab.com/meta-ads-specs (read 2026-11-20). */
  reel: {
    name: "Reel",
    fold: { characters: 72, lines: 2 },
    covered: { top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 },
  },
  /** Published safe zones differ; this is the widest of them (read 2026-11-20). */
  tiktok_feed: {
    name: "In-feed",
    fold: { characters: 100, lines: 4 },
    covered: { top: 0.12, bottom: 0.35, left: 0.11, right: 0.15 },
  },
  /** J. Espirian, "See more breakpoints on LinkedIn posts", 2024-09 (read 2026-11-22). */
  linkedin_feed: { name: "Feed", fold: { lines: 2 } },
  /** help.pinterest.com/en/business/article/pinterest-product-specs (read 2026-11-20). */
  pinterest_grid: { name: "Pin in the grid", fold: { characters: 40, lines: 2 } },
  pinterest_pin: { name: "Opened Pin" },
  /** support.google.com/google-ads/answer/12437745 (read 2026-11-22). */
  search_phone: { name: "Search on a phone" },
  search_desktop: { name: "Search on a computer" },
  x_feed: { name: "Post" },
  chatgpt_answer: { name: "Below an answer" },
} as const satisfies Record<string, Placement>;

/**
 * Id of a placement, as ads store it; `FRAMES` in `web/lib/frames/ad-frame.tsx` has its preview.
 * See `PLACEMENTS`, which has the names.
 */
export type PlacementId = keyof typeof PLACEMENTS;
