import type { Page } from "@playwright/test";
import { problemCopy } from "#core/problems.copy.ts";
import { paletteCopy } from "#core/palette.copy.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectMessage, fieldsOf, toast } from "../support/browser/account-forms.ts";
import { holdCode } from "../support/browser/hold-code.ts";

/** Times of the first paint and of the first script request, in ms since the navigation. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    fetched: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
  }));

test("a form is painted before its code is loaded, and earlier inputs and clicks are kept", async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto("/login", { waitUntil: "commit" });
  const { email, password } = fieldsOf(page);
  await email.fill("maya");
  await password.fill("12345");
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  release();
  await expectMessage(password, "Password must be at least 6 characters");
  await expect(toast(page, "Please enter a valid email address")).toBeVisible();
  await expect(email).toHaveValue("maya");
  await expect(password).toHaveValue("12345");
  await expect(password).toHaveAttribute("type", "text");
  const { painted, fetched } = await timesOf(page);
  expect(fetched).toBeGreaterThan(painted);
});

test("a form that waits for its code shows a notice and is submitted once the code arrives", async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.clock.install();
  await page.goto("/login", { waitUntil: "commit" });
  const notice = page.getByRole("alert").filter({ hasText: problemCopy.stillLoading });
  await fieldsOf(page).email.fill("maya");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(notice).toBeHidden();
  await page.clock.fastForward(6000);
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link", { name: problemCopy.reload })).toHaveJSProperty("href", page.url());
  release();
  await expect(toast(page, "Please enter a valid email address")).toBeVisible();
  await expect(notice).toBeHidden();
});

test("a link clicked early navigates without a new document", async ({ page }) => {
  const release = await holdCode(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/login");
  release();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeFocused();
});

test("a dashboard page shows its title, a spinner and its buttons before its code", async ({
  page,
  signIn,
}) => {
  await signIn();
  const release = await holdCode(page);
  await page.goto("/dashboard/text-ads", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  const current = page.getByRole("navigation").getByRole("link", { name: "Text Ads" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: paletteCopy.open }).click();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByLabel("Company Name")).toBeAttached();
  const { painted, fetched } = await timesOf(page);
  expect(fetched).toBeGreaterThan(painted);
});
