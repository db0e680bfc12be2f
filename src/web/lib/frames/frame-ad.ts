import { textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import type { PlacementId } from "#core/platforms/placements.ts";

/**
 * An ad as a preview frame draws it: `frameAdOf` in `campaign-ad.ts` makes it (without `logoUrl`),
 * all frames read it.
 */
export interface FrameAd {
  /** Name of the advertiser, or its display name where the platform has one. */
  readonly advertiser: string;
  /** Square logo; without one, the frame shows the first letter. */
  readonly logoUrl?: string | undefined;
  /** Address of the ad as typed; may be empty. */
  readonly url: string;
  /** Texts by the name of the platform's field. */
  readonly fields: AdFields;
  /** Label of the button; missing if the platform has none. */
  readonly callToAction?: string | undefined;
  readonly image?:
    | { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined;
}

/**
 * Theme of the platform's app around an ad in a preview; the user switches it in `AdPreview`, and
 * `AdFrame` draws "light" if none is given. Colors: `frame.css` beside this file.
 */
export type FrameLook = "light" | "dark";

/** Props of every frame, which `AdFrame` hands to the frame of the placement. */
export interface FrameProps {
  readonly ad: FrameAd;
  readonly placement: PlacementId;
  /** Colors of the platform's app, independent of the page's theme. */
  readonly look: FrameLook;
  /** Whether folded text is shown in full. */
  readonly open: boolean;
  /** Whether the areas that the platform covers are marked. */
  readonly zones: boolean;
}

/**
 * The text of an ad's field as the frames show it; the first one of a list, empty if there is none.
 * Fields: `PLATFORMS` in `core/platforms/platforms.ts`.
 */
export function fieldText(ad: FrameAd, field: string): string {
  const value = ad.fields[field];
  return typeof value === "string" ? value : (filledTextsOf(ad, field)[0] ?? "");
}

/**
 * The texts of a list field without empty ones, for `SearchFrame` and `fieldText`. Texts of a
 * field: `textsOf` in `core/campaigns/ad-fields.ts`.
 */
export function filledTextsOf(ad: FrameAd, field: string): readonly string[] {
  return textsOf(ad.fields[field]).filter((text) => text.trim() !== "");
}

/**
 * Host of the ad's address in a frame, without `www.`; "your address" (the words are here) if it is
 * empty or invalid. All frames that show an address call it.
 */
export function shownHost({ url }: FrameAd): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "your address";
}

/**
 * Name of the advertiser as a handle, lower-case letters and digits, and `advertiser` if none is
 * left, in `instagram-frame.tsx`, `reel-frame.tsx`, `story-frame.tsx` and `x-frame.tsx`.
 */
export const handleOf = ({ advertiser }: FrameAd) =>
  advertiser.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "") || "advertiser";
