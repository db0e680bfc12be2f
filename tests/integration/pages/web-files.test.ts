import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { builtPage, scriptsInHtml, wireBytes } from "../../support/browser/built-scripts.ts";
import { rawRequest } from "../../support/raw-http.ts";
import { createUser } from "../../support/user.ts";

let app: TestApp;
let script: string;
let plain: string;

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(app.url, path, { headers, method });
const accepting = (coding: string) => ({ "accept-encoding": coding });

beforeAll(async () => {
  app = await startTestApp();
  script = scriptsInHtml(builtPage("login/index.html")).find((path) => wireBytes([path]) > 10_000) ?? "";
  plain = builtPage(script.slice(1));
});
afterAll(() => app.stop());

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["identity, br;q=0.5", undefined],
  ["deflate, zstd", undefined],
  [";;,,br;level=x , =;q=", "br"],
])("a script is sent in the coding that the client prefers: %s", async (header, encoding) => {
  const response = await ask(script, header === undefined ? {} : accepting(header));
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(response.wire.length),
    vary: "Accept-Encoding",
  });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.text).toBe(plain);
});

test("each coding has its own ETag, and a revalidation gets 304", async () => {
  const codings = ["identity", "gzip", "br"];
  const etags = await Promise.all(
    codings.map(async (coding) => (await ask(script, accepting(coding))).headers.etag ?? ""),
  );
  expect(new Set(etags).size).toBe(3);
  const [, gzip = "", br = ""] = etags;
  for (const known of [br, `W/${br}`, `"other", ${br}`, "*"]) {
    const response = await ask(script, { ...accepting("br"), "if-none-match": known });
    expect(response.status, known).toBe(304);
    expect(response.wire).toHaveLength(0);
    expect(response.headers).toMatchObject({ etag: br, vary: "Accept-Encoding" });
  }
  expect((await ask(script, { ...accepting("br"), "if-none-match": gzip })).status).toBe(200);
});

test.each(["/login", "/", "/dashboard/text-ads", "/robots.txt"])(
  "%s is compressed and revalidated by its ETag",
  async (path) => {
    const [whole, packed] = [await ask(path), await ask(path, accepting("br, gzip"))];
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.text).toBe(whole.text);
    if (path !== "/robots.txt") {
      expect(packed.wire.length).toBeLessThan(whole.wire.length / 2);
      expect(packed.headers["cache-control"]).toBe("no-cache");
      expect(packed.headers["content-type"]).toBe("text/html; charset=utf-8");
    }
    const etag = packed.headers.etag ?? "";
    const again = await ask(path, { ...accepting("br"), "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers["content-security-policy"]).toBe(packed.headers["content-security-policy"]);
  },
);

test("HEAD returns the headers of GET without a body", async () => {
  for (const path of [script, "/login"]) {
    const [get, head] = [await ask(path, accepting("br")), await ask(path, accepting("br"), "HEAD")];
    expect(head.status).toBe(200);
    expect(head.wire).toHaveLength(0);
    for (const name of [
      "content-type",
      "content-length",
      "content-encoding",
      "etag",
      "cache-control",
      "vary",
    ])
      expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name]);
  }
});

test("compressed file types are sent unchanged", async () => {
  const styles = /\/assets\/fonts-[^"]+\.css/.exec(builtPage("index.html"))?.[0] ?? "";
  const { text } = await ask(styles);
  const font = /\/assets\/[^)"]+\.woff2/.exec(text)?.[0] ?? "";
  const { headers, status } = await ask(font, accepting("br, gzip"));
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers).toMatchObject({
    "content-type": "font/woff2",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("only existing files can be requested", async () => {
  const built = [`${script}.br`, `${script}.gz`, "/index.html", "/login/index.html", "/__spa-fallback.html"];
  const outside = ["/assets/../../../package.json", "/assets/%2e%2e/%2e%2e/package.json", "/..%2fa.js"];
  for (const path of [...built, ...outside, "/assets/gone-1234.js"]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers["cache-control"]]).toEqual([path, 404, "no-store"]);
  }
  for (const path of ["/no/such/page", "/.env"]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.location]).toEqual([path, 302, "/"]);
  }
});

test("long private JSON responses are compressed; short ones and sessions are not", async () => {
  const description = await ask("/api/openapi.json", accepting("gzip"));
  expect(description.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(description.text)).toHaveProperty("openapi");
  const { secret, db } = app.deps;
  const user = await createUser({ db, secret, publicUrl: app.deps.publicUrl });
  const signedIn = { cookie: user.cookie, ...accepting("br, gzip") };
  for (const [path, vary] of [
    ["/api/generations", "Accept-Encoding"],
    ["/api/auth/get-session", undefined],
    ["/api/subscription", undefined],
  ] as const) {
    const { status, headers } = await ask(path, signedIn);
    expect([path, status, headers.vary]).toEqual([path, 200, vary]);
    expect(headers["content-encoding"], path).toBeUndefined();
  }
});

test.each(["/", "/login", "/robots.txt"])("%s has the same response each time", async (path) => {
  const responses = [];
  for (let count = 0; count < 3; count++) responses.push(await ask(path, accepting("br")));
  const [first, ...later] = responses.map(({ status, headers, text }) => {
    const { date: _, "x-request-id": id, ...rest } = headers;
    return { id, rest: { status, text, headers: rest } };
  });
  for (const { rest } of later) expect(rest).toEqual(first?.rest);
  expect(new Set(responses.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
});

test("a page is still not found for other methods, queries and paths after it was sent", async () => {
  await ask("/login");
  await ask("/login");
  expect((await ask("/login", {}, "HEAD")).text).toBe("");
  expect((await ask("/login", {}, "POST")).status).toBe(404);
  expect((await ask("/login?next=/dashboard")).status).toBe(200);
  expect((await ask("/login%00")).status).toBe(404);
});
