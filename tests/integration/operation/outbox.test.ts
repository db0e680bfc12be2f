import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkIn, newAddress, PASSWORD, readError, sentMail, signUp } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Sends a request with only the given Host and forwarding headers. */
function get(url: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, headers }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      );
    });
    asking.on("error", reject);
    asking.end();
  });
}

test("lists mails newest first and shows each with its link, without scripts", async () => {
  const [first, second] = [newAddress("first"), newAddress("second")];
  const client = openClient(app.url);
  for (const email of [first, second]) {
    await signUp(client, email);
    await sentMail(app, "verify-email", email);
  }
  const list = await get(app.url, "/outbox");
  expect(list.status).toBe(200);
  expect(list.body.indexOf(second)).toBeGreaterThan(0);
  expect(list.body.indexOf(second)).toBeLessThan(list.body.indexOf(first));

  const mail = await sentMail(app, "verify-email", second);
  const page = await get(app.url, `/outbox/${mail.id}`);
  expect(page.body).toContain('sandbox="allow-scripts allow-top-navigation-by-user-activation"');
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).not.toContain("<script");
});

test("links use the host name of the browser's request", async () => {
  const email = newAddress();
  await signUp(openClient(app.url), email);
  const mail = await sentMail(app, "verify-email", email);
  expect((await get(app.url, `/outbox/${mail.id}`)).body).toContain(`href="${linkIn(mail)}"`);
});

test("an unknown mail gets 404", async () => {
  expect((await get(app.url, "/outbox/nothing")).status).toBe(404);
});

const NAMED = '<meta name="outbox"';

test.each([
  ["a name that was pointed at this machine", { host: "attacker.example" }],
  ["a proxy that names the client", { "x-forwarded-for": "203.0.113.9" }],
  ["a proxy that names the host", { "x-forwarded-host": "ads.example.com" }],
  ["a standard proxy", { forwarded: "for=203.0.113.9" }],
  ["a proxy that only says that it is one", { via: "1.1 proxy" }],
])("is a JSON 404 behind %s", async (_, headers: Record<string, string>) => {
  const response = await get(app.url, "/outbox", headers);
  expect(response.status).toBe(404);
  expect(JSON.parse(response.body)).toMatchObject({ error: { code: "not_found" } });
});

test.each([
  ["APP_URL is public", { APP_URL: "https://ads.example.com" }],
  ["TRUSTED_PROXIES is set", { TRUSTED_PROXIES: "10.0.0.7" }],
])("does not exist when %s, for every request", async (_, env: Record<string, string>) => {
  const other = await startTestApp({ env });
  const email = newAddress();
  try {
    const person = { name: "Ada", email, password: PASSWORD };
    const origin = other.deps.publicUrl;
    await openClient(other.url).post("/api/auth/sign-up/email", person, { origin });
    const mail = await sentMail(other, "verify-email", email);
    expect((await get(other.url, "/verify-email")).body).not.toContain(NAMED);
    // Requests passed on by a local proxy that adds no header.
    for (const host of ["localhost", "127.0.0.1:3000", "[::1]"]) {
      for (const path of ["/outbox", "/outbox/", `/outbox/${mail.id}`]) {
        const response = await get(other.url, path, { host });
        expect(response.status, `${host} ${path}`).toBe(404);
        expect(JSON.parse(response.body)).toMatchObject({ error: { code: "not_found" } });
      }
    }
  } finally {
    await other.stop();
  }
});

test("is announced in every page of the web app", async () => {
  for (const path of ["/verify-email", "/forgot-password", "/dashboard", "/dashboard/nowhere"]) {
    expect((await get(app.url, path)).body).toContain(NAMED);
  }
});

test("does not exist with a mail server, and no page announces it", async () => {
  const other = await startTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
  try {
    for (const path of ["/verify-email", "/forgot-password", "/dashboard/nowhere"]) {
      expect((await get(other.url, path)).body).not.toContain(NAMED);
    }
    for (const path of ["/outbox", "/outbox/1"]) {
      const response = await openClient(other.url).get(path);
      expect(await readError(response)).toMatchObject({ status: 404, code: "not_found" });
    }
  } finally {
    await other.stop();
  }
});
