import type { Page } from "@playwright/test";
import { linkInMail, logIn, signUp, VERIFY_MAIL } from "../../tests/support/browser/account-forms.ts";
import { notification, submitEmpty } from "./actions.ts";
import type { State } from "./state.ts";

/** Each address is used once, because mails to it are rate-limited. */
let counter = 1;

async function signUpAnew(page: Page): Promise<void> {
  await signUp(page, {
    name: "Ida Lund",
    email: `ida${counter++}@halden.example`,
    password: "eveninglight",
  });
}

/** The link in another browser, after a wrong password. */
async function giveWrongPassword(page: Page): Promise<void> {
  const person = { name: "Ida Lund", email: `ida${counter++}@halden.example`, password: "eveninglight" };
  await signUp(page, person);
  const link = await linkInMail(page, person.email, VERIFY_MAIL);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill("morninglight");
  await page.getByRole("button", { name: "Verify and Sign In" }).click();
  await notification(page).first().waitFor();
}

async function logInWrongly(page: Page): Promise<void> {
  await logIn(page, { email: "unknown@halden.example", password: "eveninglight" });
  await notification(page).first().waitFor();
}

async function askForReset(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(`unknown${counter++}@halden.example`);
  await page.getByRole("button", { name: "Reset Password" }).click();
  await notification(page).first().waitFor();
}

/** The demo at its end. */
async function endOfDemo(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
}

/** States that `npm run screenshots` photographs without an account. */
export const visitorStates: readonly State[] = [
  { name: "landing", path: "/", act: endOfDemo },
  { name: "login", path: "/login" },
  { name: "login-errors", path: "/login", act: submitEmpty },
  { name: "login-refused", path: "/login", act: logInWrongly },
  { name: "signup", path: "/signup" },
  { name: "signup-errors", path: "/signup", act: submitEmpty },
  { name: "verify-email", path: "/verify-email" },
  { name: "verify-email-sent", path: "/signup", act: signUpAnew },
  { name: "verify-link", path: "/verify-email/confirm?token=sample" },
  { name: "verify-link-wrong", path: "/signup", act: giveWrongPassword },
  { name: "verify-link-stale", path: "/verify-email/confirm" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "forgot-password-sent", path: "/forgot-password", act: askForReset },
  { name: "reset-password", path: "/reset-password?token=sample" },
  { name: "reset-password-stale", path: "/reset-password" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
  { name: "api-docs", path: "/api/docs" },
];
