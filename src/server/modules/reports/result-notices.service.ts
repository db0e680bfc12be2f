import { noticeCopy } from "#core/account/notices.copy.ts";
import type { AdResults } from "#core/results/api.ts";
import { ifFound } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findCampaign } from "../campaigns/campaigns.public.ts";
import { addNotices, mailNotices, type NewNotice, type NoticeDeps } from "../notices/notices.public.ts";
import { readResults } from "./results.service.ts";

/** Results that are worth a mail: a winner, and ads that can be stopped. */
function noticesOf({ userId, id }: OwnedId, name: string, { tests }: AdResults): NewNotice[] {
  const path = `/dashboard/campaigns/${id}/results`;
  return tests.flatMap((test) => {
    const notice = (what: string, headline: string): NewNotice => ({
      ...{ userId, kind: "results", key: `result:${id}:${test.platform}:${what}` },
      words: { text: noticeCopy.result(name, test.name, headline), path },
    });
    const losers = test.ads.flatMap(({ adId, loser }) =>
      loser === null ? [] : [notice(`loser:${adId}`, loser)],
    );
    if (test.state !== "winner" || test.leaderId === null) return losers;
    return [notice(`winner:${test.leaderId}`, test.headline), ...losers];
  });
}

/**
 * Notifies the owner of a campaign of winners and losers that are new since the last notice;
 * handler of `SEND_RESULT_NOTICES` (`result-notices.job.ts`), called by `reports.jobs.ts`. Keys are
 * made in this file; words: `core/account/notices.copy.ts`, which quote headlines of
 * `core/results/results.copy.ts`; winners and losers: `core/results/verdict.ts`. `mailNotices`
 * (`notices/digest.service.ts`) mails them, at most once a day (`startMailDay` in
 * `notices.repo.ts`).
 */
export async function sendResultNotices(deps: NoticeDeps, own: OwnedId): Promise<void> {
  const campaign = await findCampaign(deps.db, own);
  const results = campaign && (await ifFound(() => readResults(deps, own)));
  if (!results) return;
  await addNotices(deps.db, deps.clock, noticesOf(own, campaign.name, results));
  await mailNotices(deps, own.userId);
}
