import { textFile } from "./text-file.ts";
import type { WebFile } from "./web-file.ts";

/** Pages in the middle of something: true for search engines as they are, but nothing to begin with. */
const STEPS = ["/forgot-password", "/reset-password", "/verify-email"];
/** What needs a session, and answers without a page. The API's description is for everyone. */
const PRIVATE = ["/dashboard", "/api/", "/files/", "/outbox", "/sandbox/"];

const HOUR = "public, max-age=3600";

/** robots.txt and sitemap.xml, which name addresses by the public origin. */
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
  return new Map([
    ["/robots.txt", textFile({ text: robots, type: "text/plain; charset=utf-8", cacheControl: HOUR })],
    ["/sitemap.xml", textFile({ text: sitemap, type: "application/xml; charset=utf-8", cacheControl: HOUR })],
  ]);
}
