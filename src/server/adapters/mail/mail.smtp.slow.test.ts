import { randomInt } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { smtpStandIn, type SmtpStandIn } from "../../../../tests/support/stand-ins/smtp.ts";
import { mailContract } from "./mail.contract.ts";
import type { Mail } from "./mail.ts";
import { createSmtpMail, requiresTls } from "./mail.smtp.ts";

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
  return { mail, delivered: async () => server.received.map(({ source }) => source) };
});

const message = { id: "one", to: "ada@example.com", subject: "Hello", html: "<p>Hi</p>", plain: "Hi" };

test.each([
  ["smtp://mail.example.com:587", true],
  ["smtp://user:secret@mail.example.com", true],
  ["smtp://mail.example.com:587?requireTLS=false", false],
  ["smtp://mail.example.com:25", false],
  ["smtp://mail.example.com:25?requireTLS=true", true],
  // Implicit TLS.
  ["smtps://mail.example.com:465", false],
])("%s requires STARTTLS: %s", (url, required) => expect(requiresTls(url)).toBe(required));

/**
 * Listens on port 587 of an unused loopback address; `undefined` without permission for the port.
 */
async function onPort587(startTls: boolean): Promise<SmtpStandIn | undefined> {
  const host =
    process.platform === "linux" ? `127.58.${randomInt(1, 255)}.${randomInt(1, 255)}` : "127.0.0.1";
  const server = await smtpStandIn({ host, port: 587, startTls });
  try {
    await server.start();
  } catch {
    return undefined;
  }
  closing.push(server.stop);
  return server;
}

function mailTo(server: SmtpStandIn, query = ""): Mail {
  const url = `${server.url.replace("://", "://user:hush-hush@")}${query}`;
  const mail = createSmtpMail({ url, from: "Adloom <ads@example.com>" });
  closing.push(mail.close);
  return mail;
}

describe("On port 587", () => {
  test("a server without STARTTLS gets neither password nor mail, and the failure is temporary", async ({
    skip,
  }) => {
    const server = (await onPort587(false)) ?? skip();
    const mail = mailTo(server);
    await expect(mail.send(message)).rejects.toMatchObject({ permanent: false, code: "ETLS" });
    await expect(mail.check()).rejects.toMatchObject({ code: "ETLS" });
    expect([server.logins, server.received]).toEqual([[], []]);
  });

  test("requireTLS=false in the URL allows an unencrypted connection", async ({ skip }) => {
    const server = (await onPort587(false)) ?? skip();
    await mailTo(server, "?requireTLS=false").send(message);
    expect(server.logins).toEqual([{ password: "hush-hush", encrypted: false }]);
    expect(server.received).toMatchObject([{ encrypted: false }]);
  });

  test("a server with an untrusted certificate gets neither password nor mail", async ({ skip }) => {
    const server = (await onPort587(true)) ?? skip();
    await expect(mailTo(server).send(message)).rejects.toMatchObject({ permanent: false });
    expect([server.logins, server.received]).toEqual([[], []]);
  });

  test("password and mail are encrypted", async ({ skip }) => {
    const server = (await onPort587(true)) ?? skip();
    await mailTo(server, "?tls.rejectUnauthorized=false").send(message);
    expect(server.logins).toEqual([{ password: "hush-hush", encrypted: true }]);
    expect(server.received).toMatchObject([{ encrypted: true }]);
  });
});

test("The envelope has the sender's address and the recipient", async () => {
  const { mail, server } = await open();
  await server.start();
  await mail.send(message);
  expect(server.received).toMatchObject([{ from: "ads@example.com", to: ["ada@example.com"] }]);
});

test("An unreachable mail server is a temporary failure, and the next send succeeds", async () => {
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
  "A recipient refused with %i is a permanent failure: %s, without the address in the error",
  async (status, permanent) => {
    const { mail, server } = await open();
    await server.start();
    server.refuse(status);
    const failure = await mail.send(message).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "MailError", permanent, code: String(status) });
    expect(JSON.stringify(failure) + String(failure)).not.toContain("ada@example.com");
  },
);
