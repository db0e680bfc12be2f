import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resumeAbandonedMails } from "#server/modules/mails/abandoned-mails.service.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { until } from "../../support/until.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A mail that the process with this id has started to send. */
async function mailClaimedBy(claimedBy: string | null): Promise<string> {
  const id = randomUUID();
  const text = { subject: "Hello", html: "<p>Hi</p>", plain: "Hi" };
  await app.deps.db
    .insert(mails)
    .values({ id, kind: "test", recipient: "ada@example.com", ...text, attempts: 1, claimedBy });
  return id;
}

const read = async (id: string) => (await app.deps.db.select().from(mails).where(eq(mails.id, id)))[0];

test("mails of dead processes are sent; those of living ones and unclaimed ones are left alone", async () => {
  const [dead, living, waiting] = await Promise.all([
    mailClaimedBy(randomUUID()),
    mailClaimedBy(app.deps.processId),
    mailClaimedBy(null),
  ]);
  await resumeAbandonedMails(app.deps);
  const sent = await until("the mail is sent", async () => {
    const mail = await read(dead);
    return mail?.status === "sent" && mail;
  });
  expect(sent.attempts).toBe(2);
  expect(await read(living)).toMatchObject({ status: "pending", claimedBy: app.deps.processId, attempts: 1 });
  expect(await read(waiting)).toMatchObject({ status: "pending", claimedBy: null, attempts: 1 });
});

test("without a view of other processes no mail is taken over", async () => {
  const dead = randomUUID();
  const claimed = await mailClaimedBy(dead);
  await resumeAbandonedMails({ ...app.deps, processId: randomUUID() });
  expect(await read(claimed)).toMatchObject({ status: "pending", claimedBy: dead, attempts: 1 });
});
