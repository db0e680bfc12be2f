import type { Browser, Page } from "@playwright/test";
import { expect, visitorTest as test } from "../support/browser/browser-test.ts";
import { newPerson, type Person } from "../support/browser/person.ts";
import {
  expectMessage,
  fieldsOf,
  linkInMail,
  logIn,
  signOut,
  signUp,
  toast,
  VERIFY_MAIL,
} from "../support/browser/account-forms.ts";

const VERIFY = { name: "Verify and Sign In" } as const;
const FORM = /\/verify-email\/confirm\?token=/;

/** A page of another browser, without the cookies of the one that signed up. */
const openElsewhere = (browser: Browser, baseURL: string | undefined) =>
  browser.newPage({ ...(baseURL !== undefined && { baseURL }) });

/** Signs up and resolves to the mailed link; ends on the page that asks to verify the address. */
async function signUpForLink(page: Page, person: Person): Promise<string> {
  await signUp(page, person);
  const link = await linkInMail(page, person.email, VERIFY_MAIL);
  await page.goto("/verify-email");
  return link;
}

test("in another browser, the link asks for the password, keeps a wrong one and signs in with the right one", async ({
  page,
  browser,
  baseURL,
}) => {
  const maya = newPerson();
  const link = await signUpForLink(page, maya);
  const elsewhere = await openElsewhere(browser, baseURL);
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(FORM);
  await expect(elsewhere.getByRole("heading", { name: "Verify with your password" })).toBeVisible();
  const { password } = fieldsOf(elsewhere);

  await elsewhere.getByRole("button", VERIFY).click();
  await expectMessage(password, "Password is required");
  await expect(elsewhere.getByRole("button", VERIFY)).toBeDisabled();

  await password.fill("morninglight");
  await elsewhere.getByRole("button", VERIFY).click();
  const wrong = "This is not the password of this sign-up. 4 tries are left.";
  await expect(toast(elsewhere, wrong)).toBeVisible();
  await expectMessage(password, wrong);
  await expect(password).toHaveValue("morninglight");
  await expect(password).toBeFocused();

  await password.fill(maya.password);
  await elsewhere.keyboard.press("Enter");
  await expect(toast(elsewhere, "Successfully signed in!")).toBeVisible();
  await expect(elsewhere).toHaveURL("/dashboard");
  await expect(elsewhere.getByText(maya.name).filter({ visible: true })).toBeVisible();

  // A second click is harmless: it redirects signed-in users, and shows others that the address is
  // verified.
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL("/dashboard");
  await page.goto(link);
  await expect(page).toHaveURL("/login?verified=1");
  await expect(page.getByText("Your email is verified. Sign in to continue.")).toBeVisible();
  await elsewhere.close();
});

test("after five wrong passwords the page states that the link is invalid, and what to do", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/status of 40[03]/);
  const maya = newPerson();
  const link = await signUpForLink(page, maya);
  await context.clearCookies();
  await page.goto(link);
  await expect(page).toHaveURL(FORM);
  const { password } = fieldsOf(page);
  const lefts = ["4 tries are left.", "3 tries are left.", "2 tries are left.", "One try is left."];
  for (const [count, left] of lefts.entries()) {
    await password.fill(`wrong guess ${count}`);
    await page.keyboard.press("Enter");
    await expectMessage(password, `This is not the password of this sign-up. ${left}`);
  }
  await password.fill("wrong guess 5");
  await page.keyboard.press("Enter");
  await expectMessage(
    password,
    "This is not the password of this sign-up. That was try 5 of 5, so this link no longer works.",
  );
  await password.fill(maya.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");

  // The password is right, so a new link is offered, which signs in here.
  await logIn(page, maya);
  await page.getByRole("link", { name: "Verify email" }).click();
  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  await expect(toast(page, "Verification email has been resent. Please check your inbox.")).toBeVisible();
  await expect(async () => {
    const newest = await linkInMail(page, maya.email, VERIFY_MAIL);
    expect(newest).not.toBe(link);
    await page.goto(newest);
  }).toPass();
  await expect(page).toHaveURL("/dashboard");
});

test("an attacker's sign-up with the same address never becomes the owner's account", async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectConsole(/status of 40[01]/);
  const owner = newPerson();
  const ownersLink = await signUpForLink(page, owner);
  const elsewhere = await openElsewhere(browser, baseURL);
  const stranger = { ...owner, name: "Not Maya", password: "strangerspassword" };
  await signUp(elsewhere, stranger);
  let strangersLink = ownersLink;
  await expect(async () => {
    strangersLink = await linkInMail(elsewhere, owner.email, VERIFY_MAIL);
    expect(strangersLink).not.toBe(ownersLink);
  }).toPass();
  await elsewhere.close();

  // The newest mail in the owner's inbox is the attacker's.
  await page.goto(strangersLink);
  await expect(page).toHaveURL(FORM);
  await fieldsOf(page).password.fill(owner.password);
  await page.keyboard.press("Enter");
  await expectMessage(fieldsOf(page).password, "This is not the password of this sign-up. 4 tries are left.");

  await page.goto(ownersLink);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText(owner.name).filter({ visible: true })).toBeVisible();
  await signOut(page);
  await logIn(page, stranger);
  await expect(toast(page, "Failed to sign in. Please check your credentials.")).toBeVisible();
});

test("without a network the form shows it, keeps the password and can be submitted again", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const maya = newPerson();
  const link = await signUpForLink(page, maya);
  await context.clearCookies();
  await page.goto(link);
  const { password } = fieldsOf(page);
  await page.getByRole("button", VERIFY).click();
  await expect(toast(page, "Password is required")).toBeVisible();
  await password.fill(maya.password);
  await expect(page.getByRole("button", VERIFY)).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole("button", VERIFY).click();
  await expect(
    toast(page, "We could not reach the server. Check your connection and try again."),
  ).toBeVisible();
  await expect(password).toHaveValue(maya.password);
  await context.setOffline(false);
  await page.getByRole("button", VERIFY).click();
  await expect(page).toHaveURL("/dashboard");
});
