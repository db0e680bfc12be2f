import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { fieldsOf, toast } from "../support/browser/account-forms.ts";

const FAILED_REQUESTS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;
const banner = (page: Page) =>
  page.getByRole("status").filter({ hasText: /You are offline\.|is not responding\./ });
const ads = (page: Page) => page.getByRole("list", { name: "Generated Ads" }).locator("> li");

test("without a network the dashboard shows it, keeps the inputs and recovers", async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUESTS);
  await signIn();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Text Ads" }).first().click();
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
  // The code of every page has been loaded.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await expect(banner(page)).toContainText("You are offline.");
  await expect(page.getByText("nothing can be sent right now")).toBeVisible();
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(toast(page, "Failed to generate ads. Please try again.")).toBeVisible();
  await expectAccessible(page);
  // Other pages still open and keep their inputs.
  await page.getByRole("link", { name: "Video Ads" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Video Ad Script" })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Product/Service Name")).toHaveValue("Dusk Lamp");
  await context.setOffline(false);
  await expect(toast(page, "Connected again.")).toBeVisible();
  await expect(banner(page)).toBeHidden();

  // The server is unreachable: the pages stay and the user stays signed in.
  await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(banner(page)).toContainText("The server is not responding.");
  await page.reload();
  await expect(page.getByRole("heading", { name: "We cannot reach the server" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/**");
  await expect(page.getByLabel("Product/Service Name")).toHaveValue("Dusk Lamp");
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(ads(page)).toHaveCount(3);
});

test("a page that crashes leaves the dashboard usable and shows details to report", async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.expectConsole(/./);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/dashboard/text-ads?show=00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start a new one" }).click();
  await expect(page.getByText('Fill out the form and click "Generate Ads"')).toBeVisible();

  const broken = {
    items: [{ id: "x", kind: "text", status: "completed", input: null, output: null }],
    nextCursor: null,
  };
  await page.route("**/api/generations?kind=text", (route) => route.fulfill({ json: broken }));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "This page stopped working" })).toBeFocused();
  await expect(page).toHaveTitle(/This page stopped working/);
  await expectAccessible(page);
  const reference = await page.locator("code").textContent();
  await page.getByRole("button", { name: "Copy details" }).click();
  await expect(toast(page, "Details copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(reference);
  // Other pages work, and so does this one after a retry.
  await page.getByRole("link", { name: "Billing & Usage" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Billing & Usage" })).toBeFocused();
  await page.unroute("**/api/generations?kind=text");
  await page.goBack();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Text Ads" })).toBeVisible();
});

test("form schemas that failed to load are loaded again without a reload", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUESTS);
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  const fields = fieldsOf(page);
  await context.setOffline(true);
  await fields.email.fill("unknown");
  const submit = page.getByRole("button", { name: "Sign In" });
  await submit.click();
  await expect(submit).not.toHaveAttribute("aria-busy");
  await context.setOffline(false);
  await submit.click();
  await expect(fields.email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(fields.email).toHaveValue("unknown");
});

test("parts that cannot be loaded leave the form usable and are loaded later", async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUESTS);
  watch.expectConsole(/Failed to fetch dynamically imported module/);
  await signIn();
  await page.goto("/dashboard/text-ads");
  // From the API: the page's own code has been loaded and runs.
  await expect(page.getByText("Ads you generate are stored here")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("Key Message").fill("Cures cancer in 3 days.");
  await expect(banner(page)).toContainText("You are offline.");
  const picker = page.getByRole("button", { name: /Fills in what Adloom already knows/ });
  await picker.click();
  await expect(page.getByRole("heading", { level: 1, name: "Text Ads" })).toBeVisible();
  await expect(picker).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByLabel("Key Message")).toHaveValue("Cures cancer in 3 days.");
  await context.setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: /remarks? on this text/ })).toBeAttached();
  await expect(toast(page, "This could not be opened. Check your connection and try again.")).toBeVisible();
  await picker.click();
  await expect(page.getByRole("dialog", { name: "Brand and product" })).toBeVisible();
});

test("after a new release replaced the code, the page reloads once and keeps the draft", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(FAILED_REQUESTS);
  const loaded = new Set<string>();
  page.on("request", (request) => loaded.add(request.url()));
  await signIn();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Text Ads" }).first().click();
  await page.getByLabel("Company Name").fill("Halden");
  // The page already has its code; the search is loaded later.
  const had = new Set(loaded);
  await page.route("**/assets/*.js*", (route) =>
    had.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  // The response of the next release at the same URL.
  await page.route("**/dashboard/text-ads", (route) =>
    route.request().resourceType() === "fetch" ? route.fulfill({ body: "Another page" }) : route.continue(),
  );
  const again = page.waitForEvent("load");
  await page.keyboard.press("Control+k");
  await again;
  await expect(page.getByLabel("Company Name")).toHaveValue("Halden");
  await page.keyboard.press("Control+k");
  await expect(toast(page, "This could not be opened. Check your connection and try again.")).toBeVisible();
  await expect(page.getByLabel("Company Name")).toHaveValue("Halden");
});
