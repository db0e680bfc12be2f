import { afterEach, expect, test, vi } from "vitest";
import { api, apiUrl, uploadFile } from "./api.ts";
import { connectionMessages } from "#core/problems.copy.ts";

afterEach(() => vi.unstubAllGlobals());

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function stubResponse(body: string, status: number): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response(status === 204 ? null : body, { status }));
  });
  return sent;
}

test("A successful call returns the parsed body, and undefined for 204", async () => {
  stubResponse('{"id":"a"}', 202);
  expect(await api("POST /api/generations/:id/retry", { params: { id: "a" } })).toEqual({ id: "a" });
  stubResponse("", 204);
  expect(await api("DELETE /api/generations/:id", { params: { id: "a" } })).toBeUndefined();
});

test("A call sends its parameters, query, headers and body", async () => {
  const sent = stubResponse("{}", 200);
  const params = { id: "a/b c" };
  await api("PUT /api/generations/:id/results", {
    params,
    body: { impressions: 1, clicks: "2", conversions: 3 },
  });
  await api("GET /api/usage/units", { query: { kind: "text", cursor: undefined } });
  await api("GET /api/overview");
  expect(sent.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    "PUT /api/generations/a%2Fb%20c/results",
    "GET /api/usage/units?kind=text",
    "GET /api/overview",
  ]);
  expect(sent[0]?.init.body).toBe('{"impressions":1,"clicks":"2","conversions":3}');
  expect(new Headers(sent[0]?.init.headers).get("content-type")).toBe("application/json");
  expect(sent[1]?.init.body).toBeNull();
});

test("An upload sends the file in a form", async () => {
  const sent = stubResponse("{}", 200);
  await uploadFile("PUT /api/profile/avatar", new File(["a"], "a.png"));
  expect(`${sent[0]?.init.method} ${sent[0]?.url}`).toBe("PUT /api/profile/avatar");
  expect((sent[0]!.init.body as FormData).get("file")).toBeInstanceOf(File);
});

test("The URL of a call contains its parameters and query", () => {
  const params = { id: "a" };
  expect(apiUrl("GET /api/generations/:id/download", { params, query: { folder: "images" } })).toBe(
    "/api/generations/a/download?folder=images",
  );
  expect(apiUrl("GET /api/profile/export")).toBe("/api/profile/export");
});

test("An error response throws its code, message and fields", async () => {
  stubResponse(
    '{"error":{"code":"invalid_input","message":"No","fields":{"email":"Email is required"}}}',
    400,
  );
  await expect(api("GET /api/usage")).rejects.toMatchObject({
    status: 400,
    code: "invalid_input",
    message: "No",
    fields: { email: "Email is required" },
  });
});

test("A rate-limit error carries the seconds of Retry-After", async () => {
  const headers = { "Retry-After": "42" };
  const response = new Response('{"error":{"code":"rate_limited","message":"Wait"}}', {
    status: 429,
    headers,
  });
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  await expect(api("GET /api/usage")).rejects.toMatchObject({ code: "rate_limited", retryAfter: 42 });
});

test("An HTML error page results in the generic message", async () => {
  stubResponse("<html>Bad gateway</html>", 502);
  await expect(api("GET /api/usage")).rejects.toMatchObject({
    status: 502,
    message: connectionMessages.unexpected,
  });
});

test("A network failure throws an error with status 0", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(api("GET /api/usage")).rejects.toMatchObject({ status: 0, code: "offline" });
});
