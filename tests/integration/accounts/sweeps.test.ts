import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { links, sessions } from "#server/modules/accounts/accounts.table.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { newAddress, signedInUser, signIn, signUp, verificationLinks } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { DAY } from "../../support/durations.ts";

let app: TestApp;
let offsetMs = 0;
beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offsetMs) } });
});
afterAll(() => app.stop());
beforeEach(() => {
  offsetMs = 0;
});

async function sweep(name: string) {
  const { signal } = new AbortController();
  const handler = jobHandlers(app.deps).find(({ type }) => type.name === name);
  await handler?.run({}, { retryCount: 0, lastTry: false, signal, stopping: signal });
}

test("An unverified sign-up is deleted after 30 days with every row that refers to it", async () => {
  const email = newAddress();
  await signUp(openClient(app.url), email);
  await verificationLinks(app, email, 1);
  const pool = app.deps.pool;
  const left = async () => {
    const { rows } = await pool.query<{ sign_ups: number; links: number; mails: number }>(
      `select (select count(*)::int from pending_sign_ups where email = $1) as sign_ups,
         (select count(*)::int from links) as links, (select count(*)::int from mails where recipient = $1) as mails`,
      [email],
    );
    return rows[0];
  };
  const sweepAt = async (days: number) => {
    offsetMs = days * DAY;
    await sweep("accounts.sweep");
    await sweep("mails.sweep");
    return left();
  };
  expect(await sweepAt(0)).toEqual({ sign_ups: 1, links: 1, mails: 1 });
  // A link mailed on the last day stays valid for 24 hours.
  offsetMs = 29.5 * DAY;
  await openClient(app.url).post("/api/auth/send-verification-email", { email });
  await verificationLinks(app, email, 2);
  expect(await sweepAt(30.1)).toEqual({ sign_ups: 1, links: 1, mails: 1 });
  // From now on no further mail is sent for it.
  await openClient(app.url).post("/api/auth/send-verification-email", { email });
  expect((await signIn(openClient(app.url), email)).status).toBe(401);
  expect(await sweepAt(30.6)).toEqual({ sign_ups: 0, links: 0, mails: 1 });
  expect(await sweepAt(61)).toEqual({ sign_ups: 0, links: 0, mails: 0 });
});

test("expired sessions, old links and old mails are deleted; valid ones stay", async () => {
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
