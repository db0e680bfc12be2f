import { memo } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { PlacementId } from "#core/platforms/placements.ts";
import { AdFrame } from "#web/lib/frames/ad-frame.tsx";
import { frameAdOf, placementsOf } from "#web/lib/frames/campaign-ad.ts";

/** Widths in px at which a frame fits a preview of 148 x 180 px. */
const WIDTHS: Partial<Record<PlacementId, number>> = {
  facebook_feed: 100,
  instagram_feed: 92,
  tiktok_feed: 92,
  pinterest_grid: 86,
};
const WIDE = 138;

interface MiniFrameProps extends Pick<AdCampaign, "companyName" | "productName"> {
  readonly ad: Ad;
}

/**
 * A small preview of an ad in the frame of its platform's first placement, in `BoardCell`; without
 * a label for screen readers, because the cell's texts describe it. Drawn again only if its ad
 * changes, because each save changes the campaign while its owner types. Frames:
 * `lib/frames/ad-frame.tsx`; widths: `WIDTHS` in this file.
 */
export const MiniFrame = memo(({ ad, companyName, productName }: MiniFrameProps) => {
  const [placement] = placementsOf(ad.platform);
  return (
    <span className="grid h-45 place-items-center overflow-hidden rounded-md bg-sunken [contain-intrinsic-size:auto_180px] [content-visibility:auto] max-sm:h-24 max-sm:[contain-intrinsic-size:auto_96px] sm:@max-[559px]:h-36">
      {ad.state === "writing" ? (
        <span className="h-full w-full animate-pulse bg-warp-soft" />
      ) : (
        <span className="overflow-hidden rounded-sm shadow-md max-sm:[zoom:0.52] sm:@max-[559px]:[zoom:0.78]">
          <AdFrame
            ad={frameAdOf(ad, { companyName, productName })}
            placement={placement}
            width={WIDTHS[placement] ?? WIDE}
          />
        </span>
      )}
    </span>
  );
});
