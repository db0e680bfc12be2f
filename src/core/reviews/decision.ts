/** Decisions of reviewers, and the state of an ad in a review that follows from them. */
import * as z from "zod/mini";
import { requiredText } from "../fields.ts";
import { LIMITS } from "../limits.ts";
import { REVIEW_LIMITS } from "./limits.ts";
import { reviewMessages } from "./messages.ts";

const time = z.iso.datetime();

/**
 * Decisions about an ad that a reviewer can make, stored in `review_decisions`; words are in
 * `review-page.copy.ts`, `review-tab.copy.ts`, `trail.copy.ts` and, for mails, `mails.copy.ts`.
 */
const DECISIONS = ["approved", "changes"] as const;

/**
 * Decision of a reviewer about an ad, `approved` or `changes` (`DECISIONS` here, also for the files
 * of its words); `decisions.service.ts` stores it.
 */
export type DecisionKind = (typeof DECISIONS)[number];

/**
 * States of an ad in a review; `changed` means changed since it was approved. `reviewAdState`
 * computes it; words are in `review-page.copy.ts` and `review-tab.copy.ts`.
 */
export const REVIEW_AD_STATES = ["waiting", "approved", "changes", "changed"] as const;

/**
 * State of an ad in a review, on the Review tab and the reviewer's page, computed by
 * `reviewAdState` for `present.ts` of `modules/reviews`; see `REVIEW_AD_STATES`. Words are in
 * `review-page.copy.ts` and `review-tab.copy.ts`.
 */
export type ReviewAdState = (typeof REVIEW_AD_STATES)[number];

/**
 * Field for the name that a reviewer gives with a comment (`comment.ts`) or decision: one line of
 * at most `LIMITS.name` (`core/limits.ts`). Messages are `fieldMessages` in `core/messages.ts`.
 */
export const reviewerName = requiredText("Your name", LIMITS.name).check(
  z.overwrite((name) => name.replaceAll("\n", " ")),
);

/**
 * Version of an ad by its number in the history and the hash of its content (`ad-content.ts` of
 * `modules/campaigns`): what a comment or decision is about. Part of comments, decisions and
 * reviews in responses.
 */
export const versionMarkSchema = z.object({ number: z.number(), hash: z.string() });

/**
 * A decision of a reviewer about one content of an ad, in responses to owner and reviewer;
 * `present.ts` of `modules/reviews` makes it. `email` is `null` for the link for anybody.
 */
export const decisionSchema = z.object({
  decision: z.enum(DECISIONS),
  /** As the reviewer has typed it. */
  name: z.string(),
  /** Address that the reviewer's link was mailed to; `null` for the link for anybody. */
  email: z.nullable(z.string()),
  version: versionMarkSchema,
  at: time,
});

/**
 * A decision as the owner sees it on the Review tab, with its kind, reviewer, version and time. The
 * ad's state (`reviewAdState`) says whether the decision still holds. `present.ts` of
 * `modules/reviews` makes it; a reviewer gets it without the address.
 */
export type Decision = z.output<typeof decisionSchema>;

/**
 * Body of a reviewer's decision: the ads with the hashes that were shown; all are decided, or none
 * (`decisions.service.ts`). Limits: `REVIEW_LIMITS.ads` (`limits.ts`), for the reviewer's name
 * `LIMITS.name` (`core/limits.ts`); messages: `messages.ts`.
 */
export const decideSchema = z.object({
  name: reviewerName,
  decision: z.enum(DECISIONS),
  ads: z
    .array(
      z.object({
        adId: z.string().check(z.maxLength(LIMITS.name)),
        hash: z.string().check(z.maxLength(LIMITS.name)),
      }),
    )
    .check(
      z.minLength(1, reviewMessages.adsMissing),
      z.maxLength(REVIEW_LIMITS.ads, reviewMessages.tooManyAds),
    ),
});

/**
 * Checked body of a reviewer's decision (`decideSchema`): name, decision, and ads with the hashes
 * that were shown; for `decisions.service.ts`. Limits are those of `decideSchema`.
 */
export type Decide = z.output<typeof decideSchema>;

interface DecidedContent {
  readonly decision: DecisionKind;
  readonly hash: string;
}

/**
 * State of an ad whose content has this hash: the newest decision about it counts. Without one, the
 * ad is `changed` if an earlier content was approved, else `waiting`, also after a request for
 * changes. `decisions` are those of one review about the ad, newest first. `present.ts` of
 * `modules/reviews` calls it.
 */
export function reviewAdState(hash: string, decisions: readonly DecidedContent[]): ReviewAdState {
  const about = decisions.find((decided) => decided.hash === hash);
  if (about) return about.decision;
  return decisions.some(({ decision }) => decision === "approved") ? "changed" : "waiting";
}
