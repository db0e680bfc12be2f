import { expect, visitorTest as test } from "../support/browser/browser-test.ts";
import { newPerson } from "../support/browser/person.ts";
import { signUp, toast } from "../support/browser/account-forms.ts";

const RESEND = { name: "Resend Verification Email" } as const;

test("another mail can be requested once a minute, also after a reload", async ({ page }) => {
  await page.clock.install();
  await signUp(page, newPerson());
  await page.getByRole("button", RESEND).click();
  await expect(toast(page, "Verification email has been resent. Please check your inbox.")).toBeVisible();
  const button = page.getByRole("button", { name: /Resend available in \d+s/ });
  await expect(button).toBeDisabled();
  // The focused button is disabled for a minute.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.clock.runFor(10_000);
  await expect(button).toHaveText(/Resend available in (49|50)s/);
  await page.reload();
  await expect(button).toHaveText(/Resend available in (4\d|50)s/);
  await page.clock.runFor(50_000);
  await expect(page.getByRole("button", RESEND)).toBeEnabled();
});

test("without a known address an error is shown", async ({ page }) => {
  await page.goto("/verify-email");
  await page.getByRole("button", RESEND).click();
  await expect(toast(page, "No email address found. Please try logging in again.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page).toHaveURL("/login");
});

test("a failed resend shows an error and can be retried at once", async ({ page, watch }) => {
  watch.expectConsole(/status of 500/);
  await signUp(page, newPerson());
  await page.route("**/api/auth/send-verification-email", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", RESEND).click();
  await expect(toast(page, "Failed to resend verification email. Please try again.")).toBeVisible();
  await expect(page.getByRole("button", RESEND)).toBeEnabled();
});
