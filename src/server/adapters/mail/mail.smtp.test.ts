import { afterEach, expect, test } from "vitest";
import { smtpStandIn, type SmtpStandIn } from "../../../../tests/support/stand-ins/smtp.ts";
import { mailContract } from "./mail.contract.ts";
import type { Mail } from "./mail.ts";
import { createSmtpMail } from "./mail.smtp.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(): Promise<{ mail: Mail; server: SmtpStandIn }> {
  const server = await smtpStandIn();
  const mail = createSmtpMail({ url: server.url, from: "Adloom <ads@example.com>" });
  closing.push(server.stop, mail.close);
  return { mail, server };
}

mailContract(async () => {
  const { mail, server } = await open();
  await server.start();
  return { mail, arrived: async () => server.received.map(({ source }) => source) };
});

const message = { id: "one", to: "ada@example.com", subject: "Hello", html: "<p>Hi</p>", plain: "Hi" };

test("the envelope names the sender's address and the one recipient", async () => {
  const { mail, server } = await open();
  await server.start();
  await mail.send(message);
  expect(server.received).toMatchObject([{ from: "ads@example.com", to: ["ada@example.com"] }]);
});

test("a mail server that is away is a failure that may pass, and the next try works", async () => {
  const { mail, server } = await open();
  await expect(mail.send(message)).rejects.toMatchObject({ permanent: false, code: "ESOCKET" });
  await server.start();
  await mail.send(message);
  expect(server.received).toHaveLength(1);
});

test.each([
  [550, true],
  [451, false],
])(
  "a recipient refused with %i is permanent: %s, and the failure carries no address",
  async (status, permanent) => {
    const { mail, server } = await open();
    await server.start();
    server.refuse(status);
    const failure = await mail.send(message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "MailError", permanent, code: String(status) });
    expect(JSON.stringify(failure) + String(failure)).not.toContain("ada@example.com");
  },
);
