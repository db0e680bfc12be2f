import { expect, visitorTest as test } from "../support/browser/browser-test.ts";
import { newPerson } from "../support/browser/person.ts";
import {
  VERIFY_MAIL,
  fillSignUp,
  linkInMail,
  logIn,
  signOut,
  signUpAndVerify,
  toast,
} from "../support/browser/account-forms.ts";

test("sign up, verify by mail, reach the dashboard, sign out and in again", async ({
  page,
  context,
  watch,
}) => {
  const maya = newPerson();
  await page.goto("/signup");
  await fillSignUp(page, maya);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(toast(page, "Please check your email to verify your account")).toBeVisible();
  await expect(page).toHaveURL("/verify-email");
  await expect(page.getByText(maya.email)).toBeVisible();

  await page.reload();
  await expect(page.getByText(maya.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the outbox" })).toBeVisible();

  const mailTab = await context.newPage();
  await mailTab.goto(await linkInMail(mailTab, maya.email, VERIFY_MAIL));
  await expect(mailTab).toHaveURL("/dashboard");
  await expect(mailTab.getByText(maya.name).filter({ visible: true })).toBeVisible();
  // The waiting tab redirects automatically.
  await page.bringToFront();
  await expect(page).toHaveURL("/dashboard");

  // Requests of the overview in flight at the sign-out.
  watch.expectConsole(/status of 401/);
  await signOut(page);
  await logIn(page, maya);
  await expect(toast(page, "Successfully signed in!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
});

test("signed-in users are redirected from the sign-in pages", async ({ page }) => {
  await signUpAndVerify(page, newPerson());
  for (const path of ["/login", "/signup", "/verify-email"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
});
