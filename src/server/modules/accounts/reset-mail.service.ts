import { RESET_LINK_HOURS, resetMail } from "#core/account/mails.ts";
import type { Tx } from "#server/db/client.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.service.ts";
import { tryRate } from "../rates/rates.service.ts";
import { resetMailRates } from "./account-rates.ts";
import { hasLink, insertLink, type LinkOwner } from "./links.repo.ts";

/** A link that ends sooner is too short-lived to rely on. */
const RELIABLE_MINUTES = 15;

interface ResetMailDeps extends QueueMailDeps {
  readonly publicUrl: string;
}

interface ResetMail {
  readonly owner: LinkOwner;
  readonly email: string;
  readonly mailId: string;
  /** The `clientMark` of the client that asked. */
  readonly client: string | undefined;
}

/**
 * Writes a mail with a fresh reset link. An address that has got its share of mails gets another one only when none of the
 * links it was sent works any more. So at every moment its owner has a way in, however often others asked.
 */
export async function writeResetMail(
  deps: ResetMailDeps,
  tx: Tx,
  { owner, email, mailId, client }: ResetMail,
): Promise<void> {
  const { clock, publicUrl } = deps;
  const purpose = "reset-password";
  // The counters' rows are locked from here on, so requests at the same moment do not all find that there is no link.
  const full = (await tryRate({ db: tx, clock }, resetMailRates(email, client))) > 0;
  const wanted = { owner, purpose, minutesLeft: RELIABLE_MINUTES } as const;
  if (full && (await hasLink(tx, clock, wanted))) return;
  const token = await insertLink(tx, clock, { owner, purpose, hours: RESET_LINK_HOURS });
  const url = `${publicUrl}/reset-password?token=${token}`;
  await queueMail(deps, tx, { id: mailId, kind: purpose, recipient: email, words: resetMail, url });
}
