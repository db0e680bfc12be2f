/** A mail ready to be sent. */
export interface MailMessage {
  /** The outbox row's id: the Message-ID comes from it, so a mail sent twice is recognisable as one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/** Hands mails over. Implementations: a mail server (SMTP), or files in the data folder. */
export interface Mail {
  /** Resolves when the mail has been taken. Throws `MailError` and nothing else when it was not. */
  readonly send: (message: MailMessage) => Promise<void>;
  /** Rejects when no mail could be handed over now, with what the transport says. */
  readonly check: () => Promise<void>;
  readonly close: () => void;
}

/** The code of a `MailError` for a connection that could not be encrypted. */
export const NO_TLS = "ETLS";

/** Why a mail was not taken. Its message carries no address. */
export class MailError extends Error {
  /** True when the receiving side refuses this mail whatever we do. */
  readonly permanent: boolean;
  /** The transport's code, or the SMTP status. */
  readonly code: string;

  constructor(code: string, permanent: boolean) {
    super(`mail not taken: ${code}`);
    this.name = "MailError";
    this.code = code;
    this.permanent = permanent;
  }
}
