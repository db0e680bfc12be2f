import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLANS } from "#core/plans.ts";
import { SOCIAL_IMAGE } from "#core/social-image.ts";
import { PRERENDERED_PATHS } from "#web/lib/paths.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { rawRequest } from "../../support/raw-http.ts";

const ORIGIN = "https://ads.example.com";
const PUBLIC = fileURLToPath(new URL("../../../public", import.meta.url));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { APP_URL: ORIGIN } });
});
afterAll(() => app.stop());

const ask = (path: string) => rawRequest(app.url, path);

/** Values of an attribute of all elements that match a pattern. */
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));

test.each(PRERENDERED_PATHS)("%s has one title, description, address and social card", async (path) => {
  const { text } = await ask(path);
  const titles = all(text, /<title>([^<]+)<\/title>/g);
  const descriptions = meta(text, "description");
  expect([titles.length, descriptions.length]).toEqual([1, 1]);
  expect(descriptions[0]?.length).toBeGreaterThan(20);
  expect(all(text, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${ORIGIN}${path}`]);
  expect(meta(text, "og:url")).toEqual([`${ORIGIN}${path}`]);
  expect(meta(text, "og:title")).toEqual(titles);
  expect(meta(text, "og:description")).toEqual(descriptions);
  expect(meta(text, "og:image")).toEqual([`${ORIGIN}${SOCIAL_IMAGE.path}`]);
  expect(meta(text, "twitter:card")).toEqual(["summary_large_image"]);
  expect(text).not.toMatch(/noindex/);
});

test("every public page has its own title and description", async () => {
  const pages = await Promise.all(PRERENDERED_PATHS.map(ask));
  for (const name of ["og:title", "og:description"]) {
    const values = pages.flatMap(({ text }) => meta(text, name));
    expect(new Set(values).size, name).toBe(PRERENDERED_PATHS.length);
  }
});

test("the social card and the icons match their declarations", async () => {
  const card = await ask(SOCIAL_IMAGE.path);
  expect(card.headers["content-type"]).toBe(SOCIAL_IMAGE.type);
  const { width, height } = await sharp(card.wire).metadata();
  expect([width, height]).toEqual([SOCIAL_IMAGE.width, SOCIAL_IMAGE.height]);
  const { text } = await ask("/login");
  const linked = all(text, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
  expect(linked).toEqual(["/favicon.ico", "/logo.svg", "/apple-touch-icon.png", "/site.webmanifest"]);
  const types = await Promise.all(linked.map(async (path) => (await ask(path)).headers["content-type"]));
  expect(types).toEqual([
    "image/x-icon",
    "image/svg+xml; charset=utf-8",
    "image/png",
    "application/manifest+json",
  ]);
});

test("the manifest's icons have the declared sizes", async () => {
  const { text } = await ask("/site.webmanifest");
  const { icons, name } = JSON.parse(text) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).toBe("Adloom");
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await readFile(join(PUBLIC, src))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect((await ask(src)).status).toBe(200);
  }
});

test("the sitemap lists existing pages, and robots.txt links to it", async () => {
  const sitemap = await ask("/sitemap.xml");
  expect(sitemap.headers["content-type"]).toMatch(/^application\/xml/);
  const urls = all(sitemap.text, /<loc>([^<]*)<\/loc>/g);
  expect(urls).toContain(`${ORIGIN}/`);
  expect(urls).toContain(`${ORIGIN}/signup`);
  for (const url of urls) {
    expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
    expect((await ask(url.slice(ORIGIN.length))).status, url).toBe(200);
  }
  const robots = await ask("/robots.txt");
  expect(robots.text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  for (const path of PRERENDERED_PATHS) expect(robots.text).not.toContain(`Disallow: ${path}\n`);
});

test("the address of the review page is not revealed: no index, no referrer, no cookie, no social card", async () => {
  const { text, headers, status } = await ask("/review/kd83fA0zQ1xYw7uVtSrPqO");
  expect(status).toBe(200);
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["set-cookie"]).toBeUndefined();
  expect(meta(text, "robots")).toEqual(["noindex, nofollow"]);
  expect(text).not.toMatch(/canonical|og:|twitter:/);
  expect((await ask("/sitemap.xml")).text).not.toContain("/review");
  // Without a token there is nothing to review.
  expect((await ask("/review")).headers["location"]).toBe("/");
  expect((await ask("/review/kd83/more")).headers["location"]).toBe("/");
  const [script = ""] = all(text, /<script[^>]*\ssrc="([^"]+)"/g);
  expect((await ask(script)).headers["cache-control"]).toMatch(/immutable/);
});

test("structured data for search engines lists the plans and prices and is not executable", async () => {
  const { text, headers } = await ask("/");
  const [json = ""] = all(text, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  const data = JSON.parse(json) as {
    "@type": string;
    offers: { name: string; price: string; url: string }[];
  };
  expect(data["@type"]).toBe("SoftwareApplication");
  expect(data.offers.map(({ name, price }) => [name, Number(price)])).toEqual(
    Object.values(PLANS).map(({ name, price }) => [name, price]),
  );
  expect(text).toContain('id="pricing"');
  expect(headers["content-security-policy"]).not.toMatch(/unsafe/);
});

test.each([...PRERENDERED_PATHS, "/dashboard/text-ads", "/review/kd83"])(
  "%s runs only the scripts it was built with, and its policy allows no others",
  async (path) => {
    const { text, headers } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    const scripts = all(text, /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
    const hashes = scripts.map((code) => createHash("sha256").update(code).digest("base64"));
    expect(scripts.length).toBeGreaterThan(0);
    const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(new Set(allowed)).toEqual(new Set(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]));
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toMatch(/style-src 'self';.*object-src 'none'; base-uri 'none'/);
  },
);

test("the API docs page includes its styles", async () => {
  const [sheet = ""] = all((await ask("/api/docs")).text, /<link rel="stylesheet" href="([^"]+)"/g);
  expect((await ask(sheet)).headers["content-type"]).toMatch(/^text\/css/);
});
