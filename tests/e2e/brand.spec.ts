import type { Locator, Page } from "@playwright/test";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expectMessage, toast } from "../support/browser/account-forms.ts";
import { expect, test } from "../support/browser/browser-test.ts";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#1e7a46"/></svg>';

const saved = (page: Page) =>
  expect(page.getByRole("status").getByText("Saved", { exact: true })).toBeVisible();

async function makeBrand(page: Page): Promise<void> {
  await page.goto("/dashboard/brand");
  await page.getByRole("button", { name: "Fill in by hand" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("New brand");
}

const chooseFile = (input: Locator, name: string, mimeType: string, buffer: Buffer) =>
  input.setInputFiles({ name, mimeType, buffer });

test("the kit saves automatically, marks errors and keeps the typed text", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 400/);
  await signIn();
  await makeBrand(page);
  await page.getByLabel("Name", { exact: true }).fill("Fern & Fable");
  await page.getByLabel("Website").fill("fernandfable.example");
  const businessName = page.getByLabel("Business name");
  await businessName.fill("Fern & Fable, the plant shop");
  await expectMessage(businessName, "Business name must be at most 25 characters");
  await expect(businessName).toHaveValue("Fern & Fable, the plant shop");
  await businessName.fill("Fern & Fable");
  await page.getByLabel("Primary", { exact: true }).fill("#1E7A46");
  await expect(page.getByText("White text 5.3 : 1")).toBeVisible();
  await page.getByLabel("Words to avoid").fill("cheap,green thumb,");
  await page.getByRole("radio", { name: /Fredoka/ }).check();
  await page.getByRole("radio", { name: "Bold", exact: true }).check({ force: true });
  await page.getByLabel("Brand voice").selectOption("casual");
  await chooseFile(
    page.getByLabel("Add logo: On light ground"),
    "logo.svg",
    "image/svg+xml",
    Buffer.from(SVG),
  );
  await expect(page.getByAltText("Logo: On light ground")).toHaveJSProperty("complete", true);
  await saved(page);
  await expect(page.getByAltText("Square ad of Fern & Fable")).toHaveJSProperty("naturalWidth", 1080);

  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Fern & Fable");
  await expect(page.getByLabel("Website")).toHaveValue("https://fernandfable.example");
  await expect(page.getByLabel("Primary", { exact: true })).toHaveValue("#1e7a46");
  await expect(page.getByRole("button", { name: "Remove green thumb" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Fredoka/ })).toBeChecked();

  await page.getByRole("button", { name: "Remove logo: On light ground" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByAltText("Logo: On light ground")).toBeVisible();
  await saved(page);
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
});

test("two tabs that change the same field see both texts", async ({ page, context, signIn, watch }) => {
  watch.expectConsole(/status of 409/);
  await signIn();
  await makeBrand(page);
  const other = await context.newPage();
  await other.goto("/dashboard/brand");
  await other.getByLabel("Name", { exact: true }).fill("Theirs");
  await saved(other);
  await page.getByLabel("Website").fill("halden.example");
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  await expect(page.getByText("It now says “Theirs”.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Mine");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await saved(page);
  await other.reload();
  await expect(other.getByLabel("Name", { exact: true })).toHaveValue("Mine");
  await expect(other.getByLabel("Website")).toHaveValue("https://halden.example");
});

test("products have price facts and pictures, and a deleted one comes back", async ({
  page,
  signIn,
  watch,
}) => {
  watch.expectConsole(/status of 400/);
  await signIn();
  await makeBrand(page);
  await page.getByRole("link", { name: /^Products/ }).click();
  await page.getByRole("button", { name: "Add product" }).click();
  await page.getByLabel("Product/Service Name").fill("Monthly Plant");
  await page.getByLabel("Key Features").fill("Already potted\nPeat-free soil");
  const was = page.getByLabel("Was", { exact: true });
  await page.getByLabel("Now", { exact: true }).fill("24,50");
  await was.fill("20");
  await expectMessage(was, "The earlier price must be higher than the price now");
  await was.fill("twenty");
  await expectMessage(was, "Please enter a price such as 24.00");
  await expect(was).toHaveValue("twenty");
  await was.fill("29");
  await page.getByLabel("Offer ends").fill("2099-12-06");
  const pictures = page.getByLabel("Add pictures");
  await chooseFile(pictures, "a.png", "image/png", await picture());
  await expect(page.getByAltText("Picture 1")).toBeVisible();
  await chooseFile(pictures, "b.png", "image/png", await picture({ width: 40 }));
  await expect(page.getByAltText("Picture 2")).toBeVisible();
  const second = await page.getByAltText("Picture 2").getAttribute("src");
  await page.getByRole("button", { name: "Move picture 2 forward" }).click();
  await expect(page.getByAltText("Picture 1")).toHaveAttribute("src", second!);
  await saved(page);

  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Monthly Plant" });
  await expect(row).toContainText("$24.50");
  await expect(row).toContainText("was $29.00");
  await expect(row).toContainText("2 pictures · offer ends Dec 6, 2099");
  await expect(page.getByLabel("Key Features")).toHaveValue("Already potted\nPeat-free soil");
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);

  await page.getByRole("button", { name: "Delete Monthly Plant" }).click();
  await expect(toast(page, "Monthly Plant was deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
});

/** Whether an element is drawn in its lower left corner, which a rounded card cuts off. */
const coversCorner = (element: Locator) =>
  element.evaluate((node) => {
    const { left, bottom } = node.getBoundingClientRect();
    return document.elementFromPoint(left + 0.5, bottom - 0.5) === node;
  });

test("claims show their state and take a link or a file as proof", async ({ page, signIn, watch }) => {
  watch.expectConsole(/status of 400/);
  await signIn();
  await makeBrand(page);
  await page.getByRole("link", { name: /^Claims/ }).click();
  await page.getByRole("button", { name: "Add claim" }).click();
  await expect(page.getByRole("heading", { name: "Claims", exact: true })).toBeVisible();
  const form = page.getByRole("form", { name: "Add claim" });
  expect(await coversCorner(form), "the form covers the rounded corner of its card").toBe(false);
  await page.getByLabel("Claim", { exact: true }).fill("Peat-free soil");
  await page.getByLabel("Link", { exact: true }).fill("not an address");
  await page.getByRole("button", { name: "Save" }).click();
  await expectMessage(
    page.getByLabel("Link", { exact: true }),
    "Please enter a web address such as https://example.com",
  );
  await page.getByLabel("Link", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 without proof")).toBeVisible();
  await page.getByRole("button", { name: "Add proof" }).click();
  await chooseFile(
    page.getByLabel("Choose a file"),
    "Soil.pdf",
    "application/pdf",
    Buffer.from("%PDF-1.7\n"),
  );
  await expect(page.getByText("Soil.pdf")).toBeVisible();
  await page.getByRole("button", { name: "Add proof" }).click();
  await expect(page.getByText("1 proved")).toBeVisible();
  await expect(page.getByRole("link", { name: "Soil.pdf" })).toHaveAttribute("href", /^\/files\//);
  await expectAccessibleThemes(page);
  await expectFitsThemes(page);
});

test("brands are switched, created and deleted in the menu of the page", async ({ page, signIn }) => {
  await signIn();
  await makeBrand(page);
  await page.getByLabel("Name", { exact: true }).fill("Halden");
  await saved(page);
  await page.getByRole("button", { name: "Brand: Halden" }).click();
  // Deleted while its lists are read, the brand would be missing for those requests.
  const lists = ["products", "claims"].map((list) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/${list}`)),
  );
  await page.getByRole("menuitem", { name: "New brand" }).click();
  await expect(page.getByRole("button", { name: "Brand: New brand" })).toBeVisible();
  await Promise.all(lists);
  await page.getByRole("button", { name: "Brand: New brand" }).click();
  await page.getByRole("menuitem", { name: "Delete brand" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete brand" }).click();
  await expect(page.getByRole("button", { name: "Brand: Halden" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "New brand is back")).toBeVisible();
});
