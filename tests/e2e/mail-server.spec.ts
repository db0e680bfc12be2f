import { expect, test as base } from "../support/browser/browser-test.ts";
import { startProduct, type Product } from "../support/processes/product.ts";

/** A product with a mail server configured (where nothing listens). */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct({ env: { SMTP_URL: "smtp://127.0.0.1:9" } });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

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
