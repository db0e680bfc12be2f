import { seal, unseal } from "#server/lib/seal.ts";

/**
 * Placeholder for a link in the stored texts of a mail, so that the database contains no usable
 * link; `queueSecretMail` (`mails.service.ts`) writes it, and `showLink` replaces it.
 */
export const HIDDEN_LINK = "[link]";

const context = (secret: string, mailId: string) => ({ secret, purpose: "mail-link", owner: mailId });

/**
 * Encrypts the link of a mail for its row (`sealed_link`) with a key derived from `AUTH_SECRET`
 * (`server/lib/seal.ts`); `queueSecretMail` (`mails.service.ts`) calls it.
 */
export const sealLink = (secret: string, mailId: string, url: string): string =>
  seal(context(secret, mailId), url);

interface StoredMail {
  readonly id: string;
  readonly html: string;
  readonly plain: string;
  readonly sealedLink: string | null;
}

/**
 * Returns the texts of a mail with its hidden link put back, unchanged without one, for `sendMail`
 * (`mails.service.ts`) and, through `readMail`, the outbox page. Throws when the secret has changed
 * since `sealLink` (encryption: `server/lib/seal.ts`).
 */
export function showLink(
  secret: string,
  { id, html, plain, sealedLink }: StoredMail,
): { readonly html: string; readonly plain: string } {
  if (sealedLink === null) return { html, plain };
  const url = unseal(context(secret, id), sealedLink);
  return { html: html.replaceAll(HIDDEN_LINK, () => url), plain: plain.replaceAll(HIDDEN_LINK, () => url) };
}
