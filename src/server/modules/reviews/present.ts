import type { ReviewComment } from "#core/reviews/comment.ts";
import { reviewAdState, type Decision, type ReviewAdState } from "#core/reviews/decision.ts";
import type { AskedAd, Review, ReviewState } from "#core/reviews/review.ts";
import { reviewMediaPath, type SharedAd } from "#core/reviews/shared-review.ts";
import type { CurrentAd } from "../campaigns/campaigns.public.ts";
import type { CurrentVersion } from "../campaigns/campaigns.public.ts";
import type { CommentCount, CommentRow } from "./comments.repo.ts";
import type { DecisionRow } from "./decisions.repo.ts";
import type { LinkRow } from "./links.repo.ts";
import type { ReviewAdRow, ReviewRow } from "./reviews.repo.ts";

/**
 * Converts a comment to the API's format (`core/reviews/comment.ts`), for owner and reviewer;
 * `comments.service.ts` calls it.
 */
export function presentComment(row: CommentRow): ReviewComment {
  const { id, adId, linkId, name, text, field, x, y, replyTo, versionNumber, hash } = row;
  return {
    ...{ id, adId, name, text, field, x, y, replyTo },
    by: linkId === null ? "owner" : "reviewer",
    version: { number: versionNumber, hash },
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

/** Summary of a review's decisions about an ad. */
interface Verdict {
  readonly state: ReviewAdState;
  /** The newest decision about its content; if it was changed since, the newest approval. */
  readonly decision: DecisionRow | undefined;
  readonly approval: DecisionRow | undefined;
}

/**
 * Judges the content of an ad by the decisions about the ad, newest first (rule: `reviewAdState` in
 * `core/reviews/decision.ts`), for the Review tab, the review page and the numbers of the start
 * page (`review-list.service.ts`).
 */
export function judgeByDecisions(hash: string, decisions: readonly DecisionRow[]): Verdict {
  const state = reviewAdState(hash, decisions);
  const approval = decisions.find(({ decision }) => decision === "approved");
  const about = decisions.find((row) => row.hash === hash);
  return { state, decision: state === "changed" ? approval : about, approval };
}

function presentDecision(row: DecisionRow | undefined, links: readonly LinkRow[]): Decision | null {
  if (!row) return null;
  const { decision, name, versionNumber, hash, createdAt } = row;
  const email = links.find(({ id }) => id === row.linkId)?.email ?? null;
  const version = { number: versionNumber, hash };
  return { decision, name, email, version, at: createdAt.toISOString() };
}

/** An ad with the decisions and comments of reviewers about it. */
interface DiscussedAd {
  readonly token: string;
  readonly current: CurrentAd;
  /** Decisions about the ad, newest first. */
  readonly decisions: readonly DecisionRow[];
  readonly comments: SharedAd["comments"];
}

/**
 * Converts an ad to the format of the reviewer's page (`core/reviews/shared-review.ts`), which
 * leaves out what only the owner may see. State: `reviewAdState` in `core/reviews/decision.ts`.
 * `readSharedAds` (`shared-review.service.ts`) calls it.
 */
export function presentSharedAd({ token, current, decisions, comments }: DiscussedAd): SharedAd {
  const { ad, versionNumber } = current;
  const { id, key, platform, placement, variant, angle, fields, callToAction, url, taggedUrl, media } = ad;
  const { state, decision } = judgeByDecisions(ad.version.hash, decisions);
  const decided = presentDecision(decision, []);
  const { email: _, ...withoutEmail } = decided ?? { email: null };
  return {
    ...{ id, key, platform, placement, variant, angle, fields, callToAction, url, taggedUrl },
    media: media && { ...media, url: reviewMediaPath(token, media.id) },
    version: { number: versionNumber, hash: ad.version.hash },
    state,
    decision: decided && (withoutEmail as Omit<Decision, "email">),
    overrides: ad.findings.flatMap(({ rule, field, severity, message, override }) =>
      override ? [{ rule, field, severity, message, reason: override.reason }] : [],
    ),
    comments,
  };
}

/**
 * A review with the rows that belong to it, as `loadReviews` in `review-list.service.ts` reads them
 * for `presentReview`.
 */
export interface LoadedReview {
  readonly row: ReviewRow;
  readonly links: readonly LinkRow[];
  readonly ads: readonly ReviewAdRow[];
  /** The newest decision about each content, newest first. */
  readonly decisions: readonly DecisionRow[];
  readonly counts: readonly CommentCount[];
}

function stateOf({ row, links }: LoadedReview, now: Date): ReviewState {
  if (row.withdrawnAt !== null) return "withdrawn";
  return links.some(({ endsAt }) => endsAt > now) ? "open" : "ended";
}

/**
 * Converts a review to the API's format (`core/reviews/review.ts`) for its owner's Review tab; its
 * state comes from the withdrawal and the ends of links (`stateOf` in this file), those of ads from
 * `reviewAdState` in `core/reviews/decision.ts` (`deleted` from this file); `readReviews`
 * (`review-list.service.ts`) calls it.
 */
export function presentReview(
  review: LoadedReview,
  current: ReadonlyMap<string, CurrentVersion>,
  now: Date,
): Review {
  const { row, links, ads } = review;
  const { id, campaignId, note, lastDay, createdAt, withdrawnAt } = row;
  const open = links.find(({ email }) => email === null);
  return {
    ...{ id, campaignId, note, lastDay },
    state: stateOf(review, now),
    endsAt: new Date(Math.max(...links.map(({ endsAt }) => endsAt.getTime()))).toISOString(),
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    people: links.flatMap(({ email, invitedAt, openedAt }) =>
      email === null
        ? []
        : [{ email, invitedAt: invitedAt.toISOString(), openedAt: openedAt?.toISOString() ?? null }],
    ),
    openedAt: open?.openedAt?.toISOString() ?? null,
    ads: ads.map((ad) => presentAskedAd(ad, review, current.get(ad.adId))),
  };
}

function presentAskedAd(
  { adId, key, platform, variant, angle, versionNumber, hash }: ReviewAdRow,
  { decisions, links, counts }: LoadedReview,
  current: CurrentVersion | undefined,
): AskedAd {
  const ofAd = decisions.filter((row) => row.adId === adId);
  const { state, decision, approval } = judgeByDecisions(current?.hash ?? hash, ofAd);
  const count = counts.find((each) => each.adId === adId);
  return {
    ...{ adId, key, platform, variant, angle },
    asked: { number: versionNumber, hash },
    version: current ? { number: current.number, hash: current.hash } : null,
    state: current ? state : "deleted",
    decision: presentDecision(decision, links),
    approval: presentDecision(approval, links),
    comments: count?.comments ?? 0,
    openComments: count?.open ?? 0,
  };
}
