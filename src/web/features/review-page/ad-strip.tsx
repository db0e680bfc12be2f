import { adName } from "#core/campaigns/ad-name.ts";
import Check from "lucide-react/icons/check";
import MessageSquareText from "lucide-react/icons/message-square-text";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { reviewPageCopy, reviewStateCopy } from "#core/reviews/review-page.copy.ts";
import { cx } from "#web/ui/cx.ts";
import type { ReviewAdState } from "#core/reviews/decision.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";

const ICONS = {
  waiting: undefined,
  approved: Check,
  changes: MessageSquareText,
  changed: RefreshCw,
} as const;
const COLORS: Record<ReviewAdState, string> = {
  waiting: "text-ink-3",
  approved: "text-ok",
  changes: "text-warn",
  changed: "text-info",
};
const MARKS: Record<ReviewAdState, string> = {
  waiting: "hidden",
  approved: "bg-ok",
  changes: "bg-warn",
  changed: "bg-info",
};

/**
 * Small picture of an ad in `AdStrip` and `ApproveAllDialog`; without one, the `code` of its
 * platform (`core/platforms/platforms.ts`).
 */
export function AdThumbnail({ ad, className }: { ad: SharedAd; className: string }) {
  return ad.media ? (
    <img
      src={ad.media.url}
      alt=""
      width={ad.media.width}
      height={ad.media.height}
      className={cx("shrink-0 rounded-sm bg-sunken object-cover object-top", className)}
    />
  ) : (
    <span
      aria-hidden
      className={cx(
        "grid shrink-0 place-items-center rounded-sm bg-sunken text-caption font-semibold text-ink-2 inset-ring inset-ring-line",
        className,
      )}
    >
      {PLATFORMS[ad.platform].code}
    </span>
  );
}

/** Scrolls the strip to an ad; `scrollIntoView` would move the page as well. */
function showInStrip(button: HTMLElement | null) {
  const strip = button?.parentElement;
  if (button && strip) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
}

interface AdStripProps {
  readonly ads: readonly SharedAd[];
  readonly currentId: string;
  readonly onSelect: (id: string) => void;
}

/**
 * Strip of `OpenReview` with all ads of the review and their states; on phones, pictures only.
 * Words: `reviewPageCopy` and `reviewStateCopy` in `core/reviews/review-page.copy.ts`; states:
 * `core/reviews/decision.ts`; names of ads: `core/campaigns/ad-name.ts`; colors and icons of states
 * are in this file.
 */
export function AdStrip({ ads, currentId, onSelect }: AdStripProps) {
  return (
    <nav
      aria-label={reviewPageCopy.allAds}
      className="relative flex gap-1 overflow-x-auto border-b border-line bg-surface px-5 py-3 [scrollbar-width:none] max-sm:gap-1.5 max-sm:px-3 max-sm:py-2"
    >
      {ads.map((ad) => {
        const Icon = ICONS[ad.state];
        const isCurrent = ad.id === currentId;
        return (
          <button
            key={ad.id}
            ref={isCurrent ? showInStrip : undefined}
            type="button"
            aria-current={isCurrent}
            onClick={() => onSelect(ad.id)}
            className={cx(
              "relative flex shrink-0 items-center gap-2.5 rounded-toast py-1.5 pr-3.5 pl-1.5 text-left text-label leading-4.5 whitespace-nowrap max-sm:rounded-[9px] max-sm:p-[3px]",
              isCurrent
                ? "bg-brand-soft max-sm:bg-transparent max-sm:inset-ring-2 max-sm:inset-ring-brand"
                : "hover:bg-sunken",
            )}
          >
            <AdThumbnail ad={ad} className="size-11 max-sm:size-12.5" />
            <span className="max-sm:sr-only">
              <span className={cx("block font-medium", isCurrent && "text-brand-text")}>{adName(ad)}</span>
              <span
                className={cx(
                  "flex items-center gap-1",
                  isCurrent && ad.state === "waiting" ? "text-ink-2" : COLORS[ad.state],
                )}
              >
                {Icon && <Icon aria-hidden className="size-3.5" strokeWidth={2.2} />}
                {reviewStateCopy[ad.state]}
              </span>
            </span>
            {Icon && (
              <span
                aria-hidden
                className={cx(
                  "absolute -right-0.5 -bottom-0.5 grid size-4.5 place-items-center rounded-full border-2 border-surface text-surface sm:hidden",
                  MARKS[ad.state],
                )}
              >
                <Icon className="size-2.5" strokeWidth={3} />
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
