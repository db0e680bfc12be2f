import * as z from "zod";
import { type JobHandler, type JobType, handleJob } from "../../jobs/job.ts";
import { ACCOUNT_MAIL, type RequestMailDeps, writeAccountMail } from "./account-mails.service.ts";
import { deleteEndedLinks } from "./links.repo.ts";
import { deleteOldSignUps } from "./pending-sign-ups.repo.ts";
import { deleteEndedChallenges } from "./second-factor/challenges.repo.ts";
import { deleteEndedPendingSignIns } from "./second-factor/pending-sign-ins.repo.ts";
import { deleteEndedSessions } from "./sessions.repo.ts";

/**
 * Daily job at 04:11 UTC with 2 retries (the schedule is in `accountJobs` of this file) that
 * deletes ended rows: mailed links (`RETENTION_DAYS` in `links.repo.ts`), sessions, sign-ups,
 * passkey challenges and pending sign-ins (`SESSION_IDLE_DAYS`, `UNVERIFIED_DAYS`,
 * `CEREMONY_MINUTES` and `PENDING_SIGN_IN_MINUTES` in `core/account/limits.ts`).
 */
export const ACCOUNTS_SWEEP: JobType<object> = {
  name: "accounts.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/**
 * Job types of accounts: requested mails (`ACCOUNT_MAIL` in `account-mails.service.ts`) and the
 * daily sweep; `boot/job-types.ts` registers them with the queue, and `accountJobs` handles them.
 * How long rows are kept is in the files that `ACCOUNTS_SWEEP` names.
 */
export const ACCOUNT_JOBS = [ACCOUNT_MAIL, ACCOUNTS_SWEEP];

/**
 * Handlers of the account jobs: `writeAccountMail` (`account-mails.service.ts`) for requested
 * mails, and daily at 04:11 UTC the deletion of ended rows (periods: `ACCOUNTS_SWEEP`);
 * `boot/job-handlers.ts` runs them in a worker.
 */
export function accountJobs(deps: RequestMailDeps): JobHandler[] {
  return [
    handleJob(ACCOUNT_MAIL, (request) => writeAccountMail(deps, request)),
    handleJob(
      ACCOUNTS_SWEEP,
      async () => {
        await deleteEndedSessions(deps.db, deps.clock);
        await deleteEndedLinks(deps.db, deps.clock);
        await deleteOldSignUps(deps.db, deps.clock);
        await deleteEndedChallenges(deps.db, deps.clock);
        await deleteEndedPendingSignIns(deps.db, deps.clock);
      },
      "11 4 * * *",
    ),
  ];
}
