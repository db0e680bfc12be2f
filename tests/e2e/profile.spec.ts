import type { Page } from "@playwright/test";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { PASSWORD } from "../support/browser/person.ts";
import { expectMessage, linkInMail, logIn, toast } from "../support/browser/account-forms.ts";

async function openProfile(page: Page): Promise<void> {
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile Settings" })).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeVisible();
}

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
const userBlock = (page: Page) => page.getByRole("complementary").getByRole("link", { name: /@/ });
const dialog = (page: Page) => page.getByRole("alertdialog");

test("avatar, name and password can be changed; errors are shown at their fields and the inputs keep their values", async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 400|ERR_INTERNET_DISCONNECTED/);
  await signIn();
  await openProfile(page);
  await expect(page.getByLabel("Email")).toBeDisabled();

  await choose(page, "notes.txt", "text/plain", Buffer.from("words"));
  await expect(toast(page, "Please upload an image file")).toBeVisible();
  await choose(page, "large.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(toast(page, "Image size should be less than 5MB")).toBeVisible();
  await choose(page, "broken.png", "image/png", (await picture()).subarray(0, 100));
  await expect(toast(page, "This image cannot be read. Please try another one.")).toBeVisible();
  await choose(page, "me.png", "image/png", await picture());
  await expect(toast(page, "Avatar updated successfully!")).toBeVisible();
  const shown = userBlock(page).locator("img");
  await expect(shown).toHaveJSProperty("naturalWidth", 512);
  await page.reload();
  await expect(page.getByRole("img", { name: "Your avatar" })).toHaveJSProperty("naturalWidth", 512);
  await page.getByRole("button", { name: "Remove Avatar" }).click();
  await expect(toast(page, "Avatar removed successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Avatar" })).toBeFocused();
  await expect(shown).toHaveCount(0);

  const name = page.getByLabel("Full Name");
  const save = page.getByRole("button", { name: "Save Changes" });
  await name.fill("");
  await expectMessage(name, "Full name is required");
  await expect(save).toBeDisabled();
  await name.fill("Grace Hopper");
  await context.setOffline(true);
  await save.click();
  await expect(
    toast(page, "We could not reach the server. Check your connection and try again."),
  ).toBeVisible();
  await expect(name).toHaveValue("Grace Hopper");
  await context.setOffline(false);
  await save.click();
  await expect(toast(page, "Profile updated successfully!")).toBeVisible();
  await expect(userBlock(page)).toContainText("Grace Hopper");

  const current = page.getByLabel("Current Password");
  const next = page.getByLabel("New Password");
  const confirm = page.getByLabel("Confirm Password");
  const change = page.getByRole("button", { name: "Change Password" });
  await current.fill("not the one");
  await next.fill("a better one");
  await confirm.fill("a better on");
  await expectMessage(confirm, "Passwords must match");
  await expect(change).toBeDisabled();
  await confirm.fill("a better one");
  await change.click();
  await expectMessage(current, "This is not your current password");
  await expect(next).toHaveValue("a better one");
  await current.fill(PASSWORD);
  await change.click();
  await expect(toast(page, "Password updated successfully!")).toBeVisible();
  await expect(next).toHaveValue("");
});

test("a server error no longer disables the button once its field changes", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 400/);
  await signIn();
  await openProfile(page);
  await page.getByRole("main").getByRole("button", { name: "Delete my account" }).click();
  await dialog(page).getByLabel("Type DELETE to confirm").fill("DELETE");
  const password = dialog(page).getByLabel("Current Password");
  await password.fill("not the one");
  const confirm = dialog(page).getByRole("button", { name: "Delete my account" });
  await confirm.click();
  await expectMessage(password, "This is not your current password");
  await expect(confirm).toBeDisabled();
  // In one task, before the asynchronous validation of the new value.
  const disabled = await password.evaluate(async (field) => {
    const button = field.closest("[role=alertdialog]")?.querySelector<HTMLButtonElement>("[type=submit]");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "another");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    return button?.disabled;
  });
  expect(disabled).toBe(false);
});

test("other sessions can be ended, all data downloaded, and the account deleted", async ({
  page,
  browser,
  signIn,
  watch,
  baseURL,
}) => {
  watch.expectConsole(/status of 40[01]/);
  const person = await signIn();
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

test("the page, its errors and its dialog are accessible and fit in both themes", async ({
  page,
  signIn,
}) => {
  await signIn();
  await openProfile(page);
  await page.getByLabel("Full Name").fill("");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Confirm password is required")).toBeVisible();
  await expectFitsThemes(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole("main").getByRole("button", { name: "Delete my account" }).click();
  await dialog(page).getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog(page).getByText("Please type DELETE")).toBeVisible();
  await expectAccessibleThemes(page);
});

test("a kind of mail is switched off and stays off", async ({ page, signIn }) => {
  await signIn();
  await openProfile(page);
  const mails = page.getByRole("list", { name: "Mails" });
  const results = mails.getByRole("checkbox", { name: "Results worth a look" });
  await expect(mails.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expect(results).toHaveAccessibleDescription(/winner/);
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/mails") && response.request().method() === "PATCH",
  );
  await results.uncheck();
  await saved;
  await page.reload();
  await expect(results).not.toBeChecked();
  await expect(mails.getByRole("checkbox", { checked: true })).toHaveCount(2);
});
