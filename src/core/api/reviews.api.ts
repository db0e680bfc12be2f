import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import {
  commentListSchema,
  commentSchema,
  listCommentsSchema,
  ownCommentSchema,
  resolveCommentSchema,
  sharedCommentSchema,
} from "../reviews/comment.ts";
import { decideSchema } from "../reviews/decision.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import { REVIEW_LIMITS } from "../reviews/limits.ts";
import {
  askForReviewSchema,
  listReviewsSchema,
  reviewLinkSchema,
  reviewListSchema,
} from "../reviews/review.ts";
import { decidedAdsSchema, sharedReviewSchema } from "../reviews/shared-review.ts";
import { readTrailSchema, trailSchema } from "../reviews/trail.ts";
import type { Area } from "./endpoint.ts";
import { inSentence } from "../in-words.ts";
import { PREVIEW_WIDTHS } from "../uploads/api.ts";

const params = z.object({ id: z.string() });
const link = { status: 200, response: reviewLinkSchema } as const;

/**
 * Contract of reviews for the owner of a campaign, who asks and sees decisions; served by
 * `reviews/reviews.routes.ts`. Schemas are in `core/reviews/review.ts` and `comment.ts`. The
 * reviewer's page has its own area. Limits are `REVIEW_LIMITS` in `core/reviews/limits.ts`, for
 * addresses `LIMITS` in `core/limits.ts`, for mails `invitationsPerDay` in `core/rate-limits.ts`.
 */
export const reviewsApi = {
  "GET /api/campaigns/:id/reviews": {
    summary: "List the reviews of a campaign, newest first",
    params,
    query: listReviewsSchema,
    status: 200,
    success: "One page",
    response: reviewListSchema,
    errors: [],
  },
  "POST /api/campaigns/:id/reviews": {
    summary: "Ask for review",
    description: `Without \`people\`, \`url\` is a link for anybody; it is shown once. With \`people\`, each one gets a link of their own by mail, at most ${RATE_LIMITS.invitationsPerDay} a day, and \`url\` is null. Links end after \`lastDay\`, at most ${REVIEW_LIMITS.linkDays} days from now.`,
    params,
    body: askForReviewSchema,
    ...link,
    status: 201,
    success: "The review",
    errors: [],
  },
  "POST /api/reviews/:id/remind": {
    summary: "Replace the link",
    description:
      "The previous link ends. People whose decisions are missing get a new one by mail; if none are missing, everybody does. A last day that is over no longer counts.",
    params,
    ...link,
    success: "The review with its new link",
    errors: ["review_withdrawn"],
  },
  "DELETE /api/reviews/:id": {
    summary: "Withdraw a review: its links end",
    description: "Comments, decisions and the trail stay. A repeat changes nothing.",
    params,
    status: 204,
    success: "Withdrawn",
    errors: [],
  },
  "GET /api/reviews/:id/comments": {
    summary: "List the comments of a review, oldest first",
    params,
    query: listCommentsSchema,
    status: 200,
    success: "One page",
    response: commentListSchema,
    errors: [],
  },
  "POST /api/reviews/:id/comments": {
    summary: "Comment on an ad or answer a comment",
    params,
    body: ownCommentSchema,
    status: 201,
    success: "The comment",
    response: commentSchema,
    errors: ["comment_limit"],
  },
  "PATCH /api/reviews/:id/comments/:commentId": {
    summary: "Mark a comment as resolved, or as open again",
    params: z.object({ id: z.string(), commentId: z.string() }),
    body: resolveCommentSchema,
    status: 200,
    success: "The comment",
    response: commentSchema,
    errors: [],
  },
  "GET /api/reviews/:id/trail": {
    summary: "Read the trail: who, when, which hash, what was said",
    description: "PDF with `format=pdf` or `Accept: application/pdf`, else JSON.",
    params,
    query: readTrailSchema,
    status: 200,
    success: "The trail, oldest entry first",
    response: trailSchema,
    mediaType: "application/pdf",
    errors: [],
  },
} satisfies Area;

/** A token that no link has is not found. */
const token = z.string();
const sharedParams = z.object({ token });

/**
 * Contract of a reviewer's page, served by `reviews/shared-review.routes.ts`; schemas are in
 * `core/reviews/shared-review.ts`. The token in the path is all it needs. A token that does not
 * work answers 404, too many of them 429 (`core/rate-limits.ts`). Widths of pictures are
 * `PREVIEW_WIDTHS` in `core/uploads/api.ts`.
 */
export const sharedReviewApi = {
  "GET /api/review/:token": {
    summary: "Read a review by its link",
    public: true,
    params: sharedParams,
    status: 200,
    success: "The review with its ads as they are now",
    response: sharedReviewSchema,
    errors: ["rate_limited"],
  },
  "GET /api/review/:token/comments": {
    summary: "List comments by the review's link, oldest first",
    public: true,
    params: sharedParams,
    query: listCommentsSchema,
    status: 200,
    success: "One page",
    response: commentListSchema,
    errors: ["rate_limited"],
  },
  "POST /api/review/:token/comments": {
    summary: "Comment on an ad by the review's link",
    description: "`x` and `y` are percent of the picture's width and height, from the top left.",
    public: true,
    params: sharedParams,
    body: sharedCommentSchema,
    status: 201,
    success: "The comment",
    response: commentSchema,
    errors: ["rate_limited", "comment_limit"],
  },
  "POST /api/review/:token/decisions": {
    summary: "Approve ads or ask for changes by the review's link",
    description:
      "`hash` is `version.hash` of the ad that was shown. If one of the ads is another by now, nothing is decided and the answer is 409 with the ads as they are in `error.current`.",
    public: true,
    params: sharedParams,
    body: decideSchema,
    status: 200,
    success: "The ads after the decision",
    response: decidedAdsSchema,
    errors: ["rate_limited", "version_conflict"],
  },
  "GET /api/review/:token/media/:id": {
    summary: "Read a picture by the review's link",
    description: `\`width\` (${inSentence(PREVIEW_WIDTHS.map(String), "or")}) gives a smaller one as WebP.`,
    public: true,
    params: z.object({ token, id: z.string() }),
    query: z.object({ width: z.optional(z.string().check(z.maxLength(LIMITS.name))) }),
    status: 200,
    success: "The picture",
    mediaType: "image/png",
    errors: ["rate_limited", "storage_unavailable"],
  },
} satisfies Area;
