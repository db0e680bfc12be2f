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
  const delivered = async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  };
  return { folder, delivered, mail: createOutboxMail({ folder, from: "Adloom <ads@example.com>" }) };
}

mailContract(deliver);

const message = { id: "one", to: "ada@example.com", subject: "Hello", html: "<p>Hi</p>", plain: "Hi" };

test("Each mail is one file named by its id", async () => {
  const { folder, mail } = await deliver();
  await mail.send(message);
  await mail.send({ ...message, id: "two" });
  expect((await readdir(folder)).toSorted()).toEqual(["one.eml", "two.eml"]);
});

test("An unwritable folder is a temporary failure", async () => {
  const file = join(root, "not-a-folder");
  await writeFile(file, "");
  const mail = createOutboxMail({ folder: join(file, "outbox"), from: "ads@example.com" });
  await expect(mail.send(message)).rejects.toMatchObject({ name: "MailError", permanent: false });
});

test("A link is on one line of the file, so that it can be copied", async () => {
  const { delivered, mail } = await deliver();
  const link = `http://localhost:3000/api/auth/verify-email?token=${"x".repeat(22)}`;
  await mail.send({ ...message, plain: `Open:\n${link}\n` });
  expect((await delivered())[0]).toContain(`\r\n${link}\r\n`);
});
