import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes, expectWidths } from "../support/browser/accessibility.ts";
import { PASSWORD, type Person } from "../support/browser/person.ts";
import { addVirtualAuthenticator } from "../support/browser/virtual-authenticator.ts";
import { expectMessage, fieldsOf, logIn, signOut, toast } from "../support/browser/account-forms.ts";
import { holdCode } from "../support/browser/hold-code.ts";
import { totpAt } from "../support/totp.ts";

const STEP = 30_000;
const dialog = (page: Page) => page.getByRole("alertdialog");
const section = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openProfile(page: Page): Promise<void> {
  await page.goto("/dashboard/profile");
  await expect(section(page).getByText(/^(On|Off)$/)).toBeVisible();
}

/** Confirms the open dialog with the password. */
async function confirm(page: Page, name: string, password = PASSWORD): Promise<void> {
  await dialog(page).getByLabel("Current Password").fill(password);
  await dialog(page).getByRole("button", { name, exact: true }).click();
}

/** Reads the new recovery codes and closes their dialog. */
async function saveCodes(page: Page): Promise<string[]> {
  const list = dialog(page).getByRole("list", { name: "Recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const codes = await list.getByRole("listitem").allTextContents();
  await dialog(page).getByRole("button", { name: "I have saved them" }).click();
  await expect(dialog(page)).toHaveCount(0);
  return codes;
}

async function addPasskey(page: Page, name: string): Promise<string[]> {
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await dialog(page).getByLabel("Name").fill(name);
  await confirm(page, "Continue");
  return saveCodes(page);
}

/** Sets an authenticator app up and returns its key. */
async function addApp(page: Page): Promise<string> {
  await section(page).getByRole("button", { name: "Set up an app" }).click();
  await confirm(page, "Continue");
  await expect(dialog(page).getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const key = (await dialog(page).locator("code").innerText()).replaceAll(" ", "");
  await dialog(page).getByLabel("Code from the app").fill(totpAt(key, Date.now()));
  await dialog(page).getByRole("button", { name: "Turn on" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
  return key;
}

/** Signs out and enters the password again; ends on the page of the second step. */
async function startSignIn(page: Page, person: Person): Promise<void> {
  await signOut(page);
  await logIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Confirm that it is you" })).toBeVisible();
}

test("a passkey is added, signs in without a password, confirms a password, and is removed", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 40[01]/);
  const authenticator = await addVirtualAuthenticator(page);
  const person = await signIn();
  await openProfile(page);
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await expect(dialog(page)).toContainText("signs you out everywhere else");
  await confirm(page, "Continue", "not the one");
  await expectMessage(dialog(page).getByLabel("Current Password"), "This is not your current password");
  expect(await authenticator.countPasskeys()).toBe(0);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();

  await addPasskey(page, "Test laptop");
  expect(await authenticator.countPasskeys()).toBe(1);
  await expect(section(page).getByRole("listitem")).toContainText("Test laptop");
  await expect(section(page).getByText("10 of 10 codes left")).toBeVisible();

  await signOut(page);
  await page.goto("/login");
  await button(page, "Use a passkey").click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Successfully signed in!")).toBeVisible();

  await authenticator.setAutomatic(false);
  await startSignIn(page, person);
  await authenticator.setAutomatic(true);
  await button(page, "Continue with a passkey").click();
  await expect(page).toHaveURL("/dashboard");

  await openProfile(page);
  await expect(section(page).getByRole("listitem")).toContainText("last used");
  await section(page).getByRole("button", { name: "Remove the passkey Test laptop" }).click();
  await expect(dialog(page)).toContainText("two-step sign-in is then off");
  await confirm(page, "Remove");
  await expect(toast(page, "Passkey removed")).toBeVisible();
  await expect(section(page).getByText("Off", { exact: true })).toBeVisible();
  await expect(section(page).getByRole("button", { name: "Add a passkey" })).toBeFocused();

  await signOut(page);
  await page.goto("/login");
  await button(page, "Use a passkey").click();
  await expect(toast(page, "This passkey could not be confirmed. Please try again.")).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL("/dashboard");
});

test("the email field suggests passkeys if the browser supports it", async ({ page, signIn }) => {
  await addVirtualAuthenticator(page);
  await signIn();
  await openProfile(page);
  await addPasskey(page, "Test laptop");
  await signOut(page);
  await page.goto("/login");
  await expect(fieldsOf(page).email).toHaveAttribute("autocomplete", "email webauthn");
  await fieldsOf(page).email.click();
  await expect(page).toHaveURL("/dashboard");
});

test("passkeys are suggested for an email field that was focused before hydration", async ({
  page,
  signIn,
}) => {
  await addVirtualAuthenticator(page);
  await signIn();
  await openProfile(page);
  await addPasskey(page, "Test laptop");
  await signOut(page);
  const release = await holdCode(page);
  await page.goto("/login", { waitUntil: "commit" });
  await fieldsOf(page).email.click();
  release();
  await expect(page).toHaveURL("/dashboard");
});

test("suggestions that are late do not close the passkey dialog", async ({ page }) => {
  const authenticator = await addVirtualAuthenticator(page);
  await authenticator.setAutomatic(false);
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    PublicKeyCredential.isConditionalMediationAvailable = () => promise;
    addEventListener("test:suggest", () => resolve(true));
  });
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/passkeys/sign-in/options")) requests.push(request.method());
  });
  await page.goto("/login");
  await fieldsOf(page).email.focus();
  await button(page, "Use a passkey").click();
  await expect.poll(() => requests).toEqual(["POST"]);
  await page.evaluate(async () => {
    dispatchEvent(new Event("test:suggest"));
    await fetch("/login");
  });
  expect(requests).toEqual(["POST"]);
});

test("a closed passkey dialog leaves the form as it was", async ({ page, watch }) => {
  watch.expectConsole(/NotAllowedError/);
  const authenticator = await addVirtualAuthenticator(page);
  await authenticator.setUserVerified(false);
  await page.goto("/login");
  await fieldsOf(page).email.fill("maya@halden.example");
  await button(page, "Use a passkey").click();
  await expect(toast(page, "The passkey was not confirmed. Please try again.")).toBeVisible();
  await expect(fieldsOf(page).email).toHaveValue("maya@halden.example");
  await expect(button(page, "Use a passkey")).toBeEnabled();
});

test("an authenticator app asks for its code, a recovery code replaces it, and both can be renewed", async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 40[01]/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = await signIn();
  await openProfile(page);
  const key = await addApp(page);
  await dialog(page).getByRole("button", { name: "Copy the codes" }).click();
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("adloom-recovery-codes.txt");
  const codes = await saveCodes(page);
  expect(copied.split("\n")).toEqual(codes);

  await startSignIn(page, person);
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await code.fill("12345");
  await expectMessage(code, "The code has six digits");
  await code.fill("000000");
  await button(page, "Confirm").click();
  await expectMessage(code, "This code is not right or was used before. 4 tries left.");
  await code.fill(totpAt(key, Date.now() + STEP));
  await code.press("Enter");
  await expect(page).toHaveURL("/dashboard");

  await startSignIn(page, person);
  await button(page, "Use a recovery code").click();
  const recovery = page.getByLabel("Recovery code");
  await expect(recovery).toBeFocused();
  await recovery.fill(codes[0]!.toLowerCase());
  await button(page, "Confirm").click();
  await expect(page).toHaveURL("/dashboard");

  await openProfile(page);
  await expect(section(page).getByText("9 of 10 codes left")).toBeVisible();
  await section(page).getByRole("button", { name: "Create new codes" }).click();
  await confirm(page, "Create new codes");
  const renewed = await saveCodes(page);
  expect(renewed).not.toContain(codes[1]);
  await expect(section(page).getByText("10 of 10 codes left")).toBeVisible();

  await section(page).getByRole("button", { name: "Remove the authenticator app" }).click();
  await confirm(page, "Remove");
  await expect(toast(page, "Authenticator app removed")).toBeVisible();
  await expect(section(page).getByRole("button", { name: "Set up an app" })).toBeFocused();
});

test("after five wrong codes the sign-in starts again", async ({ page, signIn, watch }) => {
  watch.expectConsole(/status of 40[01]/);
  const person = await signIn();
  await openProfile(page);
  await addApp(page);
  await saveCodes(page);
  await startSignIn(page, person);
  for (let tries = 0; tries < 5; tries++) {
    const sent = page.waitForResponse("**/api/auth/totp/sign-in");
    await page.getByLabel("Code from your authenticator app").fill(`00000${tries}`);
    await button(page, "Confirm").click();
    await sent;
  }
  await expect(toast(page, "Too many wrong codes. Please sign in again.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
});

test("every state fits phones, tablets and desktops, in both themes, and is accessible", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 401/);
  const authenticator = await addVirtualAuthenticator(page);
  const person = await signIn();
  await openProfile(page);
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await expectDialogFits(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await section(page).getByRole("button", { name: "Set up an app" }).click();
  await confirm(page, "Continue");
  await expect(dialog(page).getByRole("img")).toBeVisible();
  await expectDialogFits(page);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await confirm(page, "Continue");
  await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
  await expectDialogFits(page);
  await saveCodes(page);
  // Without the toast.
  await openProfile(page);
  await expectFitsThemes(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
  await page.goto("/login");
  await expectFitsThemes(page);
  // Without a touch, so that the suggestions of the email field do not sign in at once.
  await authenticator.setAutomatic(false);
  await logIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Confirm that it is you" })).toBeVisible();
  await expectFitsThemes(page);
  await button(page, "Use a recovery code").click();
  await expectFitsThemes(page);
});

/** An open dialog is accessible, and fits a phone. */
async function expectDialogFits(page: Page): Promise<void> {
  await expectAccessibleThemes(page);
  await expectWidths(page, [390, 1440]);
}
