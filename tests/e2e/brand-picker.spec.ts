import type { Page } from "@playwright/test";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test } from "../support/browser/browser-test.ts";

/** Creates a brand with a product over the API of the signed-in page. */
async function makeBrand(page: Page): Promise<void> {
  await page.goto("/dashboard/text-ads");
  const headers = { origin: new URL(page.url()).origin };
  const send = async (path: string, data: object) =>
    (await (await page.request.post(`/api${path}`, { data, headers })).json()) as { id: string };
  const file = { name: "a.png", mimeType: "image/png", buffer: await picture() };
  const upload = await page.request.post("/api/uploads", { multipart: { file }, headers });
  const { id: image } = (await upload.json()) as { id: string };
  const brand = await send("/brands", {
    name: "Fern & Fable",
    colors: { primary: "#1e7a46" },
    voice: "casual",
    wordsToAvoid: ["cheap"],
  });
  await send(`/brands/${brand.id}/products`, {
    name: "Monthly Plant",
    description: "One houseplant a month.",
    audience: "City renters",
    price: 24,
    images: [image],
  });
}

const picker = (page: Page) => page.getByRole("button", { name: /Fills in what Adloom already knows/ });
const choose = (page: Page, name: RegExp) => page.getByRole("option", { name }).click();

test("a brand fills in empty fields only, and a typed field can be put back", async ({ page, signIn }) => {
  await signIn();
  await makeBrand(page);
  await page.reload();
  const audience = page.getByRole("textbox", { name: "Target Audience" });
  await audience.fill("My own audience");
  await picker(page).click();
  await expectAccessibleThemes(page);
  await page.getByLabel("Find a brand or product").fill("month");
  await choose(page, /Monthly Plant/);
  await expect(page.getByLabel("Company Name")).toHaveValue("Fern & Fable");
  await expect(page.getByLabel("Product/Service Name")).toHaveValue("Monthly Plant");
  await expect(page.getByLabel("Key Message")).toHaveValue("One houseplant a month.\n24 USD.");
  await expect(page.getByLabel("Additional Details")).toHaveValue("Avoid cheap.");
  await expect(audience).toHaveValue("My own audience");
  await expect(page.getByText("4 fields filled in, 1 changed by you.")).toBeVisible();
  await page.getByRole("button", { name: "Put back the brand’s Target Audience" }).click();
  await expect(audience).toHaveValue("City renters");
  await expectFitsThemes(page);
  await page.reload();
  await expect(page.getByText("5 fields filled in.")).toBeVisible();
  await page.getByRole("button", { name: "Empty them again" }).click();
  await expect(page.getByLabel("Company Name")).toHaveValue("");
  await expect(picker(page)).toBeVisible();
});

test("image ads and packages take color, voice and pictures from the brand", async ({ page, signIn }) => {
  await signIn();
  await makeBrand(page);
  await page.goto("/dashboard/full-package");
  await picker(page).click();
  await choose(page, /Monthly Plant/);
  await expect(page.getByLabel("Brand Voice")).toHaveValue("casual");
  await expect(page.getByLabel("Primary Color")).toHaveValue("#1e7a46");
  await expect(page.getByAltText("Product picture")).toBeVisible();
});

test("a brief is kept as a brand", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard/text-ads");
  await picker(page).click();
  await expect(page.getByText("No brand yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
  await page.getByLabel("Key Message").fill("Dims as the sun sets.");
  await page.getByRole("button", { name: "Keep this as your brand" }).click();
  await expect(page.getByText("Halden is now your brand")).toBeVisible();
  await page.goto("/dashboard/brand/products");
  await expect(page.getByLabel("Product/Service Name")).toHaveValue("Dusk Lamp");
  await expect(page.getByLabel("Description")).toHaveValue("Dims as the sun sets.");
});
