import { useEffect, useState } from "react";
import type { Spot } from "./pinned-frame.tsx";

/**
 * A comment that is being written on the reviewer's page: `useCommentDrafts` keeps it,
 * `CommentForm` edits it. Longest text: `REVIEW_LIMITS.comment` in `core/reviews/limits.ts`; the
 * sent body is in `core/reviews/comment.ts`.
 */
export interface CommentDraft {
  readonly text: string;
  /** The commented part; `null` for the whole ad or a spot on the picture. */
  readonly field: string | null;
  readonly spot: Spot | null;
  /** The comment that it answers. */
  readonly replyTo: string | null;
}

/** An empty comment on the whole ad, with which `ReviewedAd` starts every new comment. */
export const EMPTY_DRAFT: CommentDraft = { text: "", field: null, spot: null, replyTo: null };

type Drafts = Readonly<Record<string, CommentDraft | undefined>>;

const keyOf = (reviewId: string) => `review-drafts:${reviewId}`;

function storedDrafts(reviewId: string): Drafts {
  try {
    // Written by this module only.
    return JSON.parse(sessionStorage.getItem(keyOf(reviewId)) ?? "{}") as Drafts;
  } catch {
    return {};
  }
}

/**
 * Comments that are being written in `OpenReview`, by ad. They survive a reload of the tab
 * (`sessionStorage`, `review-drafts:<review>`).
 */
export function useCommentDrafts(reviewId: string) {
  const [drafts, setDrafts] = useState(() => storedDrafts(reviewId));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(reviewId), JSON.stringify(drafts));
    } catch {
      // Storage is disabled or full: drafts live as long as the page.
    }
  }, [reviewId, drafts]);
  return {
    drafts,
    /** Stores the comment of an ad; `undefined` discards it. */
    setDraft: (adId: string, draft: CommentDraft | undefined) =>
      setDrafts((before) => ({ ...before, [adId]: draft })),
  };
}
