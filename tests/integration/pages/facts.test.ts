import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PLANS } from "#core/plans.ts";
import { findPages, pages } from "#server/http/pages/pages.ts";
import { sheetCss } from "#web/features/landing/sheet.ts";
import { readFileSync } from "node:fs";

const ROOT = fileURLToPath(new URL("../../../build/client", import.meta.url));
const STYLES = fileURLToPath(new URL("../../../src/web/styles/sheet.css", import.meta.url));
const OFFER = "Limited Time Offer:";

const site = (facts: { hasOffer?: () => boolean; supportEmail?: string }) =>
  pages(findPages({ root: ROOT, origin: "https://ads.example.com", plans: PLANS, ...facts }));
const read = async (app: ReturnType<typeof site>, path: string) => (await app.request(path)).text();

test("the offer disappears from the page when it ends, also without scripts", async () => {
  let holds = true;
  const app = site({ hasOffer: () => holds });
  const during = await app.request("/");
  expect(await during.text()).toContain(OFFER);
  holds = false;
  const after = await app.request("/", { headers: { "if-none-match": during.headers.get("etag") ?? "" } });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain(OFFER);
});

test("no offer is shown unless payments are known to be configured", async () => {
  expect(await read(site({}), "/")).not.toContain(OFFER);
});

test("the legal pages contain the operator's support address, if configured, and no other", async () => {
  const named = await read(site({ supportEmail: "o'hara&co@example.com" }), "/privacy");
  expect(named).toContain("o'hara&amp;co@example.com</a>");
  expect(named).toContain('href="mailto:o\'hara%26co%40example.com"');
  for (const html of [named, await read(site({}), "/privacy")]) expect(html).not.toContain("address.invalid");
  expect(await read(site({}), "/terms")).not.toContain("mailto:");
});

test("the styles that select an image of the sheet match its table", () => {
  const plain = (css: string) => css.replaceAll(/\s+/g, " ");
  expect(plain(readFileSync(STYLES, "utf8"))).toBe(plain(sheetCss()));
});
