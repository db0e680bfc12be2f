import { RESET_LINK_HOURS, resetMail } from "#core/account/mails.ts";
import type { Tx } from "../../db/client.ts";
import type { UserId } from "../../user-id.ts";
import { queueMail, type QueueMailDeps } from "../mails/mails.service.ts";
import { tryRate } from "../rates/rates.service.ts";
import { resetMailRates } from "./account-rates.ts";
import { hasLink, insertLink, type LinkOwner } from "./links.repo.ts";

/** A link that ends sooner is too short-lived to rely on. */
const RELIABLE_MINUTES = 15;

interface ResetMailDeps extends QueueMailDeps {
  readonly publicUrl: string;
}

interface Recipient {
  readonly email: string;
  /** The account, or the pending sign-up that is to become one. */
  readonly owner: LinkOwner;
  /** The account's id, or those of all pending sign-ups of the address: their links lead to it as well. */
  readonly ids: readonly UserId[];
}

interface WantedReset {
  readonly mailId: string;
  /** The `clientMark` of the client that asked. */
  readonly client?: string | undefined;
}

/**
 * Writes a mail with a fresh reset link. An address that has got its share of mails gets another one only when none of the
 * links it was sent works any more. So at every moment its owner has a way in, however often others asked.
 */
export async function writeResetMail(
  deps: ResetMailDeps,
  tx: Tx,
  { email, owner, ids }: Recipient,
  { mailId, client }: WantedReset,
): Promise<void> {
  const { clock, publicUrl } = deps;
  const purpose = "reset-password";
  // The counters' rows are locked from here on, so requests at the same moment do not all find that there is no link.
  const full = (await tryRate({ db: tx, clock }, resetMailRates(email, client))) > 0;
  const wanted = { ids, purpose, minutesLeft: RELIABLE_MINUTES } as const;
  if (full && (await hasLink(tx, clock, wanted))) return;
  const token = await insertLink(tx, clock, { owner, purpose, hours: RESET_LINK_HOURS });
  const url = `${publicUrl}/reset-password?token=${token}`;
  await queueMail(deps, tx, { id: mailId, kind: purpose, recipient: email, words: resetMail, url });
}
