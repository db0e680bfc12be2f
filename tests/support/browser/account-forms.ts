import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";
import type { Person } from "./person.ts";

/**
 * Inputs of the account forms in browser tests, by label. The labels are in
 * `core/account/*.copy.ts`.
 */
export function fieldsOf(page: Page) {
  return {
    fullName: page.getByLabel("Full Name"),
    email: page.getByLabel("Email"),
    password: page.getByLabel("Password", { exact: true }),
    confirmPassword: page.getByLabel("Confirm Password"),
  };
}

/**
 * Expects a message as the accessible description of a control, in browser tests; the words are in
 * `messages.ts` and `*.copy.ts` of `core`.
 */
export async function expectMessage(control: Locator, message: string): Promise<void> {
  await expect(control).toHaveAccessibleDescription(message);
}

/**
 * A toast with exactly this text, in browser tests; the words are in `*toasts.ts` and `*.copy.ts`
 * of `core`.
 */
export function toast(page: Page, words: string): Locator {
  return page.getByRole("region", { name: /notifications/i }).getByText(words, { exact: true });
}

/**
 * Fills the form of `/signup` without submitting it, in browser tests; the inputs are found by
 * `fieldsOf`.
 */
export async function fillSignUp(page: Page, { name, email, password }: Person): Promise<void> {
  const fields = fieldsOf(page);
  await fields.fullName.fill(name);
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.confirmPassword.fill(password);
}

/**
 * Signs up through the form at `/signup` in browser tests and screenshots; ends on the page that
 * asks to verify the address. It finds the button by its words in `core/account/signup.copy.ts`.
 */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL("/verify-email");
}

/**
 * Submits the form of `/login` in browser tests and screenshots; does not wait for the result. It
 * finds the button by its words in `core/account/login.copy.ts`.
 */
export async function logIn(page: Page, { email, password }: Omit<Person, "name">): Promise<void> {
  await page.goto("/login");
  const fields = fieldsOf(page);
  await fields.email.fill(email);
  await fields.password.fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/**
 * Opens the newest mail to an address on the outbox page, in browser tests and screenshots, and
 * returns the target of its link; throws if it has none. Waits for the mail. Subjects are in
 * `core/account/mails.copy.ts`.
 */
export async function linkInMail(page: Page, email: string, subject: RegExp): Promise<string> {
  const mail = page.getByRole("link").filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto("/outbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const href = await page.getByRole("link", { name: "Open the link" }).first().getAttribute("href");
  if (href === null) throw new Error("The mail has no link.");
  return href;
}

/**
 * Matches the subject of the verification mail (`core/account/mails.copy.ts`), for `linkInMail`.
 */
export const VERIFY_MAIL = /verify/i;
/**
 * Matches the subject of the mail to reset a password (`core/account/mails.copy.ts`), for
 * `linkInMail`.
 */
export const RESET_MAIL = /reset/i;

/**
 * Signs up (`signUp`) and opens the link of the mail in the same browser (`linkInMail`), in browser
 * tests and screenshots; ends signed in on the dashboard.
 */
export async function signUpAndVerify(page: Page, person: Person): Promise<void> {
  await signUp(page, person);
  await page.goto(await linkInMail(page, person.email, VERIFY_MAIL));
  await expect(page).toHaveURL("/dashboard");
}

/**
 * Signs out in a browser test with the button "Sign Out" (`core/shell.copy.ts`) and waits for the
 * landing page.
 */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
}
