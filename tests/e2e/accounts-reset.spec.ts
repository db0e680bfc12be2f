import { expect, visitorTest as test } from "../support/browser/browser-test.ts";
import { newPerson } from "../support/browser/person.ts";
import {
  RESET_MAIL,
  expectMessage,
  fieldsOf,
  linkInMail,
  logIn,
  signOut,
  signUpAndVerify,
  toast,
} from "../support/browser/account-forms.ts";

test("request, mail, new password; the old one is rejected", async ({ page, watch }) => {
  watch.expectConsole(/status of 40[01]/);
  const maya = newPerson();
  await signUpAndVerify(page, maya);
  await signOut(page);

  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeFocused();
  await fieldsOf(page).email.fill(maya.email);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Password reset instructions sent to your email!")).toBeVisible();

  const link = await linkInMail(page, maya.email, RESET_MAIL);
  await page.goto(link);
  const { password, confirmPassword } = fieldsOf(page);
  const update = page.getByRole("button", { name: "Update Password" });
  await password.fill("short");
  await expectMessage(password, "Password must be at least 6 characters");
  await expect(update).toBeDisabled();
  await password.fill(" morning light ");
  await confirmPassword.fill("morning light");
  await expectMessage(confirmPassword, "Passwords must match");
  await confirmPassword.fill(" morning light ");
  await update.click();
  await expect(toast(page, "Password updated successfully!")).toBeVisible();
  await expect(page).toHaveURL("/login");

  await logIn(page, maya);
  await expect(toast(page, "Failed to sign in. Please check your credentials.")).toBeVisible();
  // Passwords are not trimmed.
  await logIn(page, { email: maya.email, password: " morning light " });
  await expect(page).toHaveURL("/dashboard");

  await page.goto(link);
  await password.fill("another one");
  await confirmPassword.fill("another one");
  await update.click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("an empty form shows its first error as a toast", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(toast(page, "Email is required")).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page).toHaveURL("/login");

  await page.goto("/reset-password?token=abc");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(toast(page, "Password is required")).toBeVisible();
  await expect(fieldsOf(page).password).toBeFocused();
});

test("a URL without a token offers a new link", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("link", { name: "Send a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});
