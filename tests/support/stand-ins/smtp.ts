import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "#server/db/embedded/free-port.ts";

/** A mail that the stand-in mail server accepted. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as received. */
  readonly source: string;
  /** Whether the connection was encrypted. */
  readonly encrypted: boolean;
}

/**
 * A stand-in for a mail server, with which tests read the mails that the product sends;
 * `smtpStandIn` makes it. The product's side is `server/adapters/mail`.
 */
export interface SmtpStandIn {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Received passwords, and whether each was sent encrypted. */
  readonly logins: readonly { readonly password: string; readonly encrypted: boolean }[];
  /** Rejects every recipient with this status, until called without one. */
  readonly refuse: (status?: number) => void;
  /**
   * Accepts mails without acknowledging them, until switched off; `held` are the unacknowledged
   * ones.
   */
  readonly stall: (stalled: boolean) => void;
  readonly held: () => number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface SmtpOptions {
  readonly host?: string;
  readonly port?: number;
  /** Offers STARTTLS with a self-signed certificate. */
  readonly startTls?: boolean;
}

/**
 * Creates a test's stand-in mail server on its own port (a free one by default); it must be
 * started, and can be stopped and started again. It records the mails that `server/adapters/mail`
 * sends, and can refuse or stall them.
 */
export async function smtpStandIn(options: SmtpOptions = {}): Promise<SmtpStandIn> {
  const { host = "127.0.0.1", port = await freePort(), startTls = false } = options;
  const received: ReceivedMail[] = [];
  const logins: { password: string; encrypted: boolean }[] = [];
  let refusal: number | undefined;
  let stalled = false;
  let held = 0;
  let server: SMTPServer | undefined;

  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: startTls ? [] : ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth({ password }, { secure }, done) {
        logins.push({ password: password ?? "", encrypted: secure });
        done(null, { user: "user" });
      },
      onRcptTo(_, __, done) {
        if (refusal === undefined) return done();
        done(Object.assign(new Error("refused"), { responseCode: refusal }));
      },
      onData(stream, { envelope, secure }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (stalled) {
            held += 1;
            return;
          }
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ from, to, source: Buffer.concat(chunks).toString(), encrypted: secure });
          done();
        });
      },
    });

  return {
    url: `smtp://${host}:${port}`,
    received,
    logins,
    refuse: (status) => {
      refusal = status;
    },
    stall: (now) => {
      stalled = now;
    },
    held: () => held,
    async start() {
      server = open();
      server.on("error", () => {});
      await once(server.listen(port, host), "listening");
    },
    async stop() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((closed) => closing.close(() => closed()));
    },
  };
}
