import { expect, test } from "vitest";
import type { Mail, MailMessage } from "./mail.ts";

interface Delivery {
  readonly mail: Mail;
  /** Sources of the delivered messages. */
  readonly delivered: () => Promise<readonly string[]>;
}

const MESSAGE: MailMessage = {
  id: "0b5f3b0e-mail",
  to: "ada@example.com",
  subject: "Grüße from Adloom",
  html: '<p>Open <a href="https://ads.example.com/x?token=abc&amp;y=1">the link</a></p>',
  plain: "Open the link:\nhttps://ads.example.com/x?token=abc&y=1\n",
};

const header = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, "im").exec(source)?.[1]?.replaceAll(/\r?\n[ \t]+/g, " ");

/**
 * Contract of every mail adapter, which `mail.smtp.slow.test.ts` and `mail.outbox.test.ts` run.
 * `deliver` opens the adapter and a way to read the delivered mails.
 */
export function mailContract(deliver: () => Promise<Delivery>) {
  test("A mail arrives once with both bodies, recipient and sender", async () => {
    const { mail, delivered } = await deliver();
    await mail.send(MESSAGE);
    const [source = "", ...more] = await delivered();
    expect(more).toEqual([]);
    expect(header(source, "From")).toBe("Adloom <ads@example.com>");
    expect(header(source, "To")).toBe("ada@example.com");
    expect(header(source, "Subject")).toBe("=?UTF-8?Q?Gr=C3=BC=C3=9Fe_from_Adloom?=");
    expect(header(source, "Content-Type")).toMatch(/^multipart\/alternative/);
    expect(source).toMatch(/Content-Type: text\/plain/);
    expect(source).toMatch(/Content-Type: text\/html/);
    expect(source).toContain("https://ads.example.com/x?token=abc&y=1");
  });

  test("Two deliveries of a mail have the same Message-ID", async () => {
    const { mail, delivered } = await deliver();
    await mail.send(MESSAGE);
    await mail.send(MESSAGE);
    const ids = (await delivered()).map((source) => header(source, "Message-ID"));
    expect(new Set(ids)).toEqual(new Set(["<0b5f3b0e-mail@example.com>"]));
  });

  test("A subject cannot add headers", async () => {
    const { mail, delivered } = await deliver();
    await mail.send({ ...MESSAGE, subject: "Hello\r\nBcc: victim@example.com" });
    const [source = ""] = await delivered();
    expect(header(source, "Bcc")).toBeUndefined();
    expect(header(source, "Subject")).toBe("Hello Bcc: victim@example.com");
  });

  test("An address that would reach other recipients is permanently refused", async () => {
    const { mail, delivered } = await deliver();
    const addresses = [
      "ada@example.com>\r\nRCPT TO:<v@example.com",
      "ada@example.com, v@example.com",
      "Ada <v@x.de>",
    ];
    for (const to of addresses)
      await expect(mail.send({ ...MESSAGE, to })).rejects.toMatchObject({
        name: "MailError",
        permanent: true,
      });
    expect(await delivered()).toEqual([]);
  });

  test("A mail asks auto-responders not to reply", async () => {
    const { mail, delivered } = await deliver();
    await mail.send(MESSAGE);
    expect(header((await delivered())[0] ?? "", "Auto-Submitted")).toBe("auto-generated");
  });
}
