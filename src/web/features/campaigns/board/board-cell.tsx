import { Link } from "react-router";
import type { Ad } from "#core/campaigns/ad.ts";
import { openFindings } from "#core/campaigns/ad-state.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { adPath } from "#web/lib/paths.ts";
import { cx } from "#web/ui/cx.ts";
import { BESIDE_BOARD } from "../beside-board.ts";
import { adTitle } from "../frame-ad.ts";
import { MiniFrame } from "./mini-frame.tsx";
import { StateBadge } from "./state-badge.tsx";

interface BoardCellProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  /** Whether the ad is open beside the board. */
  readonly isOpen: boolean;
  /** Whether the tab key reaches this cell; the arrow keys reach the others. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** What is left to do in the ad, in a few words. */
function noteOf(ad: Ad, { left }: AdCampaign): string | undefined {
  if (ad.state === "incomplete") return left.find(({ adId }) => adId === ad.id)?.what;
  return openFindings(ad.findings)[0]?.message;
}

/** An ad on the board: preview, state, headline and what is left to do. */
export function BoardCell({ ad, campaign, isOpen, isStop, onFocus }: BoardCellProps) {
  const title = adTitle(ad);
  const name = `${PLATFORMS[ad.platform].name} ${ad.variant}`;
  return (
    <Link
      to={adPath(campaign.id, ad.id)}
      {...BESIDE_BOARD}
      data-ad={ad.id}
      aria-current={isOpen || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={cx(
        "grid h-full grid-cols-[80px_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-3 gap-y-1.5 p-3 outline-offset-[-2px] transition-colors hover:bg-sunken/60",
        "@min-[560px]:grid-cols-1 @min-[560px]:grid-rows-none @min-[560px]:content-start @min-[800px]:grid-cols-[148px_minmax(0,1fr)] @min-[800px]:grid-rows-[auto_auto_1fr]",
        isOpen && "bg-brand-softer inset-ring-2 inset-ring-brand",
      )}
    >
      <span className="sr-only">{name}:</span>
      <span className="row-span-3 @@max-[559px]:[&_.frame-scale]:[scale:0.56]">
        <MiniFrame ad={ad} campaign={campaign} />
      </span>
      <span className="flex min-w-0 items-start justify-between gap-2 @min-[560px]:px-1">
        <StateBadge ad={ad} />
        <span aria-hidden className="text-caption font-semibold text-ink-3 @min-[560px]:hidden">
          {ad.variant}
        </span>
      </span>
      <span
        dir="auto"
        className="line-clamp-2 min-w-0 self-start text-label font-medium break-words @min-[560px]:px-1"
      >
        {title}
      </span>
      <span className="line-clamp-3 min-w-0 self-start text-caption text-ink-2 @max-[559px]:hidden @min-[560px]:px-1">
        {noteOf(ad, campaign)}
      </span>
    </Link>
  );
}
