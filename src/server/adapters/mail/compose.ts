import { MailError, type MailMessage } from "./mail.ts";

const DEFAULT_DOMAIN = "localhost";
/** One address and nothing else, also in the eyes of a mail server. */
const ONE_ADDRESS = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/;

/**
 * A message in the library's terms. Throws `MailError` for a recipient that is not one address; it stays an object, because
 * parsing addresses out of text is a known trap.
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
