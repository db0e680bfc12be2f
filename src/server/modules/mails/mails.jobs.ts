import * as z from "zod";
import { MAIL_DAYS } from "#core/account/limits.ts";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import { deleteOlderThan } from "./mails.repo.ts";
import {
  DELETE_FINAL_MAIL,
  deleteFinalMail,
  SEND_MAIL,
  sendMail,
  type QueueMailDeps,
  type SendMailDeps,
} from "./mails.service.ts";

const MAILS_SWEEP: JobType<object> = {
  name: "mails.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/**
 * Job types of mails: sending and deletion of a final mail (`mails.service.ts`, with their
 * retries), and the daily sweep of this file (retries: `MAILS_SWEEP`; period: `MAIL_DAYS` in
 * `core/account/limits.ts`); `boot/job-types.ts` registers them with the queue.
 */
export const MAIL_JOBS = [SEND_MAIL, DELETE_FINAL_MAIL, MAILS_SWEEP];

/**
 * Handlers of the mail jobs: `sendMail` (`mails.service.ts`), `deleteFinalMail`, and the daily
 * deletion (03:41 UTC, here) of mails older than `MAIL_DAYS` (`core/account/limits.ts`);
 * `boot/job-handlers.ts` runs them in a worker.
 */
export function mailJobs(deps: SendMailDeps & QueueMailDeps): JobHandler[] {
  return [
    handleJob(SEND_MAIL, ({ mailId }, context) => sendMail(deps, mailId, context)),
    handleJob(DELETE_FINAL_MAIL, ({ mailId }) => deleteFinalMail(deps, mailId)),
    handleJob(MAILS_SWEEP, () => deleteOlderThan(deps.db, deps.clock, MAIL_DAYS), "41 3 * * *"),
  ];
}
