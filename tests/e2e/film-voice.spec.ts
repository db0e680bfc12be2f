import { expectAccessible } from "../support/browser/accessibility.ts";
import { browserLaunch } from "../support/browser/browser.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { createScript, openFilm } from "../support/browser/film.ts";

const launch = await browserLaunch(process.env);

/** The browser's own test device beeps once a second. */
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

test("an owner records scenes, listens, keeps and removes takes", async ({ page, signIn }) => {
  await signIn({ tier: "growth" });
  const id = await createScript(page.request);
  await openFilm(page, id);
  await page.getByText("My voice", { exact: true }).click();
  await expect(page.getByText("0 of 3 scenes recorded")).toBeVisible();
  await page.getByRole("button", { name: "Record your voice" }).click();
  const dialog = page.getByRole("dialog", { name: "Record your voice" });
  const words = await page.getByLabel("Voice-over").inputValue();
  await expect(dialog.getByText(words)).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Record", exact: true }).click();
  await expect(dialog.getByRole("meter", { name: "Level" })).toBeVisible();
  // The device beeps at least once in this time of the recording.
  await expect(dialog.getByText(/^0:02 \//)).toBeVisible();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await expect(dialog.getByText(/ s are kept$/)).toBeVisible();
  await dialog.getByRole("slider", { name: "End of the take" }).fill("1");
  await expect(dialog.getByText(/^[01]\.\d s are kept$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Listen" }).click();
  const question = page.getByRole("alertdialog", { name: "Drop this take?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await dialog.getByRole("button", { name: "Scene 2" }).click();
  await question.getByRole("button", { name: "Go back" }).click();
  await expect(dialog.getByText(/^[01]\.\d s are kept$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Keep this take" }).click();
  await expect(dialog.getByText("Kept", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Record again" }).click();
  await expect(dialog.getByRole("meter", { name: "Level" })).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Drop the take" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 of 3 scenes recorded")).toBeVisible();

  await page.reload();
  await expect(page.getByText("1 of 3 scenes recorded")).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Record your voice" }).click();
  await dialog.getByRole("button", { name: "Remove recording" }).click();
  await expect(dialog.getByText("Kept", { exact: true })).toBeHidden();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});
