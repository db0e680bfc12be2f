import { Link } from "react-router";
import type { Ad } from "#core/campaigns/ad.ts";
import { openFindings } from "#core/campaigns/ad-state.ts";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { adPath } from "#web/lib/paths.ts";
import { cx } from "#web/ui/cx.ts";
import { BESIDE_BOARD } from "../beside-board.ts";
import { dayOf } from "../format-day.ts";
import { adLabel } from "#web/lib/frames/campaign-ad.ts";
import { RetryButton } from "../retry-button.tsx";
import { MiniFrame } from "./mini-frame.tsx";
import { StateBadge } from "./state-badge.tsx";

interface BoardCellProps {
  readonly ad: Ad;
  readonly campaign: AdCampaign;
  /** Whether the ad is open next to the board. */
  readonly isOpen: boolean;
  /** Whether the tab key reaches this cell; the arrow keys reach the others. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** The work that the ad still needs, or that it was exported, in a few words. */
function noteOf(ad: Ad, { left }: AdCampaign): string | undefined {
  if (ad.state === "failed") return boardCopy.failedNote;
  if (ad.state === "incomplete") return left.find(({ adId }) => adId === ad.id)?.what;
  const [finding] = openFindings(ad.findings);
  if (finding) return finding.what;
  return ad.exportedAt === null ? undefined : boardCopy.exported(dayOf(ad.exportedAt));
}

/**
 * Cell of `Board`: an ad with preview, state, headline and the work that it still needs (or the day
 * of its export if there is none); opens its panel; with `RetryButton` if it failed. States:
 * `core/campaigns/ad-state.ts`; open work: `core/campaigns/open-tasks.ts`; words: `boardCopy` in
 * `core/campaigns/board.copy.ts`.
 */
export function BoardCell({ ad, campaign, isOpen, isStop, onFocus }: BoardCellProps) {
  const title = adLabel(ad);
  const name = `${PLATFORMS[ad.platform].name} ${ad.variant}`;
  const link = (
    <Link
      to={adPath(campaign.id, ad.id)}
      {...BESIDE_BOARD}
      data-ad={ad.id}
      aria-current={isOpen || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={cx(
        "grid h-full content-start gap-y-1.5 p-3 outline-offset-[-2px] transition-colors hover:bg-sunken/60",
        "max-sm:grid-cols-[80px_minmax(0,1fr)_auto] max-sm:gap-x-3 @min-[800px]:grid-cols-[148px_minmax(0,1fr)] @min-[800px]:gap-x-4",
        isOpen && "bg-brand-softer inset-ring-2 inset-ring-brand",
      )}
    >
      <span className="sr-only">{name}:</span>
      <MiniFrame ad={ad} companyName={campaign.companyName} productName={campaign.productName} />
      <span className="grid min-w-0 content-start justify-items-start gap-1.5 max-sm:content-center sm:px-0.5">
        <StateBadge ad={ad} isShort />
        <span
          dir="auto"
          className="line-clamp-2 text-label font-medium break-words max-sm:-order-1 sm:@max-[559px]:sr-only @min-[800px]:line-clamp-3"
        >
          {title}
        </span>
        <span className="line-clamp-2 text-caption break-words text-ink-2 empty:hidden sm:@max-[559px]:sr-only @min-[800px]:line-clamp-3">
          {noteOf(ad, campaign)}
        </span>
      </span>
      <span
        aria-hidden
        className="grid size-6 place-items-center self-center rounded-xs bg-sunken text-caption font-semibold inset-ring inset-ring-line sm:hidden"
      >
        {ad.variant}
      </span>
    </Link>
  );
  if (ad.state !== "failed") return link;
  return (
    <div className="grid h-full content-start">
      {link}
      <div className="px-3 pb-3">
        <RetryButton ad={ad} name={name} />
      </div>
    </div>
  );
}
