import type { Locator, Page } from "@playwright/test";
import { languageCopy } from "#core/generations/language.copy.ts";
import { expect, test } from "../support/browser/browser-test.ts";
import { expectAccessible, showTheme } from "../support/browser/accessibility.ts";
import { newPerson } from "../support/browser/person.ts";
import { linkInMail, toast, VERIFY_MAIL } from "../support/browser/account-forms.ts";

const PAGES = [
  { link: "Text Ads", title: "Text Ads" },
  { link: "Image Ads", title: "Image Ads" },
  { link: "Video Ads", title: "Video Ad Script" },
  { link: "Full Package", title: "Full Package" },
  { link: "Billing & Usage", title: "Billing & Usage" },
  { link: "Overview", title: "Overview" },
];

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Whether the focused element shows its focus, by an outline or the ring of a field. */
const FOCUS_SHOWS = `(() => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
  return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
})()`;

/** Presses Tab until an element has a visible focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      await expect.poll(() => page.evaluate<boolean>(FOCUS_SHOWS)).toBe(true);
      return;
    }
  }
  throw new Error(`Tab never reached ${String(target)}`);
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("from sign-up to the first copied ad with the keyboard only", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = newPerson();
  await page.goto("/");
  await pressOn(page, page.getByRole("link", { name: "Sign Up" }).first());
  await expect(page).toHaveURL("/signup");
  for (const [label, text] of [
    ["Full Name", person.name],
    ["Email", person.email],
    ["Password", person.password],
    ["Confirm Password", person.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  // Until the last letter is validated, the passwords differ and the form cannot be submitted.
  await expect(button(page, "Create Account")).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/verify-email");
  await expect(page.locator("h1")).toBeFocused();
  await page.goto(await linkInMail(page, person.email, VERIFY_MAIL));
  await expect(heading(page, "Overview")).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.reload();
  await pressOn(page, page.getByRole("navigation").getByRole("link", { name: "Text Ads" }));
  await expect(heading(page, "Text Ads")).toBeFocused();
  await tabTo(page, page.getByLabel("Company Name"));
  await page.keyboard.type("Halden");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Dusk Lamp");
  // The questions appear a moment after the last key and push the button down.
  await expect(page.getByText(languageCopy.questions)).toBeVisible();
  await pressOn(page, button(page, "Generate Ads"));
  await expect(toast(page, "Ads generated successfully!")).toBeVisible({ timeout: 15_000 });
  await pressOn(page, button(page, "Copy").first());
  await expect(toast(page, "Ad copy copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Dusk Lamp");
});

/**
 * Standalone buttons, fields and links with a side shorter than `least` px, as [name, width,
 * height].
 */
const SMALL_TARGETS = (least: number) => `[...document.querySelectorAll(
    "button, a[href], input:not([type=radio], [type=checkbox], [type=file]), select, textarea, summary")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, p, [aria-hidden=true]"))
  .map((element) => ({ element, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.right > 0 && box.bottom > 0 && (box.width < ${least} || box.height < ${least}))
  // A title whose link covers the whole card.
  .filter(({ element }) => getComputedStyle(element, "::after").position !== "absolute")
  .map(({ element, box }) => [element.getAttribute("aria-label") ?? element.textContent, box.width, box.height])`;

/** Expects no horizontal scrolling at 320 px, which equals 640 px at 200 % zoom. */
async function expectReflow(page: Page): Promise<void> {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 844 });
    expect(
      await page.evaluate<number>("document.documentElement.scrollWidth"),
      page.url(),
    ).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("every page is reachable by touch, announced, fits and has large enough targets", async ({
    page,
    context,
    signIn,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn();
    await page.goto("/dashboard");
    await showTheme(page, "dark");
    await expect(heading(page, "Overview")).toBeVisible();
    for (const { link, title } of PAGES) {
      await button(page, "Open menu").tap();
      await page.getByRole("dialog").getByRole("link", { name: link, exact: true }).tap();
      await expect(heading(page, title)).toBeFocused();
      await expect(page).toHaveTitle(`${title} · Adloom`);
      await expect(page.getByRole("dialog")).toBeHidden();
      await expectReflow(page);
      expect(await page.evaluate<unknown[]>(SMALL_TARGETS(24)), link).toEqual([]);
      await expectAccessible(page);
    }
    await button(page, "Open menu").tap();
    await page.getByRole("dialog").getByRole("link", { name: "Text Ads" }).tap();
    await page.getByLabel("Company Name").fill("Halden");
    await page.getByLabel("Product/Service Name").fill("Dusk Lamp");
    await button(page, "Generate Ads").tap();
    await expect(toast(page, "Ads generated successfully!")).toBeVisible({ timeout: 15_000 });
    await button(page, "Copy").first().tap();
    await expect(toast(page, "Ad copy copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Dusk Lamp");
    for (const name of ["Generate Ads", "Open menu", "Search"]) {
      const box = await button(page, name).first().boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await expectReflow(page);
  });
});
