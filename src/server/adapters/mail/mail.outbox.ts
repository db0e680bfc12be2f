import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { compose } from "./compose.ts";
import { MailError, type Mail } from "./mail.ts";

interface OutboxOptions {
  /** Folder with one `.eml` file per mail. */
  readonly folder: string;
  readonly from: string;
}

/**
 * Writes each mail as a file `<id>.eml` of the folder (`outbox` in the data folder; `compose.ts`
 * builds the message), for installations without a mail server; `openMail` in `boot/deps.ts`
 * chooses it. Throws `MailError`, never permanent for a failed write.
 */
export function createOutboxMail({ folder, from }: OutboxOptions): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(message) {
      const composed = compose(from, message);
      try {
        const { message: eml } = await transport.sendMail(composed);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, `${message.id}.eml`);
        // The rename is atomic, so readers never see a partial mail.
        await writeFile(`${file}.part`, eml as Buffer, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new MailError((error as NodeJS.ErrnoException).code ?? "unknown", false);
      }
    },
    check: async () => void (await mkdir(folder, { recursive: true, mode: 0o700 })),
    isLocal: true,
    close: () => transport.close(),
  };
}
