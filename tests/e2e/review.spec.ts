import type { BrowserContext, Page } from "@playwright/test";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { linkInMail, toast } from "../support/browser/account-forms.ts";
import { expectAccessible, expectFitsThemes } from "../support/browser/accessibility.ts";
import { expect, test as base } from "../support/browser/browser-test.ts";
import { packageCampaign } from "../support/browser/campaign.ts";
import { asOwner, linkTo, newestReview, openPhone, writtenCampaign } from "../support/browser/review.ts";

/** `phone` is the browser of a person without an account. */
const test = base.extend<{ readonly phone: BrowserContext; readonly reader: Page }>({
  phone: async ({ browser, baseURL }, use) => {
    const phone = await openPhone(browser, baseURL);
    await use(phone);
    await phone.close();
  },
  reader: async ({ phone }, use) => use(await phone.newPage()),
});

const approve = (page: Page) => page.getByRole("button", { name: "Approve", exact: true });
const sheet = (page: Page) => page.getByRole("dialog");
const strip = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "All ads" }).getByRole("button", { name });

/** Opens a review of two written ads on the reader's page and returns their campaign. */
async function openWrittenReview(owner: Page, reader: Page): Promise<AdCampaign> {
  const campaign = await writtenCampaign(owner);
  const { url } = await linkTo(owner, campaign);
  await reader.goto(url);
  return campaign;
}

async function giveName(page: Page, button: string) {
  await sheet(page).getByLabel("Your name").fill("Lena Brandt");
  await sheet(page).getByRole("button", { name: button }).click();
}

test("the page has the theme that was chosen in the app, else the system's", async ({ page, signIn }) => {
  await signIn();
  const { url } = await linkTo(page, await writtenCampaign(page));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(url);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("by mail to a phone without an account: comment, approve, ask for changes; the owner sees, answers and edits", async ({
  page,
  reader,
  phone,
  signIn,
}) => {
  await signIn({ tier: "growth" });
  await page.goto("/dashboard/campaigns");
  const campaign = await packageCampaign(page);
  await asOwner(page, "PATCH", `/api/campaigns/${campaign.id}`, { url: "https://fern.example/monthly" });
  await page.goto(`/dashboard/campaigns/${campaign.id}`);
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(page.getByText("No review requested yet")).toBeVisible();
  await page.getByRole("button", { name: "Ask for review" }).click();
  await page.getByRole("button", { name: "None" }).click();
  await page.getByRole("button", { name: "Ask for review" }).click();
  await expect(page.getByText("Choose at least one ad.")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Facebook A/ }).check();
  await page.getByRole("checkbox", { name: /^Instagram A/ }).check();
  const email = `lena-${campaign.id.toLowerCase()}@client.example`;
  await page.getByLabel("Mail addresses").fill(`${email}, lena`);
  await page.getByRole("button", { name: "Ask for review" }).click();
  await expect(page.getByText("“lena” is not a mail address.")).toBeVisible();
  await page.getByLabel("Mail addresses").fill(email);
  await page.getByLabel("Note").fill("The pictures first, please.");
  await page.getByRole("button", { name: "Ask for review" }).click();
  await expect(toast(page, "1 person gets a link by mail")).toBeVisible();
  await expect(page.getByRole("heading", { name: email })).toBeVisible();
  await expect(page.getByText("Not opened yet")).toBeVisible();

  const link = await linkInMail(page, email, /asks you to review 2 ads/);
  const opened = await reader.goto(link);
  expect(opened?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
  await expect(reader.getByRole("heading", { level: 1, name: "Monthly Plant" })).toBeVisible();
  await expect(reader.getByText("The pictures first, please.")).toBeVisible();
  await expect(reader.getByText("https://fern.example/monthly?utm_source=facebook")).toBeVisible();
  const frame = reader.getByRole("img", { name: /^Facebook, Feed/ });
  await expect(frame.locator("img").first()).toBeVisible();

  const picture = reader.getByRole("button", { name: "Comment on picture" });
  const box = (await picture.boundingBox())!;
  await picture.tap({ position: { x: box.width * 0.25, y: box.height * 0.6 } });
  await expect(reader.getByRole("combobox", { name: "About" })).toHaveValue("media");
  await reader.getByRole("textbox", { name: "Comment" }).fill("Can the plant be larger? <b>Please</b>");
  await reader.getByRole("button", { name: "Add comment" }).click();
  await giveName(reader, "Add comment");
  const comments = reader.getByRole("region", { name: "Comments and decision" });
  await expect(comments).toContainText("Lena Brandt · ");
  await expect(comments).toContainText("Can the plant be larger? <b>Please</b>");
  const pin = reader.getByRole("button", { name: "Comment 1", exact: true });
  const pinBox = (await pin.boundingBox())!;
  const pictureNow = (await picture.boundingBox())!;
  expect((pinBox.x + pinBox.width / 2 - pictureNow.x) / pictureNow.width).toBeCloseTo(0.25, 1);
  expect((pinBox.y + pinBox.height / 2 - pictureNow.y) / pictureNow.height).toBeCloseTo(0.6, 1);

  await approve(reader).tap();
  await expect(reader.getByText("Approved and locked")).toBeVisible();
  await expect(picture).toBeHidden();
  await reader.getByRole("button", { name: "Next ad, 1 left" }).tap();
  await reader.getByRole("button", { name: "Ask for changes" }).tap();
  await sheet(reader).getByRole("button", { name: "Ask for changes" }).tap();
  await expect(sheet(reader).getByText("Say what should change.")).toBeVisible();
  await sheet(reader).getByLabel("What should change").fill("Name the price.");
  await sheet(reader).getByRole("button", { name: "Ask for changes" }).tap();
  await expect(reader.getByText("That was all 2 ads.")).toBeVisible();
  expect(await phone.cookies()).toEqual([]);

  await page.goto(`/dashboard/campaigns/${campaign.id}/review`);
  const row = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name }).first();
  await expect(page.getByText("1 ad asks for changes")).toBeVisible();
  await expect(row(/^Facebook A/)).toContainText("by Lena Brandt: ");
  await expect(row(/^Instagram A/)).toContainText("Changes asked");
  await row(/^Instagram A/)
    .getByRole("button", { name: "Answer" })
    .click();
  await page.getByLabel("Your answer").fill("It is in the headline now.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(row(/^Instagram A/)).toContainText("It is in the headline now.");
  await row(/^Instagram A/)
    .getByRole("button", { name: "Resolve" })
    .click();
  await expect(row(/^Instagram A/)).toContainText("Resolved");
  await expect(page.getByText(/Lena Brandt approved Facebook A, version \d+: \w+ \w+ \w+ \w+/)).toBeVisible();
  const pdf = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF" }).click();
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("link", { name: "Facebook A", exact: true }).click();
  await page
    .getByRole("textbox", { name: "Primary text" })
    .fill("Other words than those that were approved.");
  await page.getByRole("textbox", { name: "Primary text" }).blur();
  await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^Facebook A/ })).toContainText("Changed since approval");
  await page.goto(`/dashboard/campaigns/${campaign.id}/review`);
  await expect(row(/^Facebook A/)).toContainText("Changed since approval");
  await page.goto("/dashboard");
  await expect(page.getByText("1 ad asks for changes, 1 ad changed after approval")).toBeVisible();
  await page.getByRole("link", { name: "Open reviews" }).click();
  await expect(page.getByRole("link", { name: "Review", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("an ad that the owner changes while it is read: both texts are shown, and nothing is approved unseen", async ({
  page,
  reader,
  signIn,
}) => {
  await signIn();
  const campaign = await openWrittenReview(page, reader);
  await expect(reader.getByText("Potted by hand and posted each month.").last()).toBeVisible();
  const ad = campaign.ads.find(({ platform }) => platform === "facebook")!;
  await asOwner<Ad>(page, "PATCH", `/api/ads/${ad.id}`, {
    fields: { ...ad.fields, primaryText: "Grown by robots." },
    baseVersion: ad.version.revision,
  });
  await approve(reader).tap();
  await giveName(reader, "Approve");
  const note = reader.getByRole("alert").filter({ hasText: "changed this ad while you were reading" });
  await expect(note).toContainText("Potted by hand and posted each month.");
  await expect(note).toContainText("Grown by robots.");
  await expect(approve(reader)).toBeHidden();
  const stateOf = async () =>
    (await newestReview(page, campaign.id)).ads.find(({ adId }) => adId === ad.id)?.state;
  expect(await stateOf()).toBe("waiting");

  await note.getByRole("button", { name: "Show the new version" }).tap();
  await expect(note).toBeHidden();
  await expect(reader.getByText("Grown by robots.").last()).toBeVisible();
  await approve(reader).tap();
  await expect(reader.getByText("Approved and locked")).toBeVisible();
  expect(await stateOf()).toBe("approved");
});

test("all that wait can be approved at once, and the page says which were not opened", async ({
  page,
  reader,
  signIn,
}) => {
  await signIn();
  const campaign = await openWrittenReview(page, reader);
  await reader.getByRole("button", { name: "Approve all 2 that wait" }).tap();
  await expect(sheet(reader).getByText("You have not opened it")).toHaveCount(1);
  await sheet(reader)
    .getByRole("button", { name: /^Google Search A/ })
    .tap();
  // All headlines are listed; the frame shows two of them.
  await expect(reader.getByText("From $24 a Month")).toBeVisible();
  await reader.getByRole("button", { name: "Approve all 2 that wait" }).tap();
  await expect(sheet(reader).getByText("You have not opened it")).toHaveCount(0);
  await sheet(reader).getByRole("button", { name: "Approve 2 ads" }).tap();
  await sheet(reader).last().getByLabel("Your name").fill("Lena Brandt");
  await sheet(reader).last().getByRole("button", { name: "Approve", exact: true }).tap();
  await expect(reader.getByText("That was all 2 ads.")).toBeVisible();
  const { ads } = await newestReview(page, campaign.id);
  expect(ads.map(({ state }) => state)).toEqual(["approved", "approved"]);
});

test("without a connection a comment waits and is sent when it returns; a reload keeps the typed text", async ({
  page,
  reader,
  phone,
  signIn,
}) => {
  await signIn();
  await openWrittenReview(page, reader);
  await reader.getByRole("button", { name: "Comment on headline" }).tap();
  const text = reader.getByRole("textbox", { name: "Comment" });
  await expect(text).toBeFocused();
  await text.fill("Shorter, please.");
  await reader.reload();
  await expect(text).toHaveValue("Shorter, please.");
  await phone.setOffline(true);
  await expect(reader.getByText("You are offline.")).toBeVisible();
  await reader.getByRole("button", { name: "Add comment" }).tap();
  await giveName(reader, "Add comment");
  await expect(reader.getByText("Not sent yet. It will go when you are back.")).toBeVisible();
  await expect(text).toHaveValue("Shorter, please.");
  await phone.setOffline(false);
  await expect(reader.getByText("· on the headline")).toBeVisible();
  await expect(text).toBeHidden();
});

test("a withdrawn link and an unknown link only show that the link has ended", async ({
  page,
  reader,
  signIn,
}) => {
  await signIn();
  const campaign = await writtenCampaign(page);
  await page.goto(`/dashboard/campaigns/${campaign.id}/review`);
  await page.getByRole("button", { name: "Ask for review" }).click();
  await page.getByText("Anybody with a link").click();
  await page.getByRole("button", { name: "Ask for review" }).click();
  const url = await page.getByLabel("Review link").inputValue();
  await reader.goto(url);
  await expect(reader.getByRole("heading", { name: "Monthly Plant" })).toBeVisible();
  await page.getByRole("button", { name: "Make a new link" }).click();
  await expect(page.getByLabel("Review link")).not.toHaveValue(url);
  const newUrl = await page.getByLabel("Review link").inputValue();
  await reader.goto(url);
  await expect(reader.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  await expect(reader.locator("body")).not.toContainText(/Plant|Test User/);
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(toast(page, "The review was withdrawn")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Withdrawn\./)).toBeVisible();
  await expect(page.getByLabel("Review link")).toBeHidden();
  for (const dead of [newUrl, "/review/kd83fA0zQ1xYw7uVtSrPqO"]) {
    await reader.goto(dead);
    await expect(reader.getByRole("heading", { name: "This link has ended" })).toBeVisible();
  }
  await expectAccessible(reader);
});

test("the review page is accessible and fits in both themes, and works with the keyboard", async ({
  page,
  signIn,
}) => {
  await signIn();
  const campaign = await openWrittenReview(page, page);
  await expect(strip(page, /^Facebook A/)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowRight");
  await expect(strip(page, /^Google Search A/)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("c");
  await expect(page.getByRole("textbox", { name: "Comment" })).toBeFocused();
  await expectFitsThemes(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Comment" })).toBeHidden();
  await page.getByRole("button", { name: "Ask for changes" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await approve(page).click();
  await giveName(page, "Approve");
  await expect(page.getByText("Approved and locked")).toBeVisible();
  await expectFitsThemes(page);

  await page.goto(`/dashboard/campaigns/${campaign.id}/review`);
  await expect(page.getByText("Anybody with the link")).toBeVisible();
  await expect(page.getByText(/approved Facebook A/)).toBeVisible();
  await expectFitsThemes(page);
  await page.getByRole("button", { name: "Ask for review" }).click();
  await expectAccessible(page);
});
