import { noticesMail } from "#core/account/notices.copy.ts";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findAddress } from "../accounts/accounts.public.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.public.ts";
import { listCurrentClaimKeys } from "./find-notices.service.ts";
import { lockWaiting, markMailed, readMailSettings, startMailDay, type NoticeRow } from "./notices.repo.ts";

/**
 * Dependencies of `mailNotices`; `boot/deps.ts` provides them to the jobs of notices and of
 * reports.
 */
export interface NoticeDeps extends QueueMailDeps {
  readonly db: Db;
  readonly newId: () => string;
  /** Base URL of links. */
  readonly publicUrl: string;
}

/** Notices in one mail; the next mail has the others. */
const NOTICES = 100;
/** Lines of a mail. */
const LISTED = 20;

/**
 * Queues the mail about a user's waiting notices, unless one was sent within a day (`startMailDay`
 * in `notices.repo.ts`); the hourly sweep and `reports/result-notices.service.ts` call it. Drops
 * kinds that the user has switched off and claims that no longer end. One transaction writes mail
 * and notices, so that a notice is in exactly one mail. Does nothing for a deleted account. Words:
 * `core/account/notices.copy.ts`; at most `LISTED` lines and `NOTICES` notices (this file).
 */
export async function mailNotices(deps: NoticeDeps, userId: UserId): Promise<void> {
  const recipient = await findAddress(deps.db, userId);
  if (recipient === undefined) return;
  await deps.db.transaction(async (tx) => {
    const waiting = await lockWaiting(tx, userId, NOTICES);
    const settings = await readMailSettings(tx, userId);
    const current = await listCurrentClaimKeys(tx, deps.clock, userId);
    const isWanted = ({ kind, key }: NoticeRow) => settings[kind] && (kind !== "claims" || current.has(key));
    const wanted = waiting.filter(isWanted);
    const dropped = waiting.filter((notice) => !isWanted(notice));
    await markMailed(
      tx,
      deps.clock,
      userId,
      dropped.map(({ key }) => key),
    );
    const [first] = wanted;
    if (!first || !(await startMailDay(tx, deps.clock, userId))) return;
    const lines = wanted.slice(0, LISTED).map(({ words }) => words);
    await queueMail(deps, tx, {
      ...{ id: deps.newId(), kind: "notices", recipient },
      copy: noticesMail(lines, wanted.length - lines.length),
      url: `${deps.publicUrl}${first.words.path}`,
    });
    await markMailed(
      tx,
      deps.clock,
      userId,
      wanted.map(({ key }) => key),
    );
  });
}
