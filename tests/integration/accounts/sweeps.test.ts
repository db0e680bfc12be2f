import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "../../../src/server/clock.ts";
import { jobHandlers } from "../../../src/server/job-handlers.ts";
import { links, sessions } from "../../../src/server/modules/accounts/accounts.table.ts";
import { mails } from "../../../src/server/modules/mails/mails.table.ts";
import { signedInUser } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";

const DAY = 86_400_000;
let app: TestApp;
let offsetMs = 0;
beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offsetMs) } });
});
afterAll(() => app.stop());

async function sweep(name: string) {
  const { signal } = new AbortController();
  const handler = jobHandlers(app.deps).find(({ type }) => type.name === name);
  await handler?.run({}, { retryCount: 0, lastTry: false, signal, stopping: signal });
}

test("ended sessions, long-ended links and old mails go; what still counts stays", async () => {
  const { id, email } = await signedInUser(app);
  const left = async () => ({
    sessions: (await app.deps.db.select().from(sessions).where(eq(sessions.userId, id))).length,
    links: (await app.deps.db.select().from(links).where(eq(links.userId, id))).length,
    mails: (await app.deps.db.select().from(mails).where(eq(mails.recipient, email))).length,
  });
  const sweepAt = async (days: number) => {
    offsetMs = days * DAY;
    await sweep("accounts.sweep");
    await sweep("mails.sweep");
    return left();
  };
  expect(await sweepAt(7)).toEqual({ sessions: 1, links: 1, mails: 1 });
  expect(await sweepAt(9)).toEqual({ sessions: 1, links: 0, mails: 1 });
  expect(await sweepAt(31)).toEqual({ sessions: 0, links: 0, mails: 0 });
});
