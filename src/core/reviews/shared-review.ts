/** A review as a person with its link sees it. */
import * as z from "zod/mini";
import { adSchema } from "../campaigns/ad.ts";
import { FINDING_SEVERITIES } from "../checks/api.ts";
import { commentListSchema } from "./comment.ts";
import { decisionSchema, REVIEW_AD_STATES, versionMarkSchema } from "./decision.ts";

const time = z.iso.datetime();

/** A finding of a check that the owner keeps, with the reason. */
const overrideSchema = z.object({
  rule: z.string(),
  field: z.string(),
  severity: z.enum(FINDING_SEVERITIES),
  message: z.string(),
  reason: z.string(),
});

/** The current state of an ad in responses to a reviewer. A decision sends back `version.hash`. */
const sharedAdSchema = z.extend(
  z.pick(adSchema, {
    id: true,
    key: true,
    platform: true,
    placement: true,
    variant: true,
    angle: true,
    fields: true,
    callToAction: true,
    url: true,
    taggedUrl: true,
    /** Its address is under the link. */
    media: true,
  }),
  {
    version: versionMarkSchema,
    state: z.enum(REVIEW_AD_STATES),
    /** The newest decision about the current content; in state `changed`, the newest approval. */
    decision: z.nullable(z.omit(decisionSchema, { email: true })),
    overrides: z.array(overrideSchema),
    /** The first page; the next ones come from the list of comments. */
    comments: commentListSchema,
  },
);

/**
 * An ad as a reviewer sees it on the page of a link, without findings and prices; `present.ts` of
 * `modules/reviews` makes it. States are in `decision.ts`, their words in `review-page.copy.ts`.
 */
export type SharedAd = z.output<typeof sharedAdSchema>;

/**
 * Response of `GET /api/review/:token`: everything on a reviewer's page; `shared-review.service.ts`
 * makes it. Comments come by pages of `COMMENTS_PAGE_SIZE`.
 */
export const sharedReviewSchema = z.object({
  campaign: z.object({ name: z.string(), companyName: z.string(), productName: z.string() }),
  /** Name of the person who asks. */
  askedBy: z.string(),
  note: z.string(),
  lastDay: z.nullable(z.string()),
  endsAt: time,
  ads: z.array(sharedAdSchema),
});

/** A review as a reviewer with the link sees it, made by `shared-review.service.ts`. */
export type SharedReview = z.output<typeof sharedReviewSchema>;

/** Response of a reviewer's decision: the decided ads after it; `decisions.service.ts` makes it. */
export const decidedAdsSchema = z.object({ ads: z.array(sharedAdSchema) });

/** The ads after a decision, from `decisions.service.ts` to the reviewer's page. */
export type DecidedAds = z.output<typeof decidedAdsSchema>;

/**
 * Path of the page that a review link opens; `review-mails.ts` on the server makes all links with
 * it. The same path is in `pages.ts` and `built-files.ts` (`server/http/pages`), in `loggedPath` of
 * `request-log.ts` (`server/http/middleware`), which hides the token, and in
 * `vite.review.config.ts`; `web/entries/review/main.tsx` reads the token from it.
 */
export const reviewPath = (token: string) => `/review/${token}`;

/**
 * Path of a picture under a review link, which its reviewer can open without an account;
 * `present.ts` of `modules/reviews` makes addresses with it, `core/api/reviews.api.ts` has the
 * route.
 */
export const reviewMediaPath = (token: string, mediaId: string) => `/api/review/${token}/media/${mediaId}`;
