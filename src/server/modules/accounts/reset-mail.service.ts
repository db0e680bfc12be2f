import { resetMail } from "#core/account/mails.copy.ts";
import { RESET_LINK_HOURS } from "#core/account/limits.ts";
import type { Tx } from "../../db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.public.ts";
import { tryConsume } from "../rate-limits/rate-limits.public.ts";
import { resetMailLimits } from "./account-limits.ts";
import { type LinkOwner, hasLink, insertLink } from "./links.repo.ts";

/** Minimum remaining validity of a link that replaces a new mail. */
const MIN_VALID_MINUTES = 15;

interface ResetMailDeps extends QueueMailDeps {
  readonly publicUrl: string;
}

interface Recipient {
  readonly email: string;
  /** The account, or the pending sign-up that is to become one. */
  readonly owner: LinkOwner;
  /**
   * The account's id, or those of all pending sign-ups of the address: their links lead to it as
   * well.
   */
  readonly ids: readonly UserId[];
}

interface WantedReset {
  readonly mailId: string;
  /** `clientHash` of the requesting client. */
  readonly client?: string | undefined;
}

/**
 * Queues a mail with a new reset link; the job `ACCOUNT_MAIL` (`account-mails.service.ts`) calls
 * it. An address at its limit (`resetMailLimits` in `account-limits.ts`; numbers:
 * `core/rate-limits.ts`) gets another mail only if none of its links is valid for 15 more minutes
 * (`MIN_VALID_MINUTES` in this file), so that others cannot keep the owner from resetting the
 * password. Text: `core/account/mails.copy.ts`; its time, `RESET_LINK_HOURS`: `limits.ts` there.
 */
export async function writeResetMail(
  deps: ResetMailDeps,
  tx: Tx,
  { email, owner, ids }: Recipient,
  { mailId, client }: WantedReset,
): Promise<void> {
  const { clock, publicUrl } = deps;
  const purpose = "reset-password";
  // Locks the counters, so that concurrent requests do not all find that there is no link.
  const limited = (await tryConsume({ db: tx, clock }, resetMailLimits(email, client))) > 0;
  const query = { ids, purpose, minutesLeft: MIN_VALID_MINUTES } as const;
  if (limited && (await hasLink(tx, clock, query))) return;
  const token = await insertLink(tx, clock, { owner, purpose, hours: RESET_LINK_HOURS });
  const url = `${publicUrl}/reset-password?token=${token}`;
  await queueMail(deps, tx, { id: mailId, kind: purpose, recipient: email, copy: resetMail, url });
}
