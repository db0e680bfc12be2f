import * as z from "zod";
import { decisionsMail, type DecidedGroup } from "#core/reviews/mails.copy.ts";
import type { Tx } from "#server/db/client.ts";
import type { JobContext, JobType } from "#server/jobs/job.ts";
import { mayContinue } from "#server/jobs/sweep.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { asUserId } from "#server/lib/user-id.ts";
import { findAddress } from "../accounts/accounts.public.ts";
import { findCampaign } from "../campaigns/campaigns.public.ts";
import { queueMail } from "../mails/mails.public.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import { listUnmailedUsers, lockUnmailed, setMail, type DecisionRow } from "./decisions.repo.ts";
import { startMailHour } from "./digests.repo.ts";
import { findReview, listReviewAds, type ReviewAdRow } from "./reviews.repo.ts";

/**
 * Job that mails a user about decisions (`mailDecisions`), unless one such mail was sent within the
 * last hour (`startMailHour` in `digests.repo.ts`); `decide` (`decisions.service.ts`) enqueues it,
 * and `reviews.jobs.ts` handles it. 10 retries (here), then the sweep `mailLateDecisions` finds the
 * decisions.
 */
export const REVIEW_DIGEST: JobType<{ userId: UserId }> = {
  name: "reviews.digest",
  schema: z.object({ userId: z.string().transform(asUserId) }),
  retryLimit: 10,
  retryDelay: 5,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/** Decisions in one mail; the next mail has the others. */
const DECISIONS = 500;
/** Groups of decisions that a mail lists. */
const LISTED = 30;
/** Users per sweep. */
const USERS = 200;

/**
 * Handler of `REVIEW_DIGEST`, called by `reviews.jobs.ts`: queues the mail about a user's
 * decisions, at most one an hour (`startMailHour` in `digests.repo.ts`). Mail and decisions are
 * written in one transaction, so that a decision is in exactly one mail, also after a crash. Does
 * nothing for a deleted account; decisions in a deleted campaign wait. Text:
 * `core/reviews/mails.copy.ts`; a mail has at most 500 decisions and lists 30 groups (`DECISIONS`
 * and `LISTED` in this file).
 */
export async function mailDecisions(deps: ReviewsDeps, userId: UserId): Promise<void> {
  const recipient = await findAddress(deps.db, userId);
  if (recipient === undefined) return;
  await deps.db.transaction(async (tx) => {
    const id = deps.newId();
    const rows = await lockUnmailed(tx, userId, DECISIONS);
    const { groups, sent, campaignId } = await groupDecisions(tx, userId, rows);
    if (campaignId === undefined || !(await startMailHour(tx, deps.clock, userId))) return;
    await setMail(tx, sent, id);
    const listed = groups.slice(0, LISTED);
    const more = groups.slice(LISTED).reduce((sum, { ads }) => sum + ads.length, 0);
    await queueMail(deps, tx, {
      ...{ id, kind: "review-decisions", recipient, copy: decisionsMail(listed, more) },
      url: `${deps.publicUrl}/dashboard/campaigns/${campaignId}/review`,
    });
  });
}

/**
 * Sweep, every minute from `reviews.jobs.ts`: mails about decisions whose hour is over
 * (`digests.repo.ts`), or whose job was lost, to up to 200 users (`USERS` in this file).
 */
export async function mailLateDecisions(deps: ReviewsDeps, job: JobContext): Promise<void> {
  for (const userId of await listUnmailedUsers(deps.db, USERS)) {
    if (mayContinue(job)) await mailDecisions(deps, userId);
  }
}

/**
 * Groups decisions by reviewer, decision and campaign. Those of deleted campaigns wait until the
 * campaign is restored or purged.
 */
async function groupDecisions(tx: Tx, userId: UserId, rows: readonly DecisionRow[]) {
  const groups: (DecidedGroup & { readonly ads: ReviewAdRow[] })[] = [];
  const sent: string[] = [];
  let newest: string | undefined;
  for (const [reviewId, decided] of Map.groupBy(rows, (row) => row.reviewId)) {
    const review = await findReview(tx, { userId, id: reviewId });
    const campaign = review && (await findCampaign(tx, { userId, id: review.campaignId }));
    if (!campaign) continue;
    newest = campaign.id;
    sent.push(...decided.map(({ id }) => id));
    const ads = await listReviewAds(tx, [reviewId]);
    for (const same of Map.groupBy(decided, ({ name, decision }) => `${decision} ${name}`).values()) {
      const { name, decision } = same[0]!;
      const ids = new Set(same.map(({ adId }) => adId));
      const named = ads.filter(({ adId }) => ids.has(adId));
      groups.push({ name, decision, campaign: campaign.name, ads: named });
    }
  }
  return { groups, sent, campaignId: newest };
}
