import type { Decide } from "#core/reviews/decision.ts";
import type { SharedReview } from "#core/reviews/shared-review.ts";
import type { CommentList, OwnComment, ReviewComment } from "#core/reviews/comment.ts";
import { api } from "#web/lib/api.ts";

/**
 * The API's calls of the reviewer's page, for one link: `reviewCalls` makes them, the hooks of the
 * page call them. Each rejects with an `ApiError`. The server's rules are in
 * `server/modules/reviews` (`shared-review.service.ts`, `comments.service.ts`,
 * `decisions.service.ts`).
 */
export interface ReviewCalls {
  readonly load: () => Promise<SharedReview>;
  /** The next comments on an ad. */
  readonly moreComments: (adId: string, cursor: string) => Promise<CommentList>;
  readonly comment: (comment: OwnComment & { readonly name: string }) => Promise<ReviewComment>;
  readonly decide: (decision: Decide) => Promise<unknown>;
}

/**
 * Creates the calls of `ReviewPage` (`/api/review/:token` and below it) with the token of a link;
 * `entries/review/main.tsx` starts the page with them. Which links work: `find-link.service.ts` in
 * `server/modules/reviews`; limits: `core/reviews/limits.ts`, and of one link (429)
 * `core/rate-limits.ts`; codes of errors: `core/api/reviews.api.ts`.
 */
export function reviewCalls(token: string): ReviewCalls {
  const params = { token };
  return {
    load: () => api("GET /api/review/:token", { params }),
    moreComments: (adId, cursor) =>
      api("GET /api/review/:token/comments", { params, query: { adId, cursor } }),
    comment: (body) => api("POST /api/review/:token/comments", { params, body }),
    decide: (body) => api("POST /api/review/:token/decisions", { params, body }),
  };
}
