import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { MailError, type Mail } from "./mail.ts";

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  readonly url: string;
  readonly from: string;
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
    String(responseCode ?? code ?? "unknown"),
    aboutMessage && (responseCode ?? 500) >= 500,
  );
}

/** Sends through a mail server, over at most two kept connections. */
export function createSmtpMail({ url, from }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
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
