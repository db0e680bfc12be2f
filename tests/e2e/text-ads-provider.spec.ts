import { expect } from "../support/browser/browser-test.ts";
import { providerTest as test } from "../support/browser/product-test.ts";
import { adsReply, EXHAUSTED, STAND_IN_ADS, type StandInReply } from "../support/stand-ins/openai-replies.ts";
import { toast } from "../support/browser/account-forms.ts";

test.describe.configure({ mode: "serial" });

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto("/dashboard/text-ads");
  await page.getByLabel("Company Name").fill("Hearth & Crumb");
  await page.getByLabel("Product/Service Name").fill("Country Loaf");
});

const slowly = (reply: StandInReply): StandInReply =>
  reply.type === "text" ? { ...reply, chunk: 4, pause: 100 } : reply;

test("the provider's ads are streamed one by one and survive a reload in between", async ({
  page,
  provider,
}) => {
  provider.reply(slowly(adsReply()));
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(toast(page, "Generating your ads...")).toBeVisible();
  await expect(page.getByRole("status").getByText("1 of 3")).toBeVisible();
  const ads = page.getByRole("list", { name: "Generated Ads" }).locator("> li");
  await expect(ads.first()).toContainText(STAND_IN_ADS[0]);
  await page.reload();
  await expect(page.getByText("Made by gpt-6-luna").first()).toBeVisible();
  for (const [index, text] of STAND_IN_ADS.entries()) await expect(ads.nth(index)).toContainText(text);
});

test("with an exhausted account the studio writes the ads, and the page shows it", async ({
  page,
  provider,
}) => {
  provider.reply(EXHAUSTED);
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(toast(page, "Ads generated successfully!")).toBeVisible();
  await expect(page.getByText("Made by the Adloom studio.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Generated Ads" }).locator("> li").first()).toContainText(
    "Country Loaf",
  );
});

test("a moderation refusal shows its message and keeps the brief", async ({ page, provider }) => {
  provider.reply({ type: "text", text: "", finish: "content_filter" });
  await page.getByRole("button", { name: "Generate Ads" }).click();
  await expect(page.getByRole("alert")).toContainText("no unit was used");
  await expect(page.getByLabel("Product/Service Name")).toHaveValue("Country Loaf");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(toast(page, "Ads generated successfully!")).toBeVisible();
});
