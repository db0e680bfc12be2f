import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DecisionKind } from "#core/reviews/decision.ts";
import type { TrailKind } from "#core/reviews/trail.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ads } from "../campaigns/ads.table.ts";
import { ofCampaign } from "../campaigns/campaigns.table.ts";

const ofReview = () =>
  text("review_id")
    .notNull()
    .references(() => reviews.id, { onDelete: "cascade" });

/** Number and hash of a version of an ad. */
const version = () => ({
  versionNumber: integer("version_number").notNull(),
  hash: text("hash").notNull(),
});

/**
 * Table of reviews: requests to review ads of a campaign; `reviews.repo.ts` has its queries.
 * `purgeReviews` (`purge.service.ts`) removes a row when its campaign is purged.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    campaignId: ofCampaign(),
    note: text("note").notNull(),
    /** Day after which the links end; null if they end after `linkDays`. */
    lastDay: date("last_day", { mode: "string" }),
    createdAt: timeInMs("created_at").notNull(),
    withdrawnAt: timeInMs("withdrawn_at"),
  },
  (table) => [
    index("reviews_campaign").on(table.campaignId, table.createdAt),
    index("reviews_user").on(table.userId, table.createdAt),
  ],
);

/**
 * Table of links of reviews: one for each mailed person, or one for anybody; `links.repo.ts` has
 * its queries. Tokens are stored as hashes; `links.repo.ts` sets `endsAt` by
 * `REVIEW_LIMITS.linkDays` (`core/reviews/limits.ts`) and the review's last day.
 */
export const reviewLinks = pgTable(
  "review_links",
  {
    id: text("id").primaryKey(),
    reviewId: ofReview(),
    userId: ofUser(),
    /** Null for the link for anybody. */
    email: text("email"),
    /** SHA-256 of the token; a reminder replaces it. */
    tokenHash: text("token_hash").notNull(),
    endsAt: timeInMs("ends_at").notNull(),
    /** When the token was made. */
    invitedAt: timeInMs("invited_at").notNull(),
    openedAt: timeInMs("opened_at"),
  },
  (table) => [
    uniqueIndex("review_links_token").on(table.tokenHash),
    uniqueIndex("review_links_email").on(table.reviewId, table.email),
    index("review_links_user").on(table.userId),
  ],
);

/**
 * Table of the ads of reviews, in the order of the request, as they were then; `reviews.repo.ts`
 * has its queries.
 */
export const reviewAds = pgTable(
  "review_ads",
  {
    reviewId: ofReview(),
    adId: text("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    userId: ofUser(),
    position: integer("position").notNull(),
    /** These four never change, and outlive the ad. */
    key: text("key").notNull(),
    platform: text("platform").$type<PlatformId>().notNull(),
    variant: text("variant").notNull(),
    angle: text("angle").$type<Angle>(),
    versionId: text("version_id").notNull(),
    ...version(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.adId] }),
    index("review_ads_ad").on(table.adId),
    index("review_ads_user").on(table.userId),
  ],
);

/**
 * Table of comments of reviewers, and comments and answers of the owner; `comments.repo.ts` has its
 * queries. At most `REVIEW_LIMITS.comments` of a review (`core/reviews/limits.ts`).
 */
export const reviewComments = pgTable(
  "review_comments",
  {
    id: text("id").primaryKey(),
    reviewId: ofReview(),
    adId: text("ad_id").notNull(),
    userId: ofUser(),
    /** Null for the owner. */
    linkId: text("link_id").references(() => reviewLinks.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    text: text("text").notNull(),
    field: text("field"),
    /** Percent of the picture's width and height. */
    x: doublePrecision("x"),
    y: doublePrecision("y"),
    replyTo: text("reply_to"),
    ...version(),
    createdAt: timeInMs("created_at").notNull(),
    resolvedAt: timeInMs("resolved_at"),
  },
  (table) => [
    index("review_comments_ad").on(table.reviewId, table.adId, table.createdAt, table.id),
    index("review_comments_review").on(table.reviewId, table.createdAt, table.id),
    index("review_comments_link").on(table.linkId),
    index("review_comments_user").on(table.userId),
  ],
);

/**
 * Table of decisions of reviewers; a later one about the same content replaces an earlier one.
 * `decisions.repo.ts` has its queries.
 */
export const reviewDecisions = pgTable(
  "review_decisions",
  {
    id: text("id").primaryKey(),
    reviewId: ofReview(),
    adId: text("ad_id").notNull(),
    userId: ofUser(),
    linkId: text("link_id")
      .notNull()
      .references(() => reviewLinks.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    decision: text("decision").$type<DecisionKind>().notNull(),
    versionId: text("version_id").notNull(),
    ...version(),
    createdAt: timeInMs("created_at").notNull(),
    /** The mail that informs the owner; null until it is queued. */
    mailId: text("mail_id"),
  },
  (table) => [
    index("review_decisions_ad").on(table.reviewId, table.adId, table.createdAt),
    index("review_decisions_link").on(table.linkId),
    index("review_decisions_user").on(table.userId, table.createdAt),
    index("review_decisions_untold")
      .on(table.userId)
      .where(sql`mail_id is null`),
  ],
);

/**
 * Table of the other events of a review, for its trail (kinds: `core/reviews/trail.ts`);
 * `events.repo.ts` has its queries.
 */
export const reviewEvents = pgTable(
  "review_events",
  {
    id: text("id").primaryKey(),
    reviewId: ofReview(),
    userId: ofUser(),
    kind: text("kind").$type<TrailKind>().notNull(),
    /** The link that was opened. */
    linkId: text("link_id").references(() => reviewLinks.id, { onDelete: "cascade" }),
    /** The comment that was resolved or reopened. */
    commentId: text("comment_id").references(() => reviewComments.id, { onDelete: "cascade" }),
    createdAt: timeInMs("created_at").notNull(),
  },
  (table) => [
    index("review_events_review").on(table.reviewId, table.createdAt),
    index("review_events_link").on(table.linkId),
    index("review_events_comment").on(table.commentId),
    index("review_events_user").on(table.userId),
  ],
);

/**
 * Table of when an owner was last mailed about decisions: at most once an hour (`startMailHour` in
 * `digests.repo.ts`).
 */
export const reviewDigests = pgTable("review_digests", {
  userId: ofUser().primaryKey(),
  mailedAt: timeInMs("mailed_at").notNull(),
});
