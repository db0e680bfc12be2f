import type { Page } from "@playwright/test";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, internetTest as test, serveShop, SITE } from "../support/browser/internet-test.ts";
import { page as html } from "../support/websites/site-parts.ts";

test.describe.configure({ mode: "serial" });

test.beforeAll(({ internet }) => serveShop(internet));

async function openReader(page: Page): Promise<void> {
  await page.goto("/dashboard/brand");
  await page.getByRole("button", { name: "Read from my website" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Read from my website" })).toBeVisible();
}

async function readSite(page: Page, address: string): Promise<void> {
  await page.getByLabel("Address of your website").fill(address);
  await page.keyboard.press("Enter");
}

test("a website is read, proposals are taken field by field and taken back", async ({ page, signIn }) => {
  await signIn();
  await openReader(page);
  await expect(page.getByText("10 readings an hour, 10 left.")).toBeVisible();
  await expectAccessibleThemes(page);
  await readSite(page, SITE);
  await expect(page.getByRole("heading", { name: "Proposals" })).toBeVisible();
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await expect(row("Name")).toContainText("New brand");
  await expect(row("Name")).toContainText("JSON-LD, Store");
  await expect(row("Primary color")).toContainText("#1E7A46");
  await expect(row("Typefaces")).toContainText("Nearest to Lora");
  await expect(row("Starter trio")).toContainText("$49.00");

  await page.getByRole("button", { name: "Take Name", exact: true }).click();
  const undo = page.getByRole("button", { name: "Undo Name", exact: true });
  await expect(undo).toBeFocused();
  await expect(page.getByText("1 of", { exact: false })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("button", { name: "Take Name", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Take Name", exact: true }).click();
  await expect(undo).toBeVisible();

  await page.getByRole("button", { name: /^Take the \d+ that fill empty fields$/ }).click();
  await expect(page.getByRole("button", { name: /^Take the/ })).toBeHidden();
  await page.getByRole("button", { name: "Undo Accent color" }).click();
  await expect(page.getByRole("button", { name: "Take Accent color" })).toBeVisible();
  await expectAccessibleThemes(page);
  // The click above has scrolled a row partly below the top bar.
  await page.evaluate("scrollTo(0, 0)");
  await expectFitsThemes(page);

  await page.getByRole("link", { name: "Done" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Fern & Fable");
  await expect(page.getByLabel("Primary", { exact: true })).toHaveValue(/^#1e7a46$/i);
  await page.getByRole("link", { name: /Products/ }).click();
  await expect(page.getByText("Starter trio").first()).toBeVisible();

  // The proposals are kept; accepted ones now equal the brand's values.
  await page.goto("/dashboard/brand/read");
  await expect(row("Name")).toContainText("Same as yours");
  await expect(page.getByRole("button", { name: "Take Accent color" })).toBeVisible();
});

test("an address that cannot be read says why, and another one can be entered", async ({ page, signIn }) => {
  await signIn();
  await openReader(page);
  await readSite(page, "http://127.0.0.1/");
  await expect(page.getByRole("alert")).toHaveText(
    "Only public addresses can be read, such as https://example.com.",
  );
  await expect(page.getByLabel("Address of your website")).toHaveValue("http://127.0.0.1/");
  await expectAccessibleThemes(page);
  await readSite(page, SITE);
  await expect(page.getByRole("heading", { name: "Proposals" })).toBeVisible();
});

test("Stop keeps the proposals so far", async ({ page, signIn, internet }) => {
  internet.serve("93.184.215.15", (request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    if (request.url !== "/") return undefined;
    return response
      .setHeader("content-type", "text/html")
      .end(html({ title: "Slow shop", body: '<a href="/about">About</a>' }));
  });
  await signIn();
  await openReader(page);
  await readSite(page, "http://93.184.215.15/");
  await expect(page.getByText("Slow shop")).toBeVisible();
  await expect(page.getByText("In progress")).toBeVisible();
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
  await page.getByRole("button", { name: "Stop reading" }).click();
  await expect(page.getByRole("heading", { name: "Proposals" })).toBeVisible();
  await page.getByRole("button", { name: "Read another address" }).click();
  await expect(page.getByLabel("Address of your website")).toBeVisible();
});
