import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../../src/server/embedded-postgres/free-port.ts";

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as it came over the wire. */
  readonly source: string;
}

export interface SmtpStandIn {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Answers every recipient with this status until called with nothing. */
  readonly refuse: (status?: number) => void;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A mail server on a port of its own; starts stopped, and can come and go. */
export async function smtpStandIn(): Promise<SmtpStandIn> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  let refusal: number | undefined;
  let server: SMTPServer | undefined;

  const open = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo(_, __, done) {
        if (refusal === undefined) return done();
        done(Object.assign(new Error("refused"), { responseCode: refusal }));
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }) => address);
          received.push({ from, to, source: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (status) => {
      refusal = status;
    },
    async start() {
      server = open();
      server.on("error", () => {});
      const listening = once(server.listen(port, "127.0.0.1"), "listening");
      await listening;
    },
    async stop() {
      const closing = server;
      server = undefined;
      if (closing) await new Promise<void>((closed) => closing.close(() => closed()));
    },
  };
}
