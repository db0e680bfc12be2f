/**
 * A mail ready to be sent, as the job `mail.send` (`modules/mails/mails.service.ts`) hands it to an
 * adapter. The words were rendered when the mail was queued (`mails/mail-layout.ts`); `compose.ts`
 * makes the headers.
 */
export interface MailMessage {
  /**
   * Id of the outbox row. The Message-ID derives from it, so a repeated delivery is recognizable.
   */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/**
 * Sends mails of the outbox, for `sendMail` in `modules/mails/mails.service.ts`; `npm run doctor`
 * calls `check`. `openMail` in `boot/deps.ts` opens SMTP (`mail.smtp.ts`) with `SMTP_URL`, else
 * files in the data folder (`mail.outbox.ts`). Throws `MailError`.
 */
export interface Mail {
  /** Resolves when the mail was accepted. Throws only `MailError`. */
  readonly send: (message: MailMessage) => Promise<void>;
  /** Rejects with the transport's error when mails cannot be sent. */
  readonly check: () => Promise<void>;
  /** Whether mails are stored locally and shown on the outbox page, instead of being sent. */
  readonly isLocal: boolean;
  readonly close: () => void;
}

/**
 * `MailError` code of a connection without encryption; `npm run doctor` explains it
 * (`cli/doctor/services.ts`).
 */
export const NO_TLS = "ETLS";

/**
 * A failed delivery, thrown by `mail.smtp.ts`, `mail.outbox.ts` and `compose.ts`. The slice `mails`
 * (`mails.service.ts`) tries again (`SEND_MAIL`), a permanent failure only a few times
 * (`PERMANENT_FAILURE_TRIES`). Its message contains no address.
 */
export class MailError extends Error {
  /** True when no retry can succeed. */
  readonly permanent: boolean;
  /** Code of the transport, or the SMTP status. */
  readonly code: string;

  constructor(code: string, permanent: boolean) {
    super(`mail not accepted: ${code}`);
    this.name = "MailError";
    this.code = code;
    this.permanent = permanent;
  }
}
