import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OwnComment } from "#core/reviews/comment.ts";
import type { AskForReview } from "#core/reviews/review.ts";
import { api } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";
import { useRefreshCampaign } from "../campaign-queries.ts";

/** Polling interval of reviews in ms, because reviewers answer at any time. */
const POLL = 30_000;

const listKey = (campaignId: string) => ["reviews", campaignId] as const;
const trailKey = (reviewId: string) => ["review-trail", reviewId] as const;
const commentsKey = (reviewId: string) => ["review-comments", reviewId] as const;

/**
 * Reads the reviews of a campaign (`GET /api/campaigns/:id/reviews`, `review-list.service.ts` of
 * the server) for `ReviewTab`, newest first, `REVIEWS_PAGE_SIZE` (`core/page-sizes.ts`) a page;
 * again every `POLL`.
 */
export function useReviews(campaignId: string) {
  return useInfiniteQuery({
    queryKey: listKey(campaignId),
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/campaigns/:id/reviews", {
        params: { id: campaignId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    ...PAGED,
    refetchInterval: POLL,
    refetchOnWindowFocus: true,
  });
}

/**
 * Reads the trail of a review (`GET /api/reviews/:id/trail`) for `TrailCard`, again every `POLL`.
 * `server/modules/reviews/trail.service.ts` makes its entries; kinds: `core/reviews/trail.ts`.
 */
export function useTrail(reviewId: string) {
  return useQuery({
    queryKey: trailKey(reviewId),
    queryFn: ({ signal }) =>
      api("GET /api/reviews/:id/trail", { params: { id: reviewId }, query: {}, signal }),
    refetchInterval: POLL,
  });
}

/**
 * Reads the comments on an ad in a review (`GET /api/reviews/:id/comments`) for `AdComments`,
 * oldest first, `COMMENTS_PAGE_SIZE` (`core/page-sizes.ts`) a page; again every `POLL`.
 */
export function useAdComments(reviewId: string, adId: string) {
  return useInfiniteQuery({
    queryKey: [...commentsKey(reviewId), adId],
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/reviews/:id/comments", {
        params: { id: reviewId },
        query: { adId, cursor: pageParam ?? undefined },
        signal,
      }),
    ...PAGED,
    refetchInterval: POLL,
  });
}

/** Returns a function that reads everything about the reviews of a campaign again. */
function useRefreshReviews(campaignId: string) {
  const client = useQueryClient();
  const refreshCampaign = useRefreshCampaign();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey(campaignId) }),
      client.invalidateQueries({ queryKey: ["review-trail"] }),
      client.invalidateQueries({ queryKey: ["review-comments"] }),
      refreshCampaign(campaignId),
    ]);
}

/**
 * Asks for review of ads of a campaign (`POST /api/campaigns/:id/reviews`,
 * `ask-for-review.service.ts` of the server), for `AskForm`; the response has the link, if no
 * people were named. Reviews and campaign are then read again. Errors: 400 (`REVIEW_LIMITS` in
 * `core/reviews/limits.ts`), 404, 429 (`invitationsPerDay` in `core/rate-limits.ts`).
 */
export function useAskForReview(campaignId: string) {
  const onSuccess = useRefreshReviews(campaignId);
  return useMutation({
    mutationFn: (body: AskForReview) =>
      api("POST /api/campaigns/:id/reviews", { params: { id: campaignId }, body }),
    onSuccess,
  });
}

/**
 * Actions of `ReviewActions`. Reminding (`POST /api/reviews/:id/remind`) sends new links, which
 * replace the old ones, to reviewers who have not decided about every ad, or to all if everyone
 * has. Withdrawing (`DELETE /api/reviews/:id`) ends a review. Rules: `review-links.service.ts` of
 * the server. Errors: 409 `review_withdrawn`, 429 (`invitationsPerDay` in `core/rate-limits.ts`).
 */
export function useReviewActions(campaignId: string) {
  const onSuccess = useRefreshReviews(campaignId);
  const remind = useMutation({
    mutationFn: (id: string) => api("POST /api/reviews/:id/remind", { params: { id } }),
    onSuccess,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => api("DELETE /api/reviews/:id", { params: { id } }),
    onSuccess,
  });
  return { remind, withdraw };
}

/**
 * Answers (`POST /api/reviews/:id/comments`) and resolves (`PATCH .../comments/:commentId`)
 * comments of a review, for `AdComments`; everything about the reviews is then read again. Errors
 * of an answer: 400, 409 `comment_limit` (`REVIEW_LIMITS` in `core/reviews/limits.ts`).
 */
export function useCommentActions(campaignId: string, reviewId: string) {
  const onSuccess = useRefreshReviews(campaignId);
  const answer = useMutation({
    mutationFn: (body: OwnComment) =>
      api("POST /api/reviews/:id/comments", { params: { id: reviewId }, body }),
    onSuccess,
  });
  const resolve = useMutation({
    mutationFn: ({ id, resolved }: { readonly id: string; readonly resolved: boolean }) =>
      api("PATCH /api/reviews/:id/comments/:commentId", {
        params: { id: reviewId, commentId: id },
        body: { resolved },
      }),
    onSuccess,
  });
  return { answer, resolve };
}
