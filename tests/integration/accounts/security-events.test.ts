import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { mails } from "#server/modules/mails/mails.table.ts";
import { securityEvents } from "#server/modules/security-log/security-events.table.ts";
import {
  linkIn,
  newAddress,
  PASSWORD,
  readError,
  sentMail,
  signedInUser,
  signIn,
  tokenIn,
} from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { deleteAccount, sendJson } from "../../support/account-requests.ts";
import { CHROME, readEventKinds, readEventPage, readEvents } from "../../support/security-events.ts";
import { DAY, HOUR } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

const signInWith = (client: TestClient, email: string, userAgent: string, password = PASSWORD) =>
  client.post("/api/auth/sign-in/email", { email, password }, { "user-agent": userAgent });

const rowsOf = (userId: string) =>
  app.deps.db
    .select()
    .from(securityEvents)
    .where(sql`${securityEvents.userId} = ${userId}`);

test("Sign-ins, changes, ended sessions and exports are recorded with time, client and device", async () => {
  const { browser, email } = await signedInUser(app);
  const other = openClient(app.url, "10.1.2.3");
  expect((await signInWith(other, email, CHROME)).status).toBe(200);
  expect((await signInWith(other, email, CHROME)).status).toBe(200);
  expect((await signInWith(openClient(app.url), email, "curl/8", "wrong password")).status).toBe(401);
  await sendJson(browser, "PATCH", "/api/profile", { fullName: "Another Name" });
  await sendJson(browser, "PATCH", "/api/profile", { fullName: "Another Name" });
  const { items } = (await (await browser.get("/api/sessions")).json()) as {
    items: { id: string; current: boolean }[];
  };
  await browser.send("DELETE", `/api/sessions/${items.find(({ current }) => !current)!.id}`);
  const third = openClient(app.url);
  await signIn(third, email);
  await browser.send("DELETE", "/api/sessions");
  const newPassword = "a better horse battery";
  await browser.post("/api/profile/password", { currentPassword: PASSWORD, newPassword });
  await (await browser.get("/api/profile/export")).arrayBuffer();
  await browser.post("/api/auth/sign-out");
  await signIn(browser, email, newPassword);

  const events = await readEvents(browser);
  expect(events.map(({ event }) => event).toReversed()).toEqual([
    "account_created",
    "sign_in",
    "new_device_sign_in",
    "sign_in",
    "sign_out",
    "sign_in_failed",
    "name_changed",
    "session_ended",
    "new_device_sign_in",
    "other_sessions_ended",
    "password_changed",
    "data_exported",
    "sign_out",
    "sign_in",
  ]);
  const [, created] = [events.at(-1)!, events.at(-2)!];
  expect(created).toMatchObject({ details: { method: "link" } });
  const newDevice = events.at(-3)!;
  expect(newDevice).toMatchObject({
    client: "10.1.2.3",
    device: "Chrome on Windows",
    details: { method: "password" },
  });
  expect(Math.abs(newDevice.at - Date.now())).toBeLessThan(60_000);
  expect(events.find(({ event }) => event === "sign_in_failed")).toMatchObject({
    device: null,
    details: { reason: "invalid_credentials" },
  });
  expect(events.find(({ event }) => event === "session_ended")?.details).toEqual({
    device: "Chrome on Windows",
  });
  expect(events.find(({ event }) => event === "other_sessions_ended")?.details).toEqual({ count: 1 });
});

test("A password reset is recorded, also one that creates the account", async () => {
  const { browser, email } = await signedInUser(app);
  await browser.post("/api/auth/request-password-reset", { email });
  const token = tokenIn(linkIn(await sentMail(app, "reset-password", email)));
  const newPassword = "a better horse battery";
  expect((await browser.post("/api/auth/reset-password", { token, newPassword })).status).toBe(200);
  await signIn(browser, email, newPassword);
  expect(await readEventKinds(browser)).toEqual(["account_created", "sign_in", "password_reset", "sign_in"]);
});

test("An event and its cause are one transaction", async () => {
  const { browser, email, id } = await signedInUser(app);
  await app.deps.db.execute(
    sql`alter table security_events add constraint broken check (event not in ('name_changed', 'sign_in')) not valid`,
  );
  try {
    const answer = await sendJson(browser, "PATCH", "/api/profile", { fullName: "Another Name" });
    expect(answer.status).toBe(500);
    expect((await signIn(browser, email)).status).toBe(500);
  } finally {
    await app.deps.db.execute(sql`alter table security_events drop constraint broken`);
  }
  expect(await (await browser.get("/api/profile")).json()).toMatchObject({ fullName: "Test User" });
  const { rowCount } = await app.deps.db.execute(sql`select 1 from sessions where user_id = ${id}`);
  expect(rowCount).toBe(1);
});

test("The list has pages; only its owner reads it", async () => {
  const { browser, id } = await signedInUser(app);
  const other = await signedInUser(app);
  const before = await rowsOf(id);
  const createdAt = new Date(Date.now() - DAY);
  // Equal times: the id decides.
  const rows = Array.from({ length: 43 }, () => ({ id: randomUUID(), userId: id, createdAt }));
  await app.deps.db
    .insert(securityEvents)
    .values(rows.map((row) => ({ ...row, event: "sign_in" as const, details: {} })));
  const pages = [await readEventPage(browser)];
  while (pages.at(-1)!.nextCursor !== null) {
    pages.push(await readEventPage(browser, pages.at(-1)!.nextCursor!));
  }
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 43 + before.length - 40]);
  const ids = pages.flatMap(({ items }) => items.map((event) => event.id));
  expect(ids.toSorted()).toEqual([...rows, ...before].map((row) => row.id).toSorted());
  const times = pages.flatMap(({ items }) => items.map(({ at }) => at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));

  const foreign = await readEvents(other.browser);
  expect(foreign.filter((event) => ids.includes(event.id))).toEqual([]);
  expect(await readError(await browser.get("/api/profile/security-events?cursor=none"))).toMatchObject({
    status: 400,
    code: "invalid_input",
  });
  expect((await openClient(app.url).get("/api/profile/security-events")).status).toBe(401);
});

test("A failed sign-in of an unknown address is not stored, and a flood is stored in part", async () => {
  const { browser, email, id } = await signedInUser(app);
  const count = async () => {
    const { rows } = await app.deps.pool.query<{ count: number }>(
      "select count(*)::int as count from security_events",
    );
    return rows[0]!.count;
  };
  const before = await count();
  await signIn(openClient(app.url), newAddress(), "wrong password");
  expect(await count()).toBe(before);

  const failures = Array.from({ length: 49 }, () => ({
    id: randomUUID(),
    userId: id,
    createdAt: new Date(),
    event: "sign_in_failed" as const,
    details: {},
  }));
  await app.deps.db.insert(securityEvents).values(failures);
  const attacker = openClient(app.url);
  for (let tries = 0; tries < 3; tries++) await signIn(attacker, email, "wrong password");
  const stored = (await readEvents(browser)).filter(({ event }) => event === "sign_in_failed");
  expect(stored).toHaveLength(50);
  clock.offsetMs = DAY + HOUR;
  await signIn(openClient(app.url), email, "wrong password");
  const later = (await readEvents(browser)).filter(({ event }) => event === "sign_in_failed");
  expect(later).toHaveLength(51);
});

test("A new device is announced by mail, at most once a day", async () => {
  const { browser, email } = await signedInUser(app);
  const sent = () =>
    app.deps.db
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.kind, "new-device")));
  await signIn(browser, email);
  expect(await sent()).toEqual([]);

  const phone = openClient(app.url, "10.1.2.3");
  await signInWith(phone, email, CHROME);
  const mail = await sentMail(app, "new-device", email);
  expect(mail.subject).toContain("New sign-in");
  for (const text of [mail.plain, mail.html]) {
    expect(text).toContain("Chrome on Windows");
    expect(text).toContain("10.1.2.3");
    expect(text).toContain("/dashboard/profile");
    expect(text).not.toContain("token");
  }
  await signIn(openClient(app.url), email);
  await Promise.all([1, 2, 3].map(() => signIn(openClient(app.url), email)));
  expect(await sent()).toHaveLength(1);

  clock.offsetMs = DAY + HOUR;
  await signIn(phone, email);
  expect(await sent()).toHaveLength(1);
  await Promise.all([1, 2, 3].map(() => signIn(openClient(app.url), email)));
  expect(await sent()).toHaveLength(2);
  const kinds = await readEventKinds(phone);
  expect(kinds.filter((kind) => kind === "new_device_sign_in")).toHaveLength(8);
});

test("A browser with two accounts is a known device of both", async () => {
  const { browser, email } = await signedInUser(app);
  const second = await signedInUser(app);
  await signIn(browser, second.email);
  await signIn(browser, email);
  await signIn(browser, second.email);
  expect((await readEventKinds(browser)).slice(-2)).toEqual(["sign_out", "sign_in"]);
  await signIn(browser, email);
  expect(await readEventKinds(browser)).not.toContain("new_device_sign_in");
});

test("Events are deleted after 180 days, and with their account", async () => {
  const { browser, email, id } = await signedInUser(app);
  const sweep = async () => {
    const { signal } = new AbortController();
    const handler = jobHandlers(app.deps).find(({ type }) => type.name === "security-log.sweep");
    await handler!.run({}, { retryCount: 0, lastTry: false, signal, stopping: signal });
  };
  expect(await rowsOf(id)).toHaveLength(2);
  clock.offsetMs = 179 * DAY;
  await sweep();
  expect(await rowsOf(id)).toHaveLength(2);
  clock.offsetMs = 181 * DAY;
  await signIn(browser, email);
  await sweep();
  expect(await rowsOf(id)).toHaveLength(1);
  expect((await deleteAccount(browser, { confirmation: "DELETE", password: PASSWORD })).status).toBe(200);
  expect(await rowsOf(id)).toEqual([]);
});
