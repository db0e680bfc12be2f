import { expect, visitorTest as test } from "../support/browser/browser-test.ts";
import { newPerson } from "../support/browser/person.ts";
import { expectMessage, fieldsOf, logIn, signUp, toast } from "../support/browser/account-forms.ts";

const SIGN_IN = { name: "Sign In" } as const;

test("the first error is shown as a toast, all at their fields", async ({ page }) => {
  await page.goto("/login");
  const { email, password } = fieldsOf(page);
  await page.getByRole("button", SIGN_IN).click();
  await expect(toast(page, "Email is required")).toBeVisible();
  await expectMessage(email, "Email is required");
  await expectMessage(password, "Password is required");
  await expect(email).toBeFocused();
  await expect(page.getByRole("button", SIGN_IN)).toBeDisabled();
  await email.fill("maya@halden.example");
  await password.fill("12345");
  await expectMessage(password, "Password must be at least 6 characters");
  await password.fill("123456");
  await expect(page.getByRole("button", SIGN_IN)).toBeEnabled();
});

test("wrong credentials are rejected and the inputs keep their values", async ({ page, watch }) => {
  watch.expectConsole(/status of 401/);
  const unknownUser = newPerson();
  await logIn(page, unknownUser);
  await expect(toast(page, "Failed to sign in. Please check your credentials.")).toBeVisible();
  await expect(fieldsOf(page).email).toHaveValue(unknownUser.email);
  await expect(fieldsOf(page).password).toHaveValue(unknownUser.password);
  await expect(page.getByRole("button", SIGN_IN)).toBeEnabled();
  await expectMessage(fieldsOf(page).password, "Wrong email or password.");
});

test("an unverified address leads to a new link", async ({ page, watch }) => {
  watch.expectConsole(/status of 403/);
  const maya = newPerson();
  await signUp(page, maya);
  await page.evaluate(() => sessionStorage.clear());
  await logIn(page, maya);
  await expect(toast(page, "Please verify your email address before signing in.")).toBeVisible();
  await page.getByRole("link", { name: "Verify email" }).click();
  await expect(page.getByText(maya.email)).toBeVisible();
});

test("while submitting, the button shows it, keeps its size and is disabled", async ({ page, watch }) => {
  watch.expectConsole(/status of 401/);
  let calls = 0;
  const release = Promise.withResolvers<void>();
  await page.route("**/api/auth/sign-in/email", async (route) => {
    calls += 1;
    await release.promise;
    await route.fallback();
  });
  await page.goto("/login");
  const before = await page.getByRole("button", SIGN_IN).boundingBox();
  await logIn(page, newPerson());
  const busy = page.getByRole("button", { name: "Signing in..." });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(toast(page, "Signing in...")).toBeVisible();
  expect(await busy.boundingBox()).toEqual(before);
  await busy.click({ force: true });
  await page.keyboard.press("Enter");
  release.resolve();
  await expect(page.getByRole("button", SIGN_IN)).toBeEnabled();
  expect(calls).toBe(1);
});

test("an invalid verification link explains what to do", async ({ page }) => {
  await page.goto("/api/auth/verify-email?token=nonsense");
  await expect(page).toHaveURL("/login?verification=invalid");
  await expect(page.getByText("This verification link does not work.")).toBeVisible();
});

test("without scripts, the password does not end up in the URL", async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("form")).toHaveAttribute("method", "post");
});
