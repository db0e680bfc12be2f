import { expect, visitorTest as test } from "../support/browser/browser-test.ts";
import { newPerson } from "../support/browser/person.ts";
import {
  expectMessage,
  fieldsOf,
  fillSignUp,
  signOut,
  signUpAndVerify,
  toast,
} from "../support/browser/account-forms.ts";

const CREATE = { name: "Create Account" } as const;

test("fields are validated on each change", async ({ page }) => {
  await page.goto("/signup");
  const { fullName, email, password, confirmPassword } = fieldsOf(page);
  const submit = page.getByRole("button", CREATE);

  await fullName.fill("M");
  await expectMessage(fullName, "Full name must be at least 2 characters");
  await expect(submit).toBeDisabled();
  await fullName.fill("");
  await expectMessage(fullName, "Full name is required");
  await fullName.fill("x".repeat(101));
  await expectMessage(fullName, "Full name must be at most 100 characters");
  await fullName.fill("Maya Okafor");
  await expect(submit).toBeEnabled();

  await email.fill("maya@halden");
  await expectMessage(email, "Please enter a valid email address");
  await email.fill("maya@halden.example");

  await password.fill("short");
  await expectMessage(password, "Password must be at least 6 characters");
  await password.fill("eveninglight");
  await confirmPassword.fill("evening");
  await expectMessage(confirmPassword, "Passwords must match");
  await expect(submit).toBeDisabled();
  await confirmPassword.fill("eveninglight");
  await expect(submit).toBeEnabled();
  // A change of the password validates the confirmation again.
  await password.fill("morninglight");
  await expectMessage(confirmPassword, "Passwords must match");
});

test("submitting the empty form shows what is missing and focuses the first field", async ({ page }) => {
  await page.goto("/signup");
  const { fullName, email, password, confirmPassword } = fieldsOf(page);
  await page.getByRole("button", CREATE).click();
  await expect(toast(page, "Please check the form for errors")).toBeVisible();
  await expectMessage(fullName, "Full name is required");
  await expectMessage(email, "Email is required");
  await expectMessage(password, "Password is required");
  await expectMessage(confirmPassword, "Please confirm your password");
  await expect(fullName).toBeFocused();
  await expect(page.getByRole("button", CREATE)).toBeDisabled();
});

test("Enter at the same time as the last letter of the confirmation submits the form", async ({ page }) => {
  const maya = newPerson();
  await page.goto("/signup");
  await fillSignUp(page, maya);
  const { confirmPassword } = fieldsOf(page);
  await confirmPassword.press("Backspace");
  await expectMessage(confirmPassword, "Passwords must match");
  await expect(page.getByRole("button", CREATE)).toBeDisabled();
  // The page is still processing the letter when Enter arrives, so the button is disabled.
  await confirmPassword.evaluate((field) => {
    field.addEventListener("input", () => {
      for (const end = performance.now() + 300; performance.now() < end;);
    });
  });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  const { keyboard } = page;
  const letter = maya.password.at(-1) ?? "";
  await Promise.all([keyboard.press(letter), keyboard.press("Enter"), keyboard.press("Enter")]);
  await expect(page).toHaveURL("/verify-email");
  expect(sent).toEqual(["/api/auth/sign-up/email"]);
});

test("server errors are shown at the field, and the inputs keep their values", async ({ page, watch }) => {
  // 401: requests of the overview in flight at the sign-out.
  watch.expectConsole(/status of 4(00|01|22)/);
  const maya = newPerson();
  await signUpAndVerify(page, maya);
  await signOut(page);

  await page.goto("/signup");
  await fillSignUp(page, maya);
  await page.keyboard.press("Enter");
  const taken = "This email is already registered. Please try signing in instead.";
  await expect(toast(page, taken)).toBeVisible();
  const { fullName, email, password, confirmPassword } = fieldsOf(page);
  await expectMessage(email, taken);
  await expect(email).toBeFocused();
  await expect(page.getByRole("button", CREATE)).toBeDisabled();
  await expect(fullName).toHaveValue(maya.name);
  await expect(password).toHaveValue(maya.password);

  await email.fill(newPerson().email);
  await password.fill("password");
  await confirmPassword.fill("password");
  await expect(page.getByRole("button", CREATE)).toBeEnabled();
  await page.keyboard.press("Enter");
  await expectMessage(
    password,
    "Password is too weak. Please include a mix of letters, numbers, and special characters.",
  );
});

test("without a network the form shows it, keeps its values and can be submitted again", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const maya = newPerson();
  await page.goto("/signup");
  await page.getByRole("button", CREATE).click();
  await expect(toast(page, "Please check the form for errors")).toBeVisible();
  await fillSignUp(page, maya);
  await context.setOffline(true);
  await page.getByRole("button", CREATE).click();
  await expect(
    toast(page, "We could not reach the server. Check your connection and try again."),
  ).toBeVisible();
  await expect(fieldsOf(page).password).toHaveValue(maya.password);
  await context.setOffline(false);
  await page.getByRole("button", CREATE).click();
  await expect(page).toHaveURL("/verify-email");
});

test("a page that lost its network before any input recovers", async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const maya = newPerson();
  await page.goto("/signup");
  await expect(page.getByRole("button", CREATE)).toBeEnabled();
  await context.setOffline(true);
  await fillSignUp(page, maya);
  await page.getByRole("button", CREATE).click();
  await expect(page.getByRole("button", CREATE)).toBeEnabled();
  await expect(fieldsOf(page).password).toHaveValue(maya.password);
});
