import { useState } from "react";
import type { CommentList, ReviewComment } from "#core/reviews/comment.ts";
import type { SharedAd } from "#core/reviews/shared-review.ts";
import { numberComments, type NumberedComment } from "./number-comments.ts";
import type { ReviewCalls } from "./review-calls.ts";

/**
 * The comments that are shown for an ad on the reviewer's page: `useComments` makes it,
 * `CommentPane` shows it.
 */
export interface Comments {
  readonly items: readonly NumberedComment[];
  /** Loads the next comments; missing if all are shown. */
  readonly loadMore: (() => Promise<void>) | undefined;
  /** Shows a comment that was just stored, also if earlier ones are not loaded yet. */
  readonly add: (comment: ReviewComment) => void;
}

/**
 * All loaded comments on an ad, for `ReviewedAd`: the first page comes with the review, the others
 * on demand (`ReviewCalls.moreComments`); size of a page: `COMMENTS_PAGE_SIZE` in
 * `core/page-sizes.ts`. The component that calls it is keyed by the ad.
 */
export function useComments(ad: SharedAd, calls: ReviewCalls): Comments {
  const [later, setLater] = useState<CommentList>();
  const byId = new Map<string, ReviewComment>();
  for (const comment of [...ad.comments.items, ...(later?.items ?? [])]) byId.set(comment.id, comment);
  const { nextCursor: cursor } = later ?? ad.comments;
  const append = (items: readonly ReviewComment[], nextCursor: string | null) =>
    setLater((before) => ({ items: [...(before?.items ?? []), ...items], nextCursor }));
  return {
    items: numberComments([...byId.values()]),
    add: (comment) => append([comment], cursor),
    loadMore:
      cursor === null
        ? undefined
        : async () => {
            const { items, nextCursor } = await calls.moreComments(ad.id, cursor);
            append(items, nextCursor);
          },
  };
}
