import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessibleThemes, expectFitsThemes } from "../support/browser/accessibility.ts";
import { toast } from "../support/browser/account-forms.ts";

const KEY_MESSAGE = "A cordless lamp that dims to warm light as the sun sets.";
const CALL = "See it at halden.example";

async function openTool(page: Page): Promise<void> {
  await page.goto("/dashboard/video-ads");
  await expect(page.getByRole("heading", { level: 1, name: "Video Ad Script" })).toBeVisible();
}

async function fillBrief(page: Page, product = "Dusk Lamp"): Promise<void> {
  await page.getByLabel("Company Name").fill("Halden");
  await page.getByLabel("Product/Service Name").fill(product);
  await page.getByLabel("Key Message").fill(KEY_MESSAGE);
  await page.getByLabel("Call to Action").fill(CALL);
}

const generate = (page: Page) => page.getByRole("button", { name: "Generate Script" });
const scenes = (page: Page) => page.getByRole("list", { name: "Generated Script" }).locator("> li");
const history = (page: Page) =>
  page.getByRole("table", { name: "Earlier video scripts" }).locator("tbody tr");
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function generateScript(page: Page, product?: string): Promise<void> {
  await fillBrief(page, product);
  await generate(page).click();
  // The storyboard is rendered as well, in parallel with other tests.
  await expect(toast(page, "Video script generated successfully!")).toBeVisible({ timeout: 20_000 });
  await expect(scenes(page)).toHaveCount(3);
}

test.describe("on the free plan", () => {
  test("the tool shows the costs before the form is filled in", async ({ page, signIn, watch }) => {
    watch.expectConsole(/402/);
    await signIn();
    await openTool(page);
    await expect(page.getByText("Your plan does not include video ads yet.")).toBeVisible();
    await expect(
      page.getByText("10 video ads a month come with Growth Starter for $19.99 a month."),
    ).toBeVisible();
    await expect(page.getByText("0 of 0 used in this billing period")).toBeVisible();
    await expect(page.getByRole("link", { name: "See plans" }).first()).toHaveAttribute(
      "href",
      "/dashboard/billing#plans",
    );
    await fillBrief(page);
    await generate(page).click();
    await expect(toast(page, "Your plan does not include video ads yet.")).toBeVisible();
    await expect(page.getByLabel("Key Message")).toHaveValue(KEY_MESSAGE);
  });
});

test.describe("on a plan with video ads", () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn({ tier: "growth" });
    await openTool(page);
  });

  test("a brief becomes a script of three scenes, copied one by one and as a whole", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await expect(
      page.getByText(
        'Fill out the form and click "Generate Script" to see your AI-generated video ad script here.',
      ),
    ).toBeVisible();
    await expect(page.getByText("0 of 10 used in this billing period")).toBeVisible();
    await page.getByText("15 s", { exact: true }).click();
    await generateScript(page);
    await expect(scenes(page).nth(0)).toContainText("0:00 - 0:05");
    await expect(scenes(page).nth(2)).toContainText("0:10 - 0:15");
    await expect(scenes(page).nth(0)).toContainText(/Voice-over: \d+ words, 2\.[3-6] a second/);
    await expect(page.getByText(/^\d+ words spoken in 15 seconds · Made by Adloom studio$/)).toBeVisible();
    await expect(page.getByText("1 of 10 used in this billing period")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Open the storyboard of scene \d$/ })).toHaveCount(3);

    await scenes(page).nth(1).getByRole("button", { name: "Copy Scene" }).click();
    await expect(toast(page, "Script copied to clipboard!")).toBeVisible();
    expect(await clipboard(page)).toMatch(
      /^Scene 2 \(0:05 - 0:10\)\nVisual: .+(?:\n {2}.+)*\nVoice-over: .+/,
    );
    await page.getByRole("button", { name: "Copy whole script" }).first().click();
    await expect.poll(() => clipboard(page)).toContain("Scene 3 (0:10 - 0:15)");
    const whole = await clipboard(page);
    expect(whole).toContain(KEY_MESSAGE);
    expect(whole).toContain(CALL);
  });

  test("without required fields nothing is sent and the fields show why", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByLabel("Company Name").fill("Halden");
    await page.getByLabel("Product/Service Name").fill("  ");
    await generate(page).click();
    await expect(toast(page, "Please fill out all required fields")).toBeVisible();
    for (const label of ["Product/Service Name", "Key Message"]) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription("Please fill out all required fields");
    }
    await expect(page.getByLabel("Company Name")).toHaveValue("Halden");
    expect(calls).not.toContain("POST /api/generations");
  });

  test("style, duration and texts survive a reload, and so does the script", async ({ page }) => {
    await page.getByLabel("Style").selectOption("Testimonial");
    await page.getByText("60 s", { exact: true }).click();
    await generateScript(page);
    await expect(page.getByText("Film a real customer.")).toBeVisible();
    const first = await scenes(page).first().locator("dd").first().textContent();
    await page.reload();
    await expect(page.getByLabel("Style")).toHaveValue("testimonial");
    await expect(page.getByLabel("60 s")).toBeChecked();
    await expect(page.getByLabel("Key Message")).toHaveValue(KEY_MESSAGE);
    await expect(scenes(page).first()).toContainText(first ?? "?");
  });

  test("the script can be downloaded as text, captions and a shot list", async ({ page, context }) => {
    await generateScript(page);
    const save = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name }).click(),
      ]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
    };
    const script = await save("Script (TXT)");
    expect(script.name).toBe("Halden-Dusk-Lamp-script.txt");
    expect(script.text).toContain("Scene 3 (0:20 - 0:30)");
    const captions = await save("Captions (SRT)");
    expect(captions.name).toBe("Halden-Dusk-Lamp-captions.srt");
    expect(captions.text).toMatch(/^1\n00:00:00,000 --> /);
    const [sheet] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Shot list (print)" }).click(),
    ]);
    await expect(sheet.getByRole("heading", { level: 2 })).toHaveCount(3);
    const widths = await sheet
      .locator("img")
      .evaluateAll((images) =>
        Promise.all(
          images.map(
            async (image) => (
              await (image as HTMLImageElement).decode(),
              (image as HTMLImageElement).naturalWidth
            ),
          ),
        ),
      );
    expect(widths).toEqual([1080, 1080, 1080]);
    expect(await sheet.locator("h1").evaluate((heading) => getComputedStyle(heading).fontSize)).toBe("24px");
  });

  test("earlier scripts can be reopened, repeated and deleted with undo", async ({ page }) => {
    await page.getByText("90 s", { exact: true }).click();
    await generateScript(page, "Dusk Lamp");
    await page.getByText("30 s", { exact: true }).click();
    await generateScript(page, "Dawn Lamp");
    await expect(scenes(page).last()).toContainText("0:20 - 0:30");
    await expect(history(page)).toHaveCount(2);
    await expect(history(page).last()).toContainText("90 s, storytelling");
    await history(page).last().getByRole("button", { name: "Open" }).click();
    await expect(scenes(page).last()).toContainText("1:00 - 1:30");
    await history(page).last().getByRole("button", { name: "Repeat with the same input" }).click();
    await expect(history(page)).toHaveCount(3);
    await expect(page.getByLabel("90 s")).toBeChecked();
    await history(page).last().getByRole("button", { name: "Delete" }).click();
    await expect(history(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(history(page)).toHaveCount(3);
  });

  test("the tool is accessible and fits in both themes", async ({ page }) => {
    await expect(generate(page)).toBeVisible();
    await expectAccessibleThemes(page);
    await generateScript(page);
    await expectFitsThemes(page);
  });
});
