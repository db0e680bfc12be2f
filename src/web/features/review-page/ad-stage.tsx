import Link2 from "lucide-react/icons/link-2";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { reviewPageCopy } from "#core/reviews/review-page.copy.ts";
import type { SharedAd, SharedReview } from "#core/reviews/shared-review.ts";
import { usePlacement } from "#web/lib/frames/use-placement.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { ApprovedParts } from "./approved-parts.tsx";
import { CheckNotes } from "./check-notes.tsx";
import type { NumberedComment } from "./number-comments.ts";
import { PinnedFrame, type Spot } from "./pinned-frame.tsx";
import type { CommentDraft } from "./use-comment-drafts.ts";

interface AdStageProps {
  readonly ad: SharedAd;
  readonly review: SharedReview;
  readonly comments: readonly NumberedComment[];
  readonly draft: CommentDraft | undefined;
  /** Starts a comment; missing while the ad cannot be commented on. */
  readonly onStart: ((about: Partial<CommentDraft>) => void) | undefined;
  /** Moves the pin of the comment that is being written. */
  readonly onMove: (spot: Spot) => void;
  readonly onOpenComment: (id: string) => void;
}

/**
 * Part of `ReviewedAd`: the ad in its platform's frame, its address, the checks that were
 * overridden, and all its texts. Placements: `core/platforms/placements.ts`; words:
 * `reviewPageCopy` in `core/reviews/review-page.copy.ts`.
 */
export function AdStage({ ad, review, comments, draft, onStart, onMove, onOpenComment }: AdStageProps) {
  const { placement, setPlacement, options } = usePlacement(ad.platform);
  const { name } = PLATFORMS[ad.platform];
  const pins = comments.map(({ id, number, field, x, y, resolvedAt }) => ({
    id,
    number,
    field,
    x,
    y,
    isResolved: resolvedAt !== null,
  }));
  return (
    <div className="mx-auto grid w-full max-w-172 content-start gap-4 px-6 pt-8 pb-12 max-sm:gap-3 max-sm:px-0 max-sm:pt-4 max-sm:pb-5">
      <div className="mx-auto grid w-full max-w-97.5 gap-3 max-sm:max-w-none max-sm:px-4">
        <p className="flex items-baseline justify-between gap-4 text-label">
          <b className="font-medium">{reviewPageCopy.caption(name, ad.variant)}</b>
          <span className="shrink-0 text-ink-3 tabular-nums">
            {reviewPageCopy.version(ad.version.number)}
          </span>
        </p>
        {options.length > 1 && (
          <SegmentedControl
            label={reviewPageCopy.placement}
            value={placement}
            onChange={setPlacement}
            options={options}
          />
        )}
      </div>
      <PinnedFrame
        // Another frame has its picture at another place, also if its size is the same.
        key={placement}
        ad={ad}
        review={review}
        placement={placement}
        pins={pins.flatMap(({ x, y, ...pin }) => (x === null || y === null ? [] : [{ ...pin, x, y }]))}
        draft={draft?.spot ? { ...draft.spot, number: comments.length + 1 } : undefined}
        onPlace={onStart && ((spot) => onStart({ spot, field: null }))}
        onMove={onMove}
        onOpenComment={onOpenComment}
      />
      <div className="mx-auto grid w-full max-w-97.5 gap-4 max-sm:max-w-none max-sm:px-4">
        {onStart && ad.media && (
          <p className="text-center text-caption text-ink-3">{reviewPageCopy.tapPicture}</p>
        )}
        {ad.url !== "" && (
          <p className="flex gap-2.5 text-label text-ink-2">
            <Link2 aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
            <span className="[overflow-wrap:anywhere]">{reviewPageCopy.leadsTo(ad.url)}</span>
          </p>
        )}
        <CheckNotes ad={ad} owner={review.askedBy} />
        <ApprovedParts
          ad={ad}
          pins={pins}
          onComment={onStart && ((field) => onStart({ field, spot: null }))}
          onOpenComment={onOpenComment}
        />
      </div>
    </div>
  );
}
