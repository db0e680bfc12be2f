import type { PlacementId } from "#core/platforms/placements.ts";

/** An ad as a frame draws it. */
export interface FrameAd {
  /** Name of the advertiser, or its display name where the platform has one. */
  readonly advertiser: string;
  /** Square logo; without one, the frame shows the first letter. */
  readonly logoUrl?: string | undefined;
  /** Address of the ad as typed; empty while there is none. */
  readonly url: string;
  /** Texts by the name of the platform's field. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Label of the button; missing if the platform has none. */
  readonly callToAction?: string | undefined;
  readonly image?:
    | { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
    | undefined;
}

export type FrameLook = "light" | "dark";

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

/** The text of a field; the first one of a list. */
export function textOf(ad: FrameAd, field: string): string {
  const value = ad.fields[field];
  return typeof value === "string" ? value : (value?.find((text) => text.trim() !== "") ?? "");
}

/** The texts of a list field without empty ones. */
export function textsOf(ad: FrameAd, field: string): readonly string[] {
  const value = ad.fields[field];
  return (typeof value === "string" ? [value] : (value ?? [])).filter((text) => text.trim() !== "");
}

/** Host of the ad's address without `www.`; "your address" while there is none. */
export function hostOf({ url }: FrameAd): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "your address";
}

/** Name of the advertiser as a handle: lower-case letters and digits. */
export const handleOf = ({ advertiser }: FrameAd) =>
  advertiser.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "") || "advertiser";
