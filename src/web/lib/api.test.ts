import { afterEach, expect, test, vi } from "vitest";
import { apiFetch } from "./api.ts";
import { connectionMessages } from "#core/problems.copy.ts";

afterEach(() => vi.unstubAllGlobals());

function stubResponse(body: string, status: number) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(status === 204 ? null : body, { status })));
}

test("A successful call returns the parsed body, and undefined for 204", async () => {
  stubResponse('{"id":"a"}', 202);
  expect(await apiFetch("/api/x")).toEqual({ id: "a" });
  stubResponse("", 204);
  expect(await apiFetch("/api/x")).toBeUndefined();
});

test("An error response throws its code, message and fields", async () => {
  stubResponse(
    '{"error":{"code":"invalid_input","message":"No","fields":{"email":"Email is required"}}}',
    400,
  );
  await expect(apiFetch("/api/x")).rejects.toMatchObject({
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
  await expect(apiFetch("/api/x")).rejects.toMatchObject({ code: "rate_limited", retryAfter: 42 });
});

test("An HTML error page results in the generic message", async () => {
  stubResponse("<html>Bad gateway</html>", 502);
  await expect(apiFetch("/api/x")).rejects.toMatchObject({
    status: 502,
    message: connectionMessages.unexpected,
  });
});

test("A network failure throws an error with status 0", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(apiFetch("/api/x")).rejects.toMatchObject({ status: 0, code: "offline" });
});
