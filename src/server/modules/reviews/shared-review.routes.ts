import { createMiddleware } from "hono/factory";
import { sharedReviewApi } from "#core/api/reviews.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { ServeFile } from "../files/files.public.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import { commentAsReviewer, listSharedComments } from "./comments.service.ts";
import { decide } from "./decisions.service.ts";
import { findSharedMedia, readSharedReview } from "./shared-review.service.ts";

/**
 * Middleware that sets `Referrer-Policy` and `X-Robots-Tag` of all responses below a review link.
 * Everyone with the address can open it, so it must not reach search engines and linked sites.
 * `boot/app.ts` mounts it.
 */
export const hideReviewLinks = createMiddleware<AppEnv>(async (c, next) => {
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex, nofollow");
  await next();
});

/**
 * Routes of the reviewer's page, which are authorized by the token in the path alone
 * (`find-link.service.ts`); `boot/app.ts` mounts them. Services: `shared-review.service.ts`,
 * `comments.service.ts`, `decisions.service.ts`. Paths: `core/api/reviews.api.ts`; limits:
 * `core/reviews/limits.ts`, requests per hour `review-limits.ts` (numbers: `core/rate-limits.ts`).
 */
export function sharedReviewRoutes(deps: ReviewsDeps, serveFile: ServeFile) {
  return apiRoutes(
    sharedReviewApi,
    {},
    {
      "GET /api/review/:token": (c, { params }) =>
        readSharedReview(deps, {
          ...params,
          clientIp: c.var.clientIp,
          isHead: c.req.method === "HEAD",
        }),
      "GET /api/review/:token/comments": (c, { params, query }) =>
        listSharedComments(deps, { ...params, clientIp: c.var.clientIp }, query),
      "POST /api/review/:token/comments": (c, { params, body }) =>
        commentAsReviewer(deps, { ...params, clientIp: c.var.clientIp }, body),
      "POST /api/review/:token/decisions": (c, { params, body }) =>
        decide(deps, { ...params, clientIp: c.var.clientIp }, body),
      "GET /api/review/:token/media/:id": async (c, { params: { token, id } }) =>
        serveFile(c, await findSharedMedia(deps, { token, mediaId: id, clientIp: c.var.clientIp })),
    },
  );
}
