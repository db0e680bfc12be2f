import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { MailError, NO_TLS, type Mail } from "./mail.ts";

interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  readonly url: string;
  readonly from: string;
}

/** Mail submission port (RFC 6409); the library's default when the URL has no port. */
const SUBMISSION_PORT = "587";

/**
 * Whether a connection must be encrypted: on port 587, unless the URL has `requireTLS=false`, and
 * on others if it has `requireTLS=true`. Otherwise an attacker on the network can strip STARTTLS
 * and read the password and every mail. `createSmtpMail` asks it; the format of the URL is checked
 * in `boot/setting-schemas.ts`.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { protocol, port, searchParams } = new URL(smtpUrl);
  const setting = searchParams.get("requireTLS");
  if (setting !== null) return setting === "true";
  return protocol === "smtp:" && (port === "" || port === SUBMISSION_PORT);
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

/**
 * A rejected message (5xx for sender, recipient or data) is a permanent failure. A rejected login
 * or a lost connection is temporary: the mail waits until the operator fixes it.
 */
function toMailError({ code, responseCode }: SmtpFailure): MailError {
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return new MailError(
    // ETLS is more specific than the status of the refusal.
    String((code === NO_TLS ? code : responseCode) ?? code ?? "unknown"),
    aboutMessage && (responseCode ?? 500) >= 500,
  );
}

/**
 * Sends over SMTP with a pool of at most two connections; `openMail` in `boot/deps.ts` chooses it
 * when `SMTP_URL` is set. Timeouts and the rule about permanent failures (`toMailError`) are here,
 * the retries in `modules/mails/mails.service.ts`.
 */
export function createSmtpMail({ url, from }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: 2,
    // The library's defaults are minutes.
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
    isLocal: false,
    close: () => transport.close(),
  };
}
