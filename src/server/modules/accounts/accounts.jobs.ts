import * as z from "zod";
import type { Storage } from "../../adapters/storage/storage.ts";
import { type JobHandler, type JobType, handleJob } from "../../jobs/job.ts";
import { ACCOUNT_MAIL, type RequestMailDeps, writeAccountMail } from "./account-mails.service.ts";
import { ERASE_ACCOUNT } from "./end-account.ts";
import { eraseAccount, resumeErasures } from "./delete-account.service.ts";
import { deleteEndedLinks } from "./links.repo.ts";
import { deleteOldSignUps } from "./pending-sign-ups.repo.ts";
import { deleteEndedChallenges } from "./second-factor/challenges.repo.ts";
import { deleteEndedPendingSignIns } from "./second-factor/pending-sign-ins.repo.ts";
import { deleteEndedSessions } from "./sessions.repo.ts";

export const ACCOUNTS_SWEEP: JobType<object> = {
  name: "accounts.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

interface AccountJobsDeps extends RequestMailDeps {
  readonly storage: Pick<Storage, "put">;
}

export function accountJobs(deps: AccountJobsDeps): JobHandler[] {
  return [
    handleJob(ACCOUNT_MAIL, (request) => writeAccountMail(deps, request)),
    handleJob(ERASE_ACCOUNT, (erased, job) => eraseAccount(deps, erased, job)),
    handleJob(
      ACCOUNTS_SWEEP,
      async () => {
        await deleteEndedSessions(deps.db, deps.clock);
        await deleteEndedLinks(deps.db, deps.clock);
        await deleteOldSignUps(deps.db, deps.clock);
        await deleteEndedChallenges(deps.db, deps.clock);
        await deleteEndedPendingSignIns(deps.db, deps.clock);
        await resumeErasures(deps);
      },
      "11 4 * * *",
    ),
  ];
}
