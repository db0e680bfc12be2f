import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import {
  expectMessage,
  linkInMail,
  logIn,
  newPerson,
  PASSWORD,
  signUpAndVerify,
  toast,
} from "../support/visitor.ts";

test.describe.configure({ timeout: 60_000 });

async function openProfile(page: Page): Promise<void> {
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile Settings" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeVisible();
}

const dialog = (page: Page) => page.getByRole("alertdialog");

test("sessions end elsewhere, all data comes as one file, and an account goes for good", async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.expectConsole(/status of 40[01]/);
  const person = newPerson();
  await signUpAndVerify(page, person);
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await logIn(await elsewhere.newPage(), person);
  await expect(elsewhere.pages()[0]!).toHaveURL("/dashboard");

  await openProfile(page);
  const places = page.getByRole("list", { name: "Where you are signed in" }).getByRole("listitem");
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText("This device");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(toast(page, "Signed out everywhere else")).toBeVisible();
  await expect(places).toHaveCount(1);
  await elsewhere.pages()[0]!.goto("/dashboard/profile");
  await expect(elsewhere.pages()[0]!).toHaveURL("/");
  await elsewhere.close();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all my data" }).click();
  expect((await downloading).suggestedFilename()).toBe("adloom-my-data.zip");

  const open = page.getByRole("main").getByRole("button", { name: "Delete my account" });
  await open.click();
  const confirm = dialog(page).getByRole("button", { name: "Delete my account" });
  await confirm.click();
  await expectMessage(dialog(page).getByLabel("Type DELETE to confirm"), "Please type DELETE");
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await open.click();
  await dialog(page).getByLabel("Type DELETE to confirm").fill("DELETE");
  const password = dialog(page).getByLabel("Current Password");
  await password.fill("not the one");
  await confirm.click();
  await expectMessage(password, "This is not your current password");
  await password.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("Your account is deleted");
  await dialog(page).getByRole("button", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL("/");
  await linkInMail(page, person.email, /deleted/);
  await logIn(page, person);
  await expect(toast(page, "Failed to sign in. Please check your credentials.")).toBeVisible();
});
