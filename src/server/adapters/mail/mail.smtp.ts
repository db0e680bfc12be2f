import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { MailError, NO_TLS, type Mail } from "./mail.ts";

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  readonly url: string;
  readonly from: string;
}

/** The port for handing in mails, which is also the library's when the URL names none. */
const SUBMISSION_PORT = "587";

/**
 * Whether a connection that cannot be encrypted is refused. On port 587 it is, unless the URL says `requireTLS=false`:
 * otherwise whoever stands on the way takes STARTTLS out of the server's answer and reads the password and every mail.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, port, searchParams } = new URL(smtpUrl);
  const said = searchParams.get("requireTLS");
  if (said !== null) return said === "true";
  return protocol === "smtp:" && (port === "" || port === SUBMISSION_PORT);
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * A refusal of this one message (5xx to sender, recipient or data) will not change by trying again soon;
 * a refused login or a lost connection is the operator's to mend, and the mail waits for it.
 */
function toMailError({ code, responseCode }: SmtpFailure): MailError {
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailError(
    // That there is no encryption says more than the status with which the server refused it.
    String((code === NO_TLS ? code : responseCode) ?? code ?? "unknown"),
    aboutMessage && (responseCode ?? 500) >= 500,
  );
}

/** Sends through a mail server, over at most two kept connections. */
export function createSmtpMail({ url, from }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 2,
    // The library's own limits are minutes long.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(message) {
      const composed = compose(from, message);
      try {
        await transport.sendMail(composed);
      } catch (error) {
        throw toMailError(error as SmtpFailure);
      }
    },
    check: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw toMailError(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}
