import { afterEach, expect, test, vi } from "vitest";
import { apiFetch } from "./api.ts";
import { connectionMessages } from "#core/problems.copy.ts";

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, status: number) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(status === 204 ? null : body, { status })));
}

test("a success is the parsed body, 204 is nothing", async () => {
  answer('{"id":"a"}', 202);
  expect(await apiFetch("/api/x")).toEqual({ id: "a" });
  answer("", 204);
  expect(await apiFetch("/api/x")).toBeUndefined();
});

test("the API's error body becomes the thrown error", async () => {
  answer('{"error":{"code":"invalid_input","message":"No","fields":{"email":"Email is required"}}}', 400);
  await expect(apiFetch("/api/x")).rejects.toMatchObject({
    status: 400,
    code: "invalid_input",
    message: "No",
    fields: { email: "Email is required" },
  });
});

test("how long to wait is read from the answer", async () => {
  const headers = { "Retry-After": "42" };
  const response = new Response('{"error":{"code":"rate_limited","message":"Wait"}}', {
    status: 429,
    headers,
  });
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  await expect(apiFetch("/api/x")).rejects.toMatchObject({ code: "rate_limited", retryAfter: 42 });
});

test("a page instead of JSON still gives words a person can read", async () => {
  answer("<html>Bad gateway</html>", 502);
  await expect(apiFetch("/api/x")).rejects.toMatchObject({
    status: 502,
    message: connectionMessages.unexpected,
  });
});

test("no connection has a status of its own", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
  await expect(apiFetch("/api/x")).rejects.toMatchObject({ status: 0, code: "offline" });
});
