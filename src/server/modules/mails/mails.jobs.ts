import * as z from "zod";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import { deleteOlderThan } from "./mails.repo.ts";
import {
  FORGET_MAIL,
  forgetMail,
  SEND_MAIL,
  sendMail,
  type QueueMailDeps,
  type SendMailDeps,
} from "./mails.service.ts";

/** Days that a mail is kept, with its text. */
const KEPT_DAYS = 30;

export const MAILS_SWEEP: JobType<object> = {
  name: "mails.sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

export function mailJobs(deps: SendMailDeps & QueueMailDeps): JobHandler[] {
  return [
    handleJob(SEND_MAIL, ({ mailId }, context) => sendMail(deps, mailId, context)),
    handleJob(FORGET_MAIL, ({ mailId }) => forgetMail(deps, mailId)),
    handleJob(MAILS_SWEEP, () => deleteOlderThan(deps.db, deps.clock, KEPT_DAYS), "41 3 * * *"),
  ];
}
