import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { SessionResponse } from "#core/account/responses.ts";
import { sessions } from "#server/modules/accounts/accounts.table.ts";
import {
  linkIn,
  newAddress,
  readError,
  readSession,
  sentMail,
  signedInUser,
} from "../../support/accounts.ts";
import { startClockedApp, startTestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { DAY, HOUR } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();
beforeEach(clock.reset);

describe("reading a session", () => {
  test("without one: null, and 401 where a user is required", async () => {
    const client = openClient(app.url);
    expect(await readSession(client)).toBeNull();
    expect(await readError(await client.get("/api/profile"))).toMatchObject({
      status: 401,
      code: "unauthorized",
    });
  });

  test("has the same headers for each request, except for the request id", async () => {
    const { browser } = await signedInUser(app);
    const ask = async () => {
      const response = await browser.get("/api/auth/get-session");
      const { date: _, "x-request-id": id, ...headers } = Object.fromEntries(response.headers);
      const { user } = (await response.json()) as NonNullable<SessionResponse>;
      return { id, same: { status: response.status, headers, user } };
    };
    const responses = [await ask(), await ask(), await ask()];
    expect(new Set(responses.map(({ id }) => id)).size).toBe(3);
    const [first, ...others] = responses.map(({ same }) => same);
    expect(first?.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(others).toEqual([first, first]);
  });

  test("concurrent readers each get their own session", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signedInUser(app)));
    const readers = Array.from({ length: 40 }, (_, at) => people[at % people.length]!);
    const responses = await Promise.all(readers.map(({ browser }) => readSession(browser)));
    expect(responses.map((response) => response?.user.id)).toEqual(readers.map(({ id }) => id));
  });

  test("An ended session is rejected at once", async () => {
    const { browser, id } = await signedInUser(app);
    await app.deps.db.delete(sessions).where(eq(sessions.userId, id));
    expect(await readSession(browser)).toBeNull();
    expect(browser.cookies.has("adloom_signed_in")).toBe(false);
  });
});

describe("the lifetime", () => {
  test("ends after thirty days without a visit", async () => {
    const { browser } = await signedInUser(app);
    clock.offsetMs = 30 * DAY + HOUR;
    expect(await readSession(browser)).toBeNull();
  });

  test("is extended by a visit, with a new cookie, at most once a day", async () => {
    const { browser, id } = await signedInUser(app);
    const end = async () => {
      const [row] = await app.deps.db.select().from(sessions).where(eq(sessions.userId, id));
      return row!.expiresAt.getTime();
    };
    const first = await end();
    clock.offsetMs = 23 * HOUR;
    expect((await browser.get("/api/auth/get-session")).headers.getSetCookie()).toEqual([]);
    expect(await end()).toBe(first);

    clock.offsetMs = 25 * HOUR;
    const visit = await browser.get("/api/profile");
    expect(visit.headers.getSetCookie().join("\n")).toMatch(/session_token=.*Max-Age=2592000/);
    expect((await end()) - first).toBeGreaterThan(24 * HOUR);
    expect((await browser.get("/api/profile")).headers.getSetCookie()).toEqual([]);

    clock.offsetMs = 56 * DAY;
    expect(await readSession(browser)).toBeNull();
    clock.offsetMs = 31 * DAY;
    expect(await readSession(browser)).not.toBeNull();
  });

  test("It ends 90 days after the sign-in, also with a visit each day", async () => {
    const { browser } = await signedInUser(app);
    const maxAges: number[] = [];
    for (let day = 1; day < 90; day++) {
      clock.offsetMs = day * DAY + HOUR;
      const visit = await browser.get("/api/auth/get-session");
      expect(await visit.json(), `day ${day}`).not.toBeNull();
      const renewed = visit.headers.getSetCookie().find((line) => line.startsWith("adloom.session_token="));
      maxAges.push(Number(/Max-Age=(\d+)/.exec(renewed ?? "")?.[1]));
    }
    expect(maxAges.slice(0, 59).every((seconds) => seconds === (30 * DAY) / 1000)).toBe(true);
    const [before, last] = [maxAges.at(-2)!, maxAges.at(-1)!];
    expect(before - last).toBeGreaterThan(DAY / 1000 - 60);
    expect(last).toBeLessThan(DAY / 1000);
    const lease = (await readSession(browser))!.expiresAt - (Date.now() + clock.offsetMs);
    expect(lease).toBeGreaterThan(0);

    clock.offsetMs = 90 * DAY - 60_000;
    expect((await readSession(browser))!.expiresAt - (Date.now() + clock.offsetMs)).toBeLessThan(61_000);
    clock.offsetMs = 90 * DAY + 1000;
    expect(await readSession(browser)).toBeNull();
    expect((await browser.get("/api/profile")).status).toBe(401);
  });

  test("A session that started more than 90 days ago is rejected, even if its row is valid for longer", async () => {
    const { browser, id } = await signedInUser(app);
    const createdAt = new Date(Date.now() - 91 * DAY);
    await app.deps.db.update(sessions).set({ createdAt }).where(eq(sessions.userId, id));
    expect(await readSession(browser)).toBeNull();
  });

  test("the lease is an hour of the product's clock", async () => {
    const { browser } = await signedInUser(app);
    clock.offsetMs = 3 * HOUR;
    const lease = (await readSession(browser))!.expiresAt - (Date.now() + clock.offsetMs);
    expect(Math.abs(lease - HOUR)).toBeLessThan(30_000);
  });

  test("A restart keeps sessions", async () => {
    const { browser } = await signedInUser(app);
    const other = await startTestApp({
      env: { DATA_DIR: app.dataDir, PORT: new URL(app.url).port, AUTH_SECRET: app.deps.secret },
    });
    await other.stop();
    expect(await readSession(browser)).not.toBeNull();
  });
});

test("Over HTTPS every cookie is Secure, and session cookies have the __Host- prefix", async () => {
  const https = await startTestApp({ env: { APP_URL: "https://ads.example.com" } });
  try {
    const browser = openClient(https.url);
    const email = newAddress();
    const init = { name: "Test User", email, password: "correct horse battery" };
    const origin = { origin: "https://ads.example.com" };
    const responses = [await browser.post("/api/auth/sign-up/email", init, origin)];
    responses.push(await browser.get(linkIn(await sentMail(https, "verify-email", email))));
    const lines = responses.flatMap((response) => response.headers.getSetCookie());
    expect(lines.map((line) => line.split("=")[0]).toSorted()).toEqual([
      "__Host-adloom.device",
      "__Host-adloom.session_token",
      "__Host-adloom.sign_up",
      "adloom_signed_in",
    ]);
    for (const line of lines) {
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; Path=\//);
      expect(line).not.toMatch(/domain=/i);
    }
    expect((await browser.get("/api/profile")).status).toBe(200);
  } finally {
    await https.stop();
  }
});

test("No other route exists below /api/auth", async () => {
  const { browser } = await signedInUser(app);
  const paths = [
    ...["update-user", "change-email", "change-password", "set-password", "delete-user", "list-sessions"],
    ...["revoke-session", "revoke-sessions", "revoke-other-sessions", "update-session", "sign-in/social"],
    ...[
      "callback/google",
      "link-social",
      "unlink-account",
      "list-accounts",
      "get-access-token",
      "refresh-token",
    ],
    ...["account-info", "verify-password", "delete-user/callback", "reset-password/token", "error", "ok"],
    ...["start-session", "session-starter/start-session", "sign-in/username", "../auth/list-sessions", ""],
  ];
  for (const path of paths) {
    for (const method of ["GET", "POST"]) {
      const response = await browser.send(method, `/api/auth/${path}`, {
        ...(method === "POST" && { body: "{}", headers: { "content-type": "application/json" } }),
      });
      expect(await readError(response), `${method} ${path}`).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  }
});

test("the API document describes every route of accounts", async () => {
  const document = (await (await openClient(app.url).get("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { responses: object; requestBody?: unknown }>>;
  };
  const paths = Object.keys(document.paths).filter((path) => /auth|profile/.test(path));
  expect(paths.toSorted()).toEqual([
    "/auth/get-session",
    "/auth/passkeys/second-factor",
    "/auth/passkeys/second-factor/options",
    "/auth/passkeys/sign-in",
    "/auth/passkeys/sign-in/options",
    "/auth/recovery-codes/sign-in",
    "/auth/request-password-reset",
    "/auth/reset-password",
    "/auth/second-factor",
    "/auth/send-verification-email",
    "/auth/sign-in/email",
    "/auth/sign-out",
    "/auth/sign-up/email",
    "/auth/totp/sign-in",
    "/auth/verify-email",
    "/profile",
    "/profile/avatar",
    "/profile/export",
    "/profile/mails",
    "/profile/password",
    "/profile/second-factor",
    "/profile/second-factor/passkeys",
    "/profile/second-factor/passkeys/options",
    "/profile/second-factor/passkeys/{id}",
    "/profile/second-factor/recovery-codes",
    "/profile/second-factor/totp",
    "/profile/second-factor/totp/confirm",
    "/profile/security-events",
  ]);
  expect(document.paths["/auth/sign-up/email"]?.["post"]?.requestBody).toBeDefined();
  expect(Object.keys(document.paths["/auth/sign-in/email"]?.["post"]?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "400", "401", "403", "429", "503"]),
  );
});
