import type { MiddlewareHandler } from "hono";
import { reviewsApi } from "#core/api/reviews.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { askForReview, type ReviewsDeps } from "./ask-for-review.service.ts";
import { commentAsOwner, listOwnComments, resolveComment } from "./comments.service.ts";
import { remindReviewers, withdrawReview } from "./review-links.service.ts";
import { readReviews } from "./review-list.service.ts";
import { sendTrail } from "./send-trail.ts";

/**
 * Routes of reviews for the owner of the campaign; `boot/app.ts` mounts them. Each is answered by a
 * `*.service.ts` of this folder, the trail by `send-trail.ts`. Paths: `core/api/reviews.api.ts`;
 * limits: `REVIEW_LIMITS` in `core/reviews/limits.ts`.
 */
export function reviewRoutes(deps: ReviewsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    reviewsApi,
    { requireUser },
    {
      "GET /api/campaigns/:id/reviews": (c, { params, query }) =>
        readReviews(deps, { ...params, userId: c.var.user.id }, query.cursor),
      "POST /api/campaigns/:id/reviews": (c, { params, body }) =>
        askForReview(deps, { ...params, userId: c.var.user.id, askedBy: c.var.user.fullName }, body),
      "POST /api/reviews/:id/remind": (c, { params }) =>
        remindReviewers(deps, { ...params, userId: c.var.user.id, askedBy: c.var.user.fullName }),
      "DELETE /api/reviews/:id": (c, { params }) =>
        withdrawReview(deps, { ...params, userId: c.var.user.id }),
      "GET /api/reviews/:id/comments": (c, { params, query }) =>
        listOwnComments(deps, { ...params, userId: c.var.user.id }, query),
      "POST /api/reviews/:id/comments": (c, { params, body }) =>
        commentAsOwner(deps, { ...params, userId: c.var.user.id, name: c.var.user.fullName }, body),
      "PATCH /api/reviews/:id/comments/:commentId": (c, { params: { id, commentId }, body }) =>
        resolveComment(deps, { id, userId: c.var.user.id }, { commentId, ...body }),
      "GET /api/reviews/:id/trail": (c, { params, query }) =>
        sendTrail(c, deps, { ...params, userId: c.var.user.id, ownerName: c.var.user.fullName }, query),
    },
  );
}
