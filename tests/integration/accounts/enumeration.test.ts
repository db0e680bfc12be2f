import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Passwords } from "#server/modules/accounts/passwords.ts";
import { signIn as beginSession } from "#server/modules/accounts/sign-in.service.ts";
import { newAddress, signedInUser, signUp } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";

let app: TestApp;
/** SQL statements of the application, by purpose. */
const statements: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const { pool } = app.deps;
  // Requests use only the pool; its clients are instrumented on connect.
  pool.on("acquire", (client) => {
    const watched = client as typeof client & { watched?: boolean };
    if (watched.watched) return;
    watched.watched = true;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const text = typeof args[0] === "string" ? args[0] : (args[0] as { text: string }).text;
        statements.push(text.slice(0, 60));
        return query(...args);
      },
    });
  });
});
afterAll(() => app.stop());

interface Seen {
  readonly status: number;
  readonly body: string;
  readonly headers: string[];
}

async function ask(path: string, body: object): Promise<Seen> {
  const response = await openClient(app.url).post(path, body);
  const text = await response.text();
  return { status: response.status, body: text, headers: [...response.headers.keys()].toSorted() };
}

test.each(["/api/auth/request-password-reset", "/api/auth/send-verification-email"])(
  "%s gets the same response for a verified, an unverified and an unknown address",
  async (path) => {
    const verified = (await signedInUser(app)).email;
    const unverified = newAddress();
    await signUp(openClient(app.url), unverified);
    const unknown = await ask(path, { email: newAddress() });
    expect(unknown.status).toBe(200);
    expect(await ask(path, { email: verified })).toEqual(unknown);
    expect(await ask(path, { email: unverified })).toEqual(unknown);
  },
);

describe("the work of a request", () => {
  const pending = newAddress();
  let verified = "";
  beforeAll(async () => {
    verified = (await signedInUser(app)).email;
    for (const name of ["One", "Two", "Three"])
      await signUp(openClient(app.url), pending, { name, password: `the password of ${name}` });
    // A worker's statements would be counted with those of the request.
    await app.deps.jobs.stop(5000);
  });

  test("A mail request does the same work for every address; a job does the rest", async () => {
    const workOf = async (email: string) => {
      statements.length = 0;
      expect((await ask("/api/auth/request-password-reset", { email })).status).toBe(200);
      return [...statements];
    };
    const unknown = await workOf(newAddress());
    expect(unknown.length).toBeGreaterThan(3);
    expect(await workOf(pending)).toEqual(unknown);
    expect(await workOf(verified)).toEqual(unknown);
  });

  test("A wrong password takes one hash and the same statements for every address", async () => {
    let hashes = 0;
    const { passwords } = app.deps;
    const counted: Passwords = {
      hash: (...given) => (hashes++, passwords.hash(...given)),
      hashWith: (...given) => (hashes++, passwords.hashWith(...given)),
      verify: (...given) => (hashes++, passwords.verify(...given)),
    };
    const deps = { ...app.deps, passwords: counted };
    const client = { clientIp: "10.0.0.1", userAgent: undefined };
    const workOf = async (email: string) => {
      hashes = 0;
      statements.length = 0;
      const request = { email, password: "wrong password", client, deviceId: undefined };
      await expect(beginSession(deps, request)).rejects.toMatchObject({
        code: "invalid_credentials",
      });
      return { hashes, statements: [...statements] };
    };
    const unknown = await workOf(newAddress());
    expect(unknown.hashes).toBe(1);
    expect(await workOf(pending)).toEqual(unknown);
    expect(await workOf(verified)).toEqual(unknown);
  });
});
