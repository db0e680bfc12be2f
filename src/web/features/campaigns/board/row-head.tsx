import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLACEMENTS } from "#core/platforms/placements.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { placementsOf } from "#web/lib/frames/campaign-ad.ts";
import { unfinishedAds, type BoardRow } from "./board-cells.ts";
import { PlacementGlyph } from "./placement-glyph.tsx";

/**
 * Head of a row of `Board`: platform, its first placement and how many of its ads need the owner
 * (`unfinishedAds`, rule in `core/campaigns/open-tasks.ts`). Names: `platforms.ts` and
 * `placements.ts` in `core/platforms`; words: `boardCopy` in `core/campaigns/board.copy.ts`.
 */
export function RowHead({ row, campaign }: { row: BoardRow; campaign: AdCampaign }) {
  const [placement] = placementsOf(row.platform);
  const open = unfinishedAds(campaign).filter((id) => row.cells.some((ad) => ad?.id === id)).length;
  return (
    <div
      role="rowheader"
      className="col-span-full flex items-center gap-2 p-3 pb-0 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3 @min-[800px]:sticky @min-[800px]:left-0 @min-[800px]:z-10 @min-[800px]:col-span-1 @min-[800px]:grid @min-[800px]:content-start @min-[800px]:justify-items-start @min-[800px]:gap-1 @min-[800px]:border-r @min-[800px]:border-b @min-[800px]:border-line @min-[800px]:bg-surface @min-[800px]:p-4"
    >
      <PlacementGlyph placement={placement} />
      <span className="font-semibold">{PLATFORMS[row.platform].name}</span>
      <span className="text-caption text-ink-2">{PLACEMENTS[placement].name}</span>
      {open > 0 && (
        <span className="ml-auto text-caption text-ink-2 @min-[800px]:ml-0">{boardCopy.inRow(open)}</span>
      )}
    </div>
  );
}
