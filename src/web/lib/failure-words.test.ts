import { expect, test } from "vitest";
import { accountToasts } from "#core/account/toasts.ts";
import { connectionMessages } from "#core/problems.ts";
import { apiError } from "./api-error.ts";
import { failureWords } from "./failure-words.ts";

test("an answer that explains itself is shown", () => {
  const slow = apiError(429, { code: "rate_limited", message: "Please wait a moment." });
  expect(failureWords(slow, accountToasts.signInFailed)).toBe("Please wait a moment.");
  expect(failureWords(apiError(0), accountToasts.signInFailed)).toBe(connectionMessages.offline);
});

test("a fault of ours has the specified words", () => {
  expect(failureWords(apiError(500), accountToasts.resetFailed)).toBe(accountToasts.resetFailed);
  expect(failureWords(new TypeError("x"), accountToasts.resetFailed)).toBe(accountToasts.resetFailed);
});
