import { PRODUCT } from "#core/product.ts";
import { textFile } from "./text-file.ts";
import type { WebFile } from "./web-file.ts";

/** Pages that are not entry points; the sitemap omits them. */
const STEPS = ["/forgot-password", "/reset-password", "/verify-email", "/verify-email/confirm"];
/** Paths that crawlers skip: they need a session or are no pages. The API docs are public. */
const PRIVATE = ["/dashboard", "/api/", "/files/", "/outbox", "/sandbox/"];

const HOUR = "public, max-age=3600";

/** Page background of the light theme (src/web/styles/tokens.css). */
const CANVAS = "#faf9f7";
const icon = (size: number, purpose: "any" | "maskable") => ({
  src: purpose === "any" ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});
/** Web app manifest, for installation on a home screen. */
const MANIFEST = {
  id: "/",
  name: PRODUCT.name,
  short_name: PRODUCT.name,
  description: PRODUCT.tagline,
  start_url: "/dashboard",
  scope: "/",
  display: "standalone",
  background_color: CANVAS,
  theme_color: CANVAS,
  icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
};

/**
 * Generates robots.txt and sitemap.xml, which contain the public origin, and the web app manifest.
 * robots.txt forbids crawlers the paths of `PRIVATE` but for `/api/docs`, the sitemap leaves out
 * `STEPS`. `findPages` (`pages.ts`) adds them to the files of the build and passes the public
 * pages. The manifest's name and tagline are in `core/product.ts`.
 */
export function siteFiles(origin: string, paths: readonly string[]): Map<string, WebFile> {
  const robots = [
    "User-agent: *",
    "Allow: /api/docs",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
  const urls = paths.filter((path) => !STEPS.includes(path)).toSorted();
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  const file = (text: string, type: string) => textFile({ text, type, headers: { "Cache-Control": HOUR } });
  return new Map([
    ["/robots.txt", file(robots, "text/plain; charset=utf-8")],
    ["/sitemap.xml", file(sitemap, "application/xml; charset=utf-8")],
    ["/site.webmanifest", file(JSON.stringify(MANIFEST), "application/manifest+json")],
  ]);
}
