import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { buildComponentPage, openComponentPage } from "../support/browser/component-page.ts";
import { toast } from "../support/browser/account-forms.ts";

let files: Awaited<ReturnType<typeof buildComponentPage>>;
test.beforeAll(async () => {
  files = await buildComponentPage("tests/e2e/components/picker-page.tsx");
});
test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openComponentPage(page, files);
});

const group = (page: Page) => page.getByRole("group", { name: "Images" });
const tiles = (page: Page) => group(page).getByRole("img");

const image = async (name: string, size = {}) => ({
  name,
  mimeType: "image/png",
  buffer: await picture(size),
});

async function choose(page: Page, ...names: string[]): Promise<void> {
  const chosen = await Promise.all(names.map((name) => image(name)));
  await page.getByLabel("Add images").setInputFiles(chosen);
}

async function sent(page: Page) {
  const text = await page.getByRole("status", { name: "Sent" }).textContent();
  return JSON.parse(text ?? "") as { images: string[]; logo?: string; uploading: boolean };
}

/** Passes a file to the page like another program: dropped on an element, or pasted. */
async function hand(
  page: Page,
  event: "drop" | "paste",
  target: string,
  file: Awaited<ReturnType<typeof image>>,
) {
  const parts = { event, target, name: file.name, type: file.mimeType, bytes: [...file.buffer] };
  await page.evaluate(({ event, target, name, type, bytes }) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], name, { type }));
    const init = { bubbles: true, cancelable: true };
    const given =
      event === "paste"
        ? new ClipboardEvent("paste", { ...init, clipboardData: data })
        : new DragEvent("drop", { ...init, dataTransfer: data });
    document.querySelector(target)!.dispatchEvent(given);
  }, parts);
}

test("images are added and removed one by one, and an unfinished form survives a reload", async ({
  page,
}) => {
  await choose(page, "lamp.png", "shelf.png");
  await expect(toast(page, "Images uploaded successfully")).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);
  await expect(group(page)).toContainText("2 of 5");
  const { images } = await sent(page);
  expect(images).toHaveLength(2);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  expect((await sent(page)).images).toEqual(images);
  await page.getByRole("button", { name: "Remove lamp.png" }).click();
  await expect(toast(page, "Image removed")).toBeVisible();
  await expect(page.getByLabel("Add images")).toBeFocused();
  await page.reload();
  await expect(tiles(page)).toHaveCount(1);
  expect((await sent(page)).images).toEqual(images.slice(1));
});

test("the sixth image and invalid files are rejected with the specified messages", async ({ page }) => {
  await choose(page, "a.png", "b.png", "c.png");
  await expect(toast(page, "Images uploaded successfully")).toBeVisible();
  await choose(page, "d.png", "e.png", "f.png");
  await expect(toast(page, "Maximum 5 images allowed")).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
  await page
    .getByLabel("Add images")
    .setInputFiles({ name: "x.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(toast(page, "Please upload an image file (JPEG, PNG or WebP)")).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);
});

test("the server's reason is shown for a file that only looks like an image", async ({ page, watch }) => {
  watch.expectConsole(/400 \(Bad Request\)/);
  await page
    .getByLabel("Add images")
    .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("no image") });
  await expect(toast(page, "Please upload an image file (JPEG, PNG or WebP)")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
});

test("images can be dropped and pasted; pasted text stays text", async ({ page }) => {
  await hand(page, "drop", "[role=group] ul", await image("dropped.png"));
  await expect(tiles(page)).toHaveCount(1);
  await hand(page, "paste", "input", await image("pasted.png"));
  await expect(tiles(page)).toHaveCount(2);
  await expect.poll(async () => (await sent(page)).images.length).toBe(2);
});

test("one image is the logo, also after a reload", async ({ page }) => {
  await choose(page, "product.png", "mark.png");
  await expect.poll(async () => (await sent(page)).images.length).toBe(2);
  await page.getByRole("button", { name: "product.png is the logo" }).click();
  await page.getByRole("button", { name: "mark.png is the logo" }).click();
  const { images, logo } = await sent(page);
  expect(logo).toBe(images[1]);
  await page.reload();
  await expect(page.getByRole("button", { name: "mark.png is the logo" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "product.png is the logo" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("an upload that the server no longer has is silently removed", async ({ page, watch }) => {
  watch.expectConsole(/404 \(Not Found\)/);
  await choose(page, "lamp.png");
  await expect.poll(async () => (await sent(page)).images.length).toBe(1);
  const { images } = await sent(page);
  await page.request.delete(`/api/uploads/${images[0]}`);
  await page.reload();
  await expect(tiles(page)).toHaveCount(0);
});

test("after a network failure one click sends the image again", async ({ page, watch }) => {
  watch.expectConsole(/ERR_CONNECTION_RESET/);
  await page.route("**/api/uploads", (route) => route.abort("connectionreset"), { times: 1 });
  await choose(page, "lamp.png");
  await expect(toast(page, "Failed to upload image. Please try again.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(toast(page, "Images uploaded successfully")).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
});

test("a photo over 10 MB is scaled down before the upload and accepted", async ({ page }) => {
  const large = await picture({ format: "jpeg", width: 6000, height: 4000 });
  // File size of a photo, which a plain image does not have.
  const buffer = Buffer.concat([large, Buffer.alloc(11_000_000)]);
  await page.getByLabel("Add images").setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer });
  await expect.poll(async () => (await sent(page)).images.length).toBe(1);
  // The tile shows a preview; the URL without a width is the stored image.
  const kept = await tiles(page).evaluate(async ({ src }: HTMLImageElement) => {
    const file = await fetch(src.replace(/\?.*$/, ""));
    const { width, height } = await createImageBitmap(await file.blob());
    return [width, height];
  });
  expect(kept).toEqual([2560, 1707]);
});

test("the picker is accessible", async ({ page }) => {
  await choose(page, "lamp.png", "shelf.png");
  await expect(toast(page, "Images uploaded successfully")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include("[role=group]").analyze();
  expect(violations).toEqual([]);
});
