import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createApp } from "#server/boot/app.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { listen } from "#server/http/listen.ts";
import { workerPolicy } from "#server/http/pages/worker-policy.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { newAddress, sentMail, signUp } from "../../support/accounts.ts";
import { startBilling, type BillingClient, type BillingTest } from "../../support/billing.ts";
import { openClient } from "../../support/client.ts";
import { filesClient } from "../../support/files.ts";
import { whenClosed } from "../../support/when-closed.ts";

let billing: BillingTest;
let client: BillingClient;
let url: string;

beforeAll(async () => {
  billing = await startBilling();
  client = await billing.newUser();
  url = billing.app.url;
});
afterAll(() => billing.app.stop());

/** Headers of every response. */
const ALWAYS = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "content-security-policy": /default-src '(none|self)'.*frame-ancestors 'none'/,
  "cache-control": /./,
  "x-request-id": /^[0-9a-f-]{36}$/,
} as const;
/** Headers that identify the software or allow other sites to read responses. */
const NEVER = ["server", "x-powered-by", "access-control-allow-origin", "x-xss-protection"];

function expectStrict(name: string, headers: Headers) {
  for (const [header, wanted] of Object.entries(ALWAYS)) {
    expect(headers.get(header) ?? "(none)", `${name}: ${header}`).toMatch(wanted);
  }
  for (const header of NEVER) expect(headers.get(header), `${name}: ${header}`).toBeNull();
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy, `${name}: base-uri`).toContain("base-uri 'none'");
  expect(policy, `${name}: objects`).toMatch(/default-src 'none'|object-src 'none'/);
  expect(policy, `${name}: scripts`).not.toMatch(/script-src[^;]*unsafe|\*/);
}

const BUILT = new URL("../../../build/client/assets", import.meta.url);
const asset = () => `/assets/${readdirSync(BUILT).find((name) => name.endsWith(".js"))}`;

/** A response of each class. */
async function everyClass(): Promise<Map<string, Response>> {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      redirect: "manual",
      ...init,
      headers: { cookie: client.user.cookie, ...init.headers },
    });
  const json = { "content-type": "application/json" };
  const id = await client.start();
  await client.ended(id);
  const upload = await filesClient(url, client.user).upload(await picture());
  const email = newAddress();
  await signUp(openClient(url), email);
  const mail = await sentMail(billing.app, "verify-email", email);
  const checkout = new URL(await client.checkout("growth")).pathname;
  const page = await get("/login");
  const file = await get(upload.url);
  const asking = {
    "an asset": get(asset()),
    "an asset by its old name": get("/assets/gone-12345678.js"),
    "a public file": get("/logo.svg"),
    "the landing page": get("/"),
    "the dashboard's shell": get("/dashboard/billing"),
    "a page that has not changed": get("/login", {
      headers: { "if-none-match": page.headers.get("etag") ?? "" },
    }),
    "a page's headers": get("/login", { method: "HEAD" }),
    "a redirect": get("/no/such/page"),
    "a redirect of a mailed link": get("/api/auth/verify-email?token=made-up"),
    JSON: get("/api/usage"),
    "no content": get(`/api/uploads/${upload.id}`, { method: "DELETE" }),
    400: get("/api/generations", { method: "POST", body: "{", headers: json }),
    401: fetch(`${url}/api/usage`),
    402: client.create({ kind: "video" }),
    403: get("/api/profile", {
      method: "PATCH",
      body: "{}",
      headers: { ...json, origin: "https://evil.example" },
    }),
    "404 of the API": get("/api/nothing"),
    "404 of a file": get("/files/nothing"),
    409: client.call("POST", `/generations/${id}/retry`),
    413: get("/api/profile", {
      method: "PATCH",
      headers: json,
      body: JSON.stringify({ fullName: "x".repeat(70_000) }),
    }),
    415: get("/api/profile", { method: "PATCH", headers: { "content-type": "text/plain" }, body: "x" }),
    "the API's description": get("/api/openapi.json"),
    "the API's page": get("/api/docs"),
    "an event stream": get(`/api/generations/${id}/events`),
    "the outbox": get("/outbox"),
    "a mail": get(`/outbox/${mail.id}`),
    "the sandbox": get(checkout),
    alive: get("/healthz"),
    ready: get("/readyz"),
    metrics: get("/metrics"),
  };
  const responses = await Promise.all(
    Object.entries(asking).map(async ([name, response]) => [name, await response] as const),
  );
  return new Map([...responses, ["a file", file]]);
}

test("Every kind of response has the strict headers", async () => {
  const responses = await everyClass();
  for (const [name, response] of responses) {
    expectStrict(name, response.headers);
    const expected = /^\d{3}/.exec(name)?.[0];
    if (expected !== undefined) expect(response.status, name).toBe(Number(expected));
    else expect(response.status, name).toBeLessThan(name.includes("old name") ? 405 : 400);
    const cacheControl = response.headers.get("cache-control");
    if (!/asset$|public|page|shell|a file/.test(name)) expect(cacheControl, name).toMatch(/no-store/);
  }
  expect(responses.get("a file")?.headers.get("cache-control")).toBe("private, no-cache");
  expect(responses.get("a file")?.headers.get("content-security-policy")).toContain("sandbox");
});

test("Only pages of the dashboard may use the microphone", async () => {
  const microphone = async (path: string) => {
    const { headers } = await fetch(`${url}${path}`);
    return /microphone=([^,]*)/.exec(headers.get("permissions-policy") ?? "")?.[1];
  };
  for (const path of ["/dashboard", "/dashboard/video-ads", "/dashboard/videos/some-id"])
    expect(await microphone(path), path).toBe("(self)");
  for (const path of ["/", "/login", "/review/some-token", "/api/usage", "/logo.svg"])
    expect(await microphone(path), path).toBe("()");
});

test("Only a worker may run WebAssembly, and no page may", () => {
  expect(workerPolicy("/assets/worker-B8iDp_Pj.js")).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
  for (const path of ["/assets/B8iDp_Pj.js", "/assets/worker-x/y.js", "/worker-x.js", "/"])
    expect(workerPolicy(path), path).toBeUndefined();
});

test("Over HTTPS every kind of response has HSTS for a year with subdomains", async () => {
  const port = await freePort();
  const app = createApp({ ...billing.app.deps, publicUrl: "https://ads.example.com" });
  const server = await listen(app, { port, host: "127.0.0.1" });
  onTestFinished(() => server.close(0));
  for (const path of [
    "/",
    "/dashboard",
    "/no/such/page",
    "/api/usage",
    "/api/nothing",
    "/healthz",
    "/logo.svg",
  ]) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    expect(headers.get("strict-transport-security"), path).toBe("max-age=31536000; includeSubDomains");
  }
  expect((await fetch(url)).headers.get("strict-transport-security")).toBeNull();
});

/** Everything a server sends to these bytes until it closes the connection. */
async function say(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let said = "";
  socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
  socket.write(bytes);
  await whenClosed(socket);
  return said;
}

test("Invalid HTTP is refused without details about the server", async () => {
  const close = "Connection: close\r\n\r\n";
  for (const target of ["/a\\..\\b", "*", "ftp://ads.example.com/"]) {
    const said = await say(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${close}`);
    expect(said, target).toMatch(/^HTTP\/1\.1 400 /);
    expect(said, target).toMatch(/content-security-policy: default-src 'none'/i);
    expect(said, target).toContain('{"error":{"code":"invalid_request"');
  }
  for (const host of ["a b", "user@x/../", "ex<>ample"]) {
    expect(await say(`GET / HTTP/1.1\r\nHost: ${host}\r\n${close}`), host).toMatch(/^HTTP\/1\.1 400 /);
  }
  for (const head of ["FOO / HTTP/1.1", "GET / HTTP/9.9", "\u0016\u0003\u0001\u0000"]) {
    expect(await say(`${head}\r\nHost: localhost\r\n${close}`), head).toMatch(
      /^HTTP\/1\.1 400 [^\r]+\r\nConnection: close\r\n\r\n$/,
    );
  }
  const trace = await say(`TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: secret=1\r\n${close}`);
  expect(trace).toMatch(/^HTTP\/1\.1 404 /);
  expect(trace).not.toContain("secret=1");
  expect(await say(`CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n${close}`)).toBe("");
});
