import MessageSquarePlus from "lucide-react/icons/message-square-plus";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { reviewCommentCopy, reviewPageCopy } from "#core/reviews/review-page.copy.ts";
import { CommentPin } from "./comment-pin.tsx";
import type { SharedAd } from "#core/reviews/shared-review.ts";

/**
 * A part of an ad on the review page that an approval covers, and to which a comment can be pinned;
 * `partsOf` makes it.
 */
interface AdPart {
  /** Name of a field, `callToAction` or `url`. */
  readonly name: string;
  readonly label: string;
  readonly texts: readonly string[];
}

/**
 * Texts of an ad by part, for `ApprovedParts`, `CommentForm`, `CommentList` and `ChangeNote`: every
 * field with a text, the button and the address, which is always listed. Labels: `PLATFORMS` in
 * `core/platforms/platforms.ts`, others `reviewPageCopy` in `core/reviews/review-page.copy.ts`.
 */
export function partsOf(ad: SharedAd): AdPart[] {
  const { callsToAction = {} }: PlatformSpec = PLATFORMS[ad.platform];
  const call = ad.callToAction === null ? "" : (callsToAction[ad.callToAction] ?? "");
  const fields = Object.entries(fieldsOf(ad.platform)).map(([name, { label }]) => ({
    name,
    label,
    texts: textsOf(ad.fields[name]).filter((text) => text.trim() !== ""),
  }));
  return [
    ...fields.filter(({ texts }) => texts.length > 0),
    ...(call === "" ? [] : [{ name: "callToAction", label: reviewPageCopy.callToAction, texts: [call] }]),
    {
      name: "url",
      label: reviewPageCopy.address,
      texts: [ad.taggedUrl ?? ad.url].filter((url) => url !== ""),
    },
  ];
}

interface FieldPin {
  readonly id: string;
  readonly field: string | null;
  readonly number: number;
  readonly isResolved: boolean;
}

interface ApprovedPartsProps {
  readonly ad: SharedAd;
  readonly pins: readonly FieldPin[];
  /** Starts a comment on a part; missing while the ad takes no comments. */
  readonly onComment: ((part: string) => void) | undefined;
  readonly onOpenComment: (id: string) => void;
}

/**
 * Part of `AdStage` with everything that an approval covers, in full (`partsOf`): frames fold long
 * texts, and search ads show a few of many headlines only. What the approved hash covers:
 * `server/modules/campaigns/ad-content.ts`. Words: `reviewPageCopy` in
 * `core/reviews/review-page.copy.ts`.
 */
export function ApprovedParts({ ad, pins, onComment, onOpenComment }: ApprovedPartsProps) {
  return (
    <section className="grid gap-1">
      <h2 className="text-label font-semibold">{reviewPageCopy.texts}</h2>
      <dl className="divide-y divide-line">
        {partsOf(ad).map(({ name, label, texts }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
            <dt className="flex items-center gap-2 text-caption text-ink-3">
              {label}
              {pins
                .filter(({ field }) => field === name)
                .map(({ id, number, isResolved }) => (
                  <CommentPin
                    key={id}
                    number={number}
                    isResolved={isResolved}
                    label={reviewCommentCopy.pin(number)}
                    className="relative size-5! text-[11px]!"
                    onClick={() => onOpenComment(id)}
                  />
                ))}
            </dt>
            {onComment && (
              <dd className="col-start-2 row-span-2 row-start-1 self-center">
                <button
                  type="button"
                  aria-label={reviewPageCopy.commentOn(label)}
                  title={reviewPageCopy.commentOn(label)}
                  onClick={() => onComment(name)}
                  className="grid size-9 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11"
                >
                  <MessageSquarePlus aria-hidden className="size-4.5" strokeWidth={1.75} />
                </button>
              </dd>
            )}
            <dd className="col-start-1 min-w-0 text-label">
              {texts.length === 0 ? (
                <span className="text-ink-3">{reviewPageCopy.noAddress}</span>
              ) : (
                texts.map((text, place) => (
                  <p
                    // Texts of a list can be equal.
                    // oxlint-disable-next-line react/no-array-index-key
                    key={place}
                    dir="auto"
                    className="[overflow-wrap:anywhere] whitespace-pre-line"
                  >
                    {text}
                  </p>
                ))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
