import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../db/client.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import { listOrphanedMails, releaseClaim } from "./mails.repo.ts";
import { SEND_MAIL } from "./mails.service.ts";

interface ResumeDeps {
  readonly db: Db;
  readonly processId: string;
  readonly jobs: Pick<Jobs, "send" | "deleteMatching">;
  readonly log: Logger;
}

/** Longer than a living process whose session was cut takes to open another one. */
const SECOND_LOOK_MS = 2000;

/**
 * Sends the mails again that killed processes were sending (`listOrphanedMails` in `mails.repo.ts`,
 * twice with `SECOND_LOOK_MS` of this file between); `boot/serve.ts` calls it at the start. Without
 * it they wait until the queue notices the death (12 s, by `HEARTBEAT_SECONDS` in
 * `server/jobs/jobs.ts`) and then for the next try, up to a minute. As after any other kill, a mail
 * may arrive twice, with the same Message-ID.
 */
export async function resumeAbandonedMails({ db, processId, jobs, log }: ResumeDeps): Promise<void> {
  const before = new Set((await listOrphanedMails(db, processId)).map(({ id }) => id));
  if (before.size === 0) return;
  await delay(SECOND_LOOK_MS, undefined, { ref: false });
  const abandoned = await listOrphanedMails(db, processId);
  for (const { id, claimedBy } of abandoned.filter((mail) => before.has(mail.id))) {
    const released = await db.transaction(async (tx) => {
      if (!(await releaseClaim(tx, id, claimedBy))) return false;
      await jobs.deleteMatching(tx, SEND_MAIL, { mailId: id });
      await jobs.send(tx, SEND_MAIL, { mailId: id });
      return true;
    });
    if (released) log.info({ mailId: id }, "a killed process was sending this mail, sending it again");
  }
}
