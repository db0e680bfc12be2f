import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/browser/browser-test.ts";
import { toast } from "../support/browser/account-forms.ts";
import { packageCampaign } from "../support/browser/campaign.ts";

const board = (page: Page) => page.getByRole("grid", { name: "Ads by platform and variant" });
/** Letters of the board's variants from left to right. */
const orderOn = (page: Page) =>
  board(page)
    .locator("[data-variant]")
    .evaluateAll((all) => all.map((head) => head.getAttribute("data-variant")).join(""));
/** Returns the order of variants that a request asks the server to store. */
const storedOrder = (request: Request) =>
  request.method() === "PATCH" ? (request.postDataJSON() as { order?: string[] }).order?.join("") : undefined;
const panel = (page: Page) => page.getByRole("region", { name: /variant/ });
const text = (page: Page) => panel(page).getByRole("textbox", { name: "Primary text" });
const saved = (page: Page) =>
  panel(page)
    .getByRole("status")
    .filter({ hasText: /^Saved/ });
const finding = (page: Page, words: string) => panel(page).getByRole("listitem").filter({ hasText: words });

async function openAd(page: Page) {
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  const ad = campaign.ads.find(({ platform, variant }) => platform === "facebook" && variant === "A")!;
  await page.goto(`/dashboard/campaigns/${campaign.id}/ads/${ad.id}`);
  await expect(text(page)).toBeVisible();
  return { campaign, ad };
}

/** Holds saves back until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/ads/*", async (route) => {
    if (route.request().method() === "PATCH") await released;
    await route.continue();
  });
  return () => release();
}

test.beforeEach(async ({ signIn }) => {
  await signIn({ tier: "growth" });
});

test("an address without a scheme is completed when its field is left", async ({ page }) => {
  const { ad } = await openAd(page);
  const address = panel(page).getByLabel("Web address", { exact: true });
  await address.fill("fern.example/monthly");
  await expect(panel(page).getByText("This is not a web address.")).toBeHidden();
  await address.blur();
  await expect(address).toHaveValue("https://fern.example/monthly");
  await expect(panel(page).getByText(ad.key, { exact: true }).last()).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue("https://fern.example/monthly");
  await address.fill("fern");
  await expect(panel(page).getByText("This is not a web address.")).toBeVisible();
});

test("a text is checked before it is saved, and one click corrects it", async ({ page }) => {
  await openAd(page);
  const release = await holdSaves(page);
  await text(page).fill("Potted by hand!! Order today.");
  const repeated = finding(page, "“!!” repeats a mark");
  await expect(repeated).toBeVisible();
  await expect(saved(page)).toBeHidden();
  await repeated.getByRole("button", { name: "Write “!”" }).click();
  await expect(text(page)).toHaveValue("Potted by hand! Order today.");
  await expect(repeated).toBeHidden();
  release();
  await expect(saved(page)).toBeVisible();
});

test("words marked as a name are no longer a finding, in all ads and while typing", async ({ page }) => {
  await openAd(page);
  await text(page).fill("Ask for FERNO in our studio.");
  const capitals = finding(page, "“FERNO” is in capitals");
  await capitals.getByRole("button", { name: "This is a name" }).click();
  await expect(capitals).toBeHidden();
  await text(page).fill("FERNO is back. Ask for WOODO too.");
  await expect(finding(page, "“WOODO” is in capitals")).toBeVisible();
  await expect(capitals).toBeHidden();
});

test("an ignored finding stays hidden while the words stay, and a length cannot be a name", async ({
  page,
}) => {
  await openAd(page);
  await text(page).fill("Potted by hand!!");
  const repeated = finding(page, "“!!” repeats a mark");
  await repeated.getByRole("button", { name: "Ignore here" }).click();
  await expect(repeated).toBeHidden();
  await text(page).fill("Potted by hand!! And GLAZED.");
  await expect(finding(page, "“GLAZED” is in capitals")).toBeVisible();
  await expect(repeated).toBeHidden();
});

test("versions say who changed what, word by word, and a restored one can be undone", async ({ page }) => {
  await openAd(page);
  const first = await text(page).inputValue();
  const second = `${first.trim()} Now with a clay pot.`;
  await text(page).fill(second);
  await text(page).blur();
  await expect(saved(page)).toHaveText(/^Saved \d{1,2}:\d\d [AP]M$/);
  await expect(panel(page)).toContainText("Created by Adloom studio");
  await expect(panel(page)).toContainText("Edited by you");
  await panel(page).getByRole("button", { name: "Compare version 2 with the one before" }).click();
  const added = panel(page).locator("ins");
  await expect(added).toContainText("Now with a clay pot.");
  await expect(added).not.toContainText(first.split(" ")[0]!);
  await panel(page).getByRole("button", { name: "Restore" }).click();
  await expect(text(page)).toHaveValue(first);
  await expect(toast(page, "The version is back")).toBeVisible();
  await page
    .getByRole("region", { name: /notifications/i })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(text(page)).toHaveValue(second);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue(second);
});

test("a variant is moved by drag, by the keys of its grip, and by Alt with an arrow", async ({ page }) => {
  const { campaign } = await openAd(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  const heads = board(page).locator("[data-variant]");
  const order = () => orderOn(page);
  await expect.poll(order).toBe("ABC");
  await expect(heads.first()).toHaveAttribute("draggable", "true");
  await heads
    .nth(0)
    .locator("[data-grip]")
    .dragTo(heads.nth(1), { targetPosition: { x: 200, y: 20 } });
  await expect.poll(order).toBe("BAC");
  await expect(page.getByText("Variant A is now number 2")).toBeAttached();

  const grip = page.getByRole("button", { name: "Move variant A", exact: true });
  await grip.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(order).toBe("BCA");
  await expect(grip).toBeFocused();
  const first = board(page).getByRole("link", { name: /^Facebook B/ });
  await first.focus();
  // The order is shown before it is stored, and a reload would cancel the request.
  const stored = page.waitForResponse((response) => storedOrder(response.request()) === "CBA");
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(order).toBe("CBA");
  await expect(first).toBeFocused();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect.poll(order).toBe("CBA");
});

test("an order that cannot be saved comes back", async ({ page, watch }) => {
  watch.expectConsole(/500/);
  const { campaign } = await openAd(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.route("**/api/campaigns/*", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.getByRole("button", { name: "Move variant A to the right" }).click();
  await expect(toast(page, "The order could not be saved.")).toBeVisible();
  await expect(board(page).locator("[data-variant]").first()).toHaveAttribute("data-variant", "A");
});

test("the description of a picture is saved when its field is left, and shows no picture twice", async ({
  page,
}) => {
  const { ad } = await openAd(page);
  const field = panel(page).getByLabel("Description for screen readers");
  await expect(field).toHaveValue(ad.media!.alt);
  const pictures = panel(page).getByRole("radiogroup", { name: "Picture" }).getByRole("radio");
  const count = await pictures.count();
  await field.fill("A fern in a clay pot on a window sill");
  await field.blur();
  await expect(toast(page, "The description was saved")).toBeVisible();
  await expect(pictures).toHaveCount(count);
  await page.reload();
  await expect(field).toHaveValue("A fern in a clay pot on a window sill");
  await expect(panel(page)).toContainText("Picture changed by you");
});

test("the picture gets other words, a style and a shape", async ({ page }) => {
  await openAd(page);
  await panel(page).getByRole("button", { name: "Change the picture" }).click();
  await expect(panel(page).getByRole("button", { name: "Draw it again" })).toBeDisabled();
  await panel(page).getByLabel("Words in the picture").fill("Potted for you");
  await panel(page).getByLabel("Shape").selectOption("portrait");
  await panel(page).getByRole("button", { name: "Draw it again" }).click();
  await expect(panel(page).getByText("1080 × 1350 px")).toBeVisible({ timeout: 20_000 });
  await panel(page).getByRole("button", { name: "Undo", exact: true }).click();
  await expect(panel(page).getByText("1080 × 1080 px")).toBeVisible();
});

test("texts that could not be written are requested again from their cell and from the panel", async ({
  page,
}) => {
  const { campaign, ad } = await openAd(page);
  let isFailed = true;
  await page.route(`**/api/campaigns/${campaign.id}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as typeof campaign;
    const ads = body.ads.map((other) =>
      isFailed && other.id === ad.id ? { ...other, state: "failed" as const } : other,
    );
    await route.fulfill({ response, json: { ...body, ads } });
  });
  await page.route(`**/api/ads/${ad.id}/rewrite`, async (route) => {
    isFailed = false;
    await route.fulfill({ status: 202, json: { id: "g" } });
  });
  await page.reload();
  await expect(panel(page).getByRole("alert")).toContainText("Nothing was counted");
  const retry = board(page).getByRole("button", { name: "Write the texts of Facebook A again" });
  await expect(retry).toBeVisible();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(board(page).getByRole("link", { name: /^Facebook A/ })).not.toContainText(
    "Could not be written",
  );
});

test("the line above the board leads to the field that is missing", async ({ page }) => {
  const { campaign } = await openAd(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.getByRole("link", { name: /with something missing$/ }).click();
  await expect(panel(page).getByLabel("Web address", { exact: true })).toBeFocused();
});

test("a campaign that is over is marked as ended, and as active again", async ({ page }) => {
  const { campaign } = await openAd(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}/brief`);
  await page.getByRole("button", { name: "Mark as ended" }).click();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  await page.goto("/dashboard/campaigns");
  await expect(page.getByRole("listitem").filter({ hasText: "Monthly Plant" })).toContainText("Ended");
  await page.goto(`/dashboard/campaigns/${campaign.id}/brief`);
  await page.getByRole("button", { name: "Mark as active" }).click();
  await expect(page.getByRole("button", { name: "Mark as ended" })).toBeVisible();
});

test("quick moves are stored in their order, also when the first request is slow", async ({ page }) => {
  const { campaign } = await openAd(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  const order = () => orderOn(page);
  const { promise: bothShown, resolve: release } = Promise.withResolvers<void>();
  await page.route(`/api/campaigns/${campaign.id}`, async (route) => {
    if (storedOrder(route.request()) === "BAC") await bothShown;
    await route.continue();
  });
  const stored = ["BAC", "BCA"].map((wanted) =>
    page.waitForResponse((response) => storedOrder(response.request()) === wanted),
  );
  await page.getByRole("button", { name: "Move variant A", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(order).toBe("BAC");
  await page.keyboard.press("ArrowRight");
  await expect.poll(order).toBe("BCA");
  release();
  await Promise.all(stored);
  await page.reload();
  await expect.poll(order).toBe("BCA");
});
