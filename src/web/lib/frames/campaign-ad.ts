import type { Ad } from "#core/campaigns/ad.ts";
import { textsOf } from "#core/campaigns/ad-fields.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import type { FrameAd } from "#web/lib/frames/frame-ad.ts";

/**
 * Placements of a platform whose frames a preview offers, the default first, for `usePlacement`,
 * `MiniFrame` and `RowHead`. The list is `placements` of `PLATFORMS` in
 * `core/platforms/platforms.ts`.
 */
export function placementsOf(platform: PlatformId): PlatformSpec["placements"] {
  const { placements }: PlatformSpec = PLATFORMS[platform];
  return placements;
}

type Advertiser = Pick<AdCampaign, "companyName" | "productName">;
type AnswerAd = Pick<Ad, "platform" | "fields" | "callToAction" | "url" | "media">;

/**
 * Converts an ad of a campaign to the input of a preview frame, for `AdPreview`, `MiniFrame` and
 * `PinnedFrame`. Labels of buttons: `PLATFORMS` in `core/platforms/platforms.ts`.
 */
export function frameAdOf(ad: AnswerAd, { companyName, productName }: Advertiser): FrameAd {
  const { callsToAction = {} }: PlatformSpec = PLATFORMS[ad.platform];
  return {
    advertiser: companyName === "" ? productName : companyName,
    url: ad.url,
    fields: ad.fields,
    callToAction: ad.callToAction === null ? undefined : callsToAction[ad.callToAction],
    image: ad.media ?? undefined,
  };
}

/**
 * The text that identifies an ad on the board, in lists and for screen readers: its first headline,
 * title or text, else its main field (`mainField` of `PLATFORMS` in `core/platforms/platforms.ts`);
 * empty if all of these are empty. Results name ads by `adTitle` (`core/campaigns/ad-title.ts`).
 */
export function adLabel({ platform, fields }: Pick<Ad, "platform" | "fields">): string {
  const { mainField }: PlatformSpec = PLATFORMS[platform];
  for (const name of ["headline", "title", "headlines", "text", mainField]) {
    const text = textsOf(fields[name]).find((each) => each.trim() !== "");
    if (text !== undefined) return text;
  }
  return "";
}
