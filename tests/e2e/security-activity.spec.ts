import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectFitsThemes } from "../support/browser/accessibility.ts";
import { PASSWORD, type Person } from "../support/browser/person.ts";
import { logIn, toast } from "../support/browser/account-forms.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Security activity" }).getByRole("listitem");

/** A wrong and a correct sign-in on another device. */
async function signInElsewhere(browser: Browser, baseURL: string, person: Person) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await logIn(page, { ...person, password: "a wrong password" });
  await expect(toast(page, "Failed to sign in. Please check your credentials.")).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL("/dashboard");
  return context;
}

test("security activity lists what happened, and leads to the password and the sessions", async ({
  page,
  browser,
  signIn,
  watch,
  baseURL,
}) => {
  watch.expectConsole(/status of 401/);
  const person = await signIn();
  const elsewhere = await signInElsewhere(browser, baseURL ?? "", person);
  await page.goto("/dashboard/profile");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Signed in with your password");
  await expect(rows(page).first()).toContainText("New device");
  await expect(rows(page).first()).toContainText(/Chrome on \w+, address (127\.0\.0\.1|::1)/);
  await expect(rows(page).nth(1)).toContainText("Sign-in refused, wrong password");
  await expectFitsThemes(page);

  await page.getByRole("link", { name: "See where you are signed in" }).click();
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeInViewport();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(rows(page).first()).toContainText("Signed out everywhere else (1)");
  await page.getByRole("link", { name: "Change password" }).click();
  const current = page.getByLabel("Current Password");
  await expect(current).toBeInViewport();
  await current.fill(PASSWORD);
  await page.getByLabel("New Password", { exact: true }).fill("a better one");
  await page.getByLabel("Confirm").fill("a better one");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(rows(page).first()).toContainText("Password changed");
  await page.getByLabel("Full Name").fill("Grace Hopper");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(rows(page).first()).toContainText("Name changed");
  await elsewhere.close();
});
