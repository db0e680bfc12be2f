import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import type { PlacementId } from "#core/platforms/placements.ts";
import { reviewCommentCopy, reviewPageCopy } from "#core/reviews/review-page.copy.ts";
import { AdFrame, frameWidth } from "#web/lib/frames/ad-frame.tsx";
import { adLabel, frameAdOf } from "#web/lib/frames/campaign-ad.ts";
import { frameLabel } from "#web/lib/frames/use-placement.ts";
import { CommentPin } from "./comment-pin.tsx";
import { pictureBox, type FractionBox } from "./picture-box.ts";
import type { SharedAd, SharedReview } from "#core/reviews/shared-review.ts";
import { useWidth } from "./use-width.ts";

/**
 * A spot on an ad's picture in percent of its width and height, from the top left: `PinnedFrame`
 * makes it, the comment's draft keeps it, and the server stores it as `x` and `y` (range:
 * `core/reviews/comment.ts`).
 */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A comment that is pinned to a spot of an ad's picture. */
interface SpotPin extends Spot {
  readonly id: string;
  readonly number: number;
  readonly isResolved: boolean;
}

interface PinnedFrameProps {
  readonly ad: SharedAd;
  readonly review: SharedReview;
  readonly placement: PlacementId;
  readonly pins: readonly SpotPin[];
  /** Number and spot of the comment that is being written. */
  readonly draft: (Spot & { readonly number: number }) | undefined;
  /** Missing while the ad takes no comments. */
  readonly onPlace: ((spot: Spot) => void) | undefined;
  /** Moves the pin of the comment that is being written. */
  readonly onMove: (spot: Spot) => void;
  readonly onOpenComment: (id: string) => void;
}

/** Percent of the picture by which an arrow key moves the pin. */
const STEP = 2;
const MOVES: Record<string, Spot> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Rounded, so that a spot is the same after it was stored. */
const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
const share = (part: number, whole: number) => clamp((part / whole) * 100);
const percent = (fraction: number) => `${fraction * 100}%`;
const at = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` });

/**
 * Part of `AdStage`: the ad in the frame of a placement (`lib/frames/ad-frame.tsx`), with the pins
 * of its comments on the picture. A click places a pin (a key in the middle); arrow keys move that
 * of the comment being written by `STEP` percent (this file). Words: `reviewPageCopy` and
 * `reviewCommentCopy` in `core/reviews/review-page.copy.ts`.
 */
export function PinnedFrame(props: PinnedFrameProps) {
  const { ad, review, placement, pins, draft, onPlace, onMove, onOpenComment } = props;
  const [watchWidth, available] = useWidth();
  const wrapper = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<FractionBox>();
  const { media } = ad;
  const width = Math.min(available, frameWidth(placement));

  useEffect(() => {
    const element = wrapper.current;
    if (!element || !media) return;
    // Reports the size at once, and when the font is loaded or the text changes.
    const observer = new ResizeObserver(() => setBox(pictureBox(element, media)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [media]);

  function place(event: MouseEvent<HTMLButtonElement>) {
    const { left, top, width: wide, height } = event.currentTarget.getBoundingClientRect();
    // A click by the keyboard has no position.
    const isKey = event.detail === 0;
    onPlace?.({
      x: isKey ? 50 : share(event.clientX - left, wide),
      y: isKey ? 50 : share(event.clientY - top, height),
    });
  }

  function move(event: KeyboardEvent) {
    const step = MOVES[event.key];
    if (!step || !draft) return;
    event.preventDefault();
    event.stopPropagation();
    onMove({ x: clamp(draft.x + step.x), y: clamp(draft.y + step.y) });
  }

  return (
    <div ref={watchWidth} className="grid w-full justify-items-center">
      <div
        ref={wrapper}
        className="relative overflow-hidden bg-surface shadow-md ring-1 ring-line sm:rounded-lg"
        style={{ width }}
      >
        {width > 0 && (
          <AdFrame
            ad={frameAdOf(ad, review.campaign)}
            placement={placement}
            open
            width={width}
            label={frameLabel(ad.platform, placement, adLabel(ad))}
          />
        )}
        {media && box && (
          <div
            className="absolute"
            style={{
              left: percent(box.left),
              top: percent(box.top),
              width: percent(box.width),
              height: percent(box.height),
            }}
          >
            {onPlace && (
              <button
                type="button"
                aria-label={reviewPageCopy.commentOn(reviewPageCopy.picture)}
                onClick={place}
                className="absolute inset-0 cursor-crosshair! -outline-offset-4!"
              />
            )}
            {pins.map((pin) => (
              <CommentPin
                key={pin.id}
                number={pin.number}
                isResolved={pin.isResolved}
                style={at(pin)}
                className="absolute -translate-1/2"
                label={reviewCommentCopy.pin(pin.number)}
                onClick={() => onOpenComment(pin.id)}
              />
            ))}
            {draft && (
              <CommentPin
                number={draft.number}
                style={at(draft)}
                className="absolute -translate-1/2 animate-appear"
                label={reviewCommentCopy.draftPin}
                onKeyDown={move}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
