import { expect } from "../support/browser/browser-test.ts";
import { productTest as test } from "../support/browser/product-test.ts";

/** A mail server that does not respond. */
test.use({ settings: { SMTP_URL: "smtp://127.0.0.1:9" } });

test("with a mail server no page requests or mentions the outbox", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/verify-email");
  await expect(page.getByRole("button", { name: "Resend Verification Email" })).toBeEnabled();
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("unknown@halden.example");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("unknown@halden.example").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested).not.toContain("/outbox");
  await expect(page.getByRole("link", { name: "Open the outbox" })).toHaveCount(0);
});
