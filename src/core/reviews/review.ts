/** Reviews as their owner sees them. */
import * as z from "zod/mini";
import { adSchema } from "../campaigns/ad.ts";
import { cursorField, emailField, optionalText } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { decisionSchema, REVIEW_AD_STATES, versionMarkSchema } from "./decision.ts";
import { REVIEW_LIMITS } from "./limits.ts";
import { reviewMessages } from "./messages.ts";

const time = z.iso.datetime();
const unique = z.overwrite((values: string[]) => [...new Set(values)]);

/**
 * Body of `POST /api/campaigns/:id/reviews`, for `ask-for-review.service.ts`. Without `people` the
 * answer has a link for anybody; each person gets one by mail. Links work until the end of
 * `lastDay`, at most `linkDays`. This and the limits of ads, people and note are `REVIEW_LIMITS`
 * (`limits.ts`); an address has `LIMITS.email` (`core/limits.ts`).
 */
export const askForReviewSchema = z.object({
  adIds: z
    .array(z.string().check(z.maxLength(LIMITS.name)))
    .check(
      unique,
      z.minLength(1, reviewMessages.adsMissing),
      z.maxLength(REVIEW_LIMITS.ads, reviewMessages.tooManyAds),
    ),
  people: z._default(
    z.array(emailField).check(unique, z.maxLength(REVIEW_LIMITS.people, reviewMessages.tooManyPeople)),
    [],
  ),
  lastDay: z._default(z.nullable(z.iso.date(reviewMessages.day)), null),
  note: optionalText("Note", REVIEW_LIMITS.note),
});

/**
 * Checked body of `POST /api/campaigns/:id/reviews`, for `ask-for-review.service.ts`: ads, people,
 * note and last day. Limits are those of `askForReviewSchema`.
 */
export type AskForReview = z.output<typeof askForReviewSchema>;

/**
 * Response with a new review link, from `ask-for-review.service.ts` and `review-links.service.ts`.
 * The owner sees it once, because the table of links has only its hash; links for invited people go
 * out by mail instead (`url` is `null`). `reviewPath` (`shared-review.ts`) is the address. A link
 * works for at most `REVIEW_LIMITS.linkDays` (`limits.ts`).
 */
export const reviewLinkSchema = z.object({
  id: z.string(),
  /** The link for anybody; `null` if people got links of their own by mail. */
  url: z.nullable(z.string()),
});

/**
 * A new or renewed review with the link for anybody, from `ask-for-review.service.ts` and
 * `review-links.service.ts`; `link-once.tsx` shows it. Links for invited people are in their mails
 * only.
 */
export type ReviewLink = z.output<typeof reviewLinkSchema>;

/** States of a review. `ended`: all links have ended; `withdrawn`: the owner has ended them. */
const REVIEW_STATES = ["open", "ended", "withdrawn"] as const;

/**
 * Whether a review still takes comments and decisions; see `REVIEW_STATES`. `present.ts` of
 * `modules/reviews` computes it. Words are in `reviewTabCopy` (`review-tab.copy.ts`).
 */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** A person who was asked by mail. */
const personSchema = z.object({
  email: z.string(),
  /** When the newest link was made. */
  invitedAt: time,
  openedAt: z.nullable(time),
});

/** An ad of a review. */
const askedAdSchema = z.extend(z.pick(adSchema, { key: true, platform: true, variant: true, angle: true }), {
  adId: z.string(),
  /** Version at the time of the request. */
  asked: versionMarkSchema,
  /** Current version; `null` for a deleted ad. */
  version: z.nullable(versionMarkSchema),
  state: z.enum([...REVIEW_AD_STATES, "deleted"]),
  /** The newest decision about the current content. */
  decision: z.nullable(decisionSchema),
  /** The newest approval, also of an earlier version, which can still be exported. */
  approval: z.nullable(decisionSchema),
  comments: z.number(),
  /** Comments of reviewers that are not resolved. */
  openComments: z.number(),
});

/**
 * An ad of a review with its decisions, made by `present.ts` of `modules/reviews`; the Review tab
 * shows it. States are `REVIEW_AD_STATES` in `decision.ts`, their words `askedAdCopy.state` in
 * `review-tab.copy.ts`.
 */
export type AskedAd = z.output<typeof askedAdSchema>;

/**
 * A review in responses to its owner: ads of a campaign that people without an account comment on
 * and approve.
 */
const reviewSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  state: z.enum(REVIEW_STATES),
  note: z.string(),
  lastDay: z.nullable(z.string()),
  /** When its links end. */
  endsAt: time,
  createdAt: time,
  withdrawnAt: z.nullable(time),
  /** Empty if it has a link for anybody. */
  people: z.array(personSchema),
  /** When the link for anybody was opened first. */
  openedAt: z.nullable(time),
  ads: z.array(askedAdSchema),
});

/** A review as its owner sees it on the Review tab, made by `present.ts` of `modules/reviews`. */
export type Review = z.output<typeof reviewSchema>;

/**
 * Response of `GET /api/campaigns/:id/reviews`: a page of a campaign's reviews, newest first;
 * `REVIEWS_PAGE_SIZE` is its size. `review-list.service.ts` makes it. `nextCursor` is `null` on the
 * last page.
 */
export const reviewListSchema = z.object({
  items: z.array(reviewSchema),
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of `REVIEWS_PAGE_SIZE` reviews of a campaign, from `review-list.service.ts`
 * to the Review tab.
 */
export type ReviewList = z.output<typeof reviewListSchema>;

/**
 * Query of `GET /api/campaigns/:id/reviews`: the cursor of the page before, for
 * `review-list.service.ts`; `REVIEWS_PAGE_SIZE` is the size of a page.
 */
export const listReviewsSchema = z.object({ cursor: cursorField });
