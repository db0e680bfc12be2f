import type { MailCopy } from "#core/account/mails.copy.ts";
import { reviewPath } from "#core/reviews/shared-review.ts";
import type { Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { dropUnsentMails, queueSecretMail, type QueueMailDeps } from "../mails/mails.public.ts";

/**
 * Dependencies of review links and their mails: outbox, secret and public address. `boot/deps.ts`
 * provides them.
 */
export interface ReviewMailDeps extends QueueMailDeps {
  readonly secret: string;
  /** Base URL of links. */
  readonly publicUrl: string;
}

/**
 * Number of random bytes in the token of a new review link, which `askForReview`
 * (`ask-for-review.service.ts`) and `remindReviewers` (`review-links.service.ts`) make.
 */
export const TOKEN_BYTES = 16;

/**
 * Id of the mail with a token: part of the token's hash, so that a link that ends finds the mail
 * that was not sent yet.
 */
const mailIdOf = (tokenHash: string) => `review-${tokenHash.slice(0, 22)}`;

/**
 * Address of the reviewer's page of a token (`reviewPath` in `core/reviews/shared-review.ts`), for
 * the mail (`mailLink`) and for the response with a link for anybody (`ask-for-review.service.ts`,
 * `review-links.service.ts`).
 */
export const linkUrl = (publicUrl: string, token: string): string => `${publicUrl}${reviewPath(token)}`;

/** A link for one person. */
interface MailedLink {
  readonly userId: UserId;
  readonly email: string;
  readonly token: string;
  readonly tokenHash: string;
  readonly kind: "review-invitation" | "review-reminder";
  readonly copy: MailCopy;
}

/**
 * Queues the mail with a person's review link: invitation (`ask-for-review.service.ts`) or reminder
 * (`review-links.service.ts`). The outbox stores the link encrypted until the mail is sent
 * (`queueSecretMail` in `mails.service.ts`). Text: `core/reviews/mails.copy.ts`; id of the mail:
 * `mailIdOf` in this file.
 */
export async function mailLink(deps: ReviewMailDeps, tx: Tx, link: MailedLink): Promise<void> {
  const { userId, email, token, tokenHash, kind, copy } = link;
  const url = linkUrl(deps.publicUrl, token);
  await queueSecretMail(deps, tx, { id: mailIdOf(tokenHash), userId, kind, recipient: email, copy, url });
}

/**
 * Deletes mails with review links that `remindReviewers` replaces or `withdrawReview`
 * (`review-links.service.ts`) withdraws, unless they were sent.
 */
export const dropLinkMails = (tx: Tx, tokenHashes: readonly string[]): Promise<void> =>
  dropUnsentMails(tx, tokenHashes.map(mailIdOf));
