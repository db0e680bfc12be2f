import { expect, test } from "vitest";
import { accountToasts } from "#core/account/account-form-toasts.ts";
import { connectionMessages } from "#core/problems.copy.ts";
import { apiError } from "./api-error.ts";
import { failureMessage } from "./failure-message.ts";

test("The API's message is shown for known errors", () => {
  const rateLimited = apiError(429, { code: "rate_limited", message: "Please wait a moment." });
  expect(failureMessage(rateLimited, accountToasts.signInFailed)).toBe("Please wait a moment.");
  expect(failureMessage(apiError(0), accountToasts.signInFailed)).toBe(connectionMessages.offline);
});

test("The action's own message is shown for internal errors", () => {
  expect(failureMessage(apiError(500), accountToasts.resetFailed)).toBe(accountToasts.resetFailed);
  expect(failureMessage(new TypeError("x"), accountToasts.resetFailed)).toBe(accountToasts.resetFailed);
});
