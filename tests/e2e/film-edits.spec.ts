import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { createScript, openFilm, pictureOf } from "../support/browser/film.ts";

const position = (page: Page) => page.getByRole("slider", { name: "Position" });
const text = (page: Page) => page.getByRole("textbox", { name: "On-screen text" });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

let id: string;

test.beforeEach(async ({ page, signIn }) => {
  await signIn({ tier: "growth" });
  id = await createScript(page.request);
});

test("edits are drawn, undone, saved and still there after a reload", async ({ page }) => {
  await openFilm(page, id);
  const original = await text(page).inputValue();
  const drawn = await pictureOf(page);
  await text(page).fill("A desk without green");
  await saved(page);
  await expect.poll(() => pictureOf(page)).not.toBe(drawn);
  await page.getByLabel("Music").selectOption("playful");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue(original);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(text(page)).toHaveValue("A desk without green");
  await saved(page);
  await page.reload();
  await expect(text(page)).toHaveValue("A desk without green", { timeout: 20_000 });
  await expect(page.getByRole("img", { name: /A desk without green/ })).toBeVisible();
});

test("a scene gets another picture, movement and transition, and the film another cover", async ({
  page,
}) => {
  await openFilm(page, id);
  const choice = page.getByRole("radiogroup", { name: "Picture of scene 1" });
  await expect(choice.getByRole("radio", { name: "No picture" })).toBeChecked();
  const movement = page.getByLabel("Movement");
  await expect(movement).toBeDisabled();
  const drawn = await pictureOf(page);
  const add = page.getByLabel("Add picture");
  await add.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(page.getByText("Please upload an image file (JPEG, PNG or WebP)")).toBeVisible();
  await add.setInputFiles("assets/samples/plant.jpg");
  await expect(choice.getByRole("radio", { name: "Picture 1" })).toBeChecked();
  await expect.poll(() => pictureOf(page)).not.toBe(drawn);
  await movement.selectOption("Slowly closer");
  await page.getByLabel("Transition to scene 2").selectOption("Dissolve");
  await page.getByRole("button", { name: "Next scene" }).last().click();
  await expect(page.getByLabel("Transition to scene 3")).toHaveValue("film");
  await page.getByRole("button", { name: "Next scene" }).last().click();
  await expect(page.getByLabel(/^Transition to/)).toBeHidden();
  await expect(page.getByText("The beginning")).toBeVisible();
  await position(page).fill("7");
  await page.getByRole("button", { name: "Use this moment" }).click();
  await expect(page.getByText("At 0:07")).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByText("At 0:07")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("radio", { name: "Picture 1" })).toBeChecked();
  await expect(movement).toHaveValue("closer");
  await expect(page.getByLabel("Transition to scene 2")).toHaveValue("dissolve");
});

test("an invalid address has a message at its field, and no text is lost", async ({ page }) => {
  await openFilm(page, id);
  const address = page.getByLabel("Address on the last picture");
  await address.fill("not an address");
  await expect(address).toHaveAccessibleDescription(/Enter the address/);
  await expect(page.getByText("Some fields are not saved yet")).toBeVisible();
  await address.fill("fern.example");
  await saved(page);
});

test("without a connection the edits stay and are saved later", async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await openFilm(page, id);
  await context.setOffline(true);
  await text(page).fill("Offline words");
  await expect(page.getByText("Not saved. Your text is still here.")).toBeVisible();
  await expect(text(page)).toHaveValue("Offline words");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await saved(page);
});
