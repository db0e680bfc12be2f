import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { PlacementId } from "#core/platforms/placements.ts";
import { AdFrame } from "#web/lib/frames/ad-frame.tsx";
import { frameAdOf, placementsOf } from "../frame-ad.ts";

/** Widths in px at which a frame fits a preview of 148 x 180 px. */
const WIDTHS: Partial<Record<PlacementId, number>> = {
  facebook_feed: 100,
  instagram_feed: 92,
  tiktok_feed: 92,
  pinterest_grid: 86,
};
const WIDE = 138;

interface MiniFrameProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
}

/** A small preview of an ad in its platform's frame; the cell's words describe it. */
export function MiniFrame({ ad, campaign }: MiniFrameProps) {
  const [placement = "facebook_feed"] = placementsOf(ad.platform);
  return (
    <span className="grid h-45 place-items-center overflow-hidden rounded-md bg-sunken [contain-intrinsic-size:auto_180px] [content-visibility:auto]">
      {ad.state === "writing" ? (
        <span className="h-full w-full animate-pulse bg-warp-soft" />
      ) : (
        <span className="overflow-hidden rounded-sm shadow-md">
          <AdFrame ad={frameAdOf(ad, campaign)} placement={placement} width={WIDTHS[placement] ?? WIDE} />
        </span>
      )}
    </span>
  );
}
