import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailContract } from "./mail.contract.ts";
import { createOutboxMail } from "./mail.outbox.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "adloom-outbox-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function deliver() {
  const folder = join(await mkdtemp(join(root, "run-")), "outbox");
  const arrived = async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  };
  return { folder, arrived, mail: createOutboxMail({ folder, from: "Adloom <ads@example.com>" }) };
}

mailContract(deliver);

const message = { id: "one", to: "ada@example.com", subject: "Hello", html: "<p>Hi</p>", plain: "Hi" };

test("each mail is a file named by its id, and nothing else is left behind", async () => {
  const { folder, mail } = await deliver();
  await mail.send(message);
  await mail.send({ ...message, id: "two" });
  expect((await readdir(folder)).toSorted()).toEqual(["one.eml", "two.eml"]);
});

test("a folder that cannot be written is a failure that may pass", async () => {
  const file = join(root, "not-a-folder");
  await writeFile(file, "");
  const mail = createOutboxMail({ folder: join(file, "outbox"), from: "ads@example.com" });
  await expect(mail.send(message)).rejects.toMatchObject({ name: "MailError", permanent: false });
});

test("a mail of short lines stands in the file as it is, so that its link can be copied out of it", async () => {
  const { arrived, mail } = await deliver();
  const link = `http://localhost:3000/api/auth/verify-email?token=${"x".repeat(22)}`;
  await mail.send({ ...message, plain: `Open:\n${link}\n` });
  expect((await arrived())[0]).toContain(`\r\n${link}\r\n`);
});
