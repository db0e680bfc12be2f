import { MailError, type MailMessage } from "./mail.ts";

const DEFAULT_DOMAIN = "localhost";
/** Exactly one address, without characters that a mail server could read as more. */
const ONE_ADDRESS = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/;

/**
 * Builds the mail library's message for both senders, `mail.smtp.ts` and `mail.outbox.ts`. The
 * Message-ID is made of the mail's id and the sender's domain. Throws a permanent `MailError`
 * unless the recipient is exactly one address. The recipient is passed as an object, so that the
 * library does not parse addresses out of text.
 */
export function compose(from: string, { id, to, subject, html, plain }: MailMessage) {
  if (!ONE_ADDRESS.test(to)) throw new MailError("address", true);
  const domain = /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? DEFAULT_DOMAIN;
  return {
    from,
    to: { name: "", address: to },
    subject: subject.replaceAll(/[\r\n]+/g, " "),
    html,
    text: plain,
    messageId: `<${id}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
