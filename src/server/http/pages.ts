import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { AppEnv } from "./env.ts";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

interface Page {
  readonly html: string;
  readonly etag: string;
  readonly policy: string;
}

/** A page may run our own files and the inline scripts it was built with, known by their hashes, and nothing else. */
function pagePolicy(html: string, https: boolean): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    "style-src 'self'",
    // Positions of pop-ups and progress are set as style attributes through the DOM, which this policy does not touch.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function readPage(file: string, https: boolean): Page | undefined {
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, "utf8");
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return { html, etag, policy: pagePolicy(html, https) };
}

/** Every `index.html` of the build, by the path it answers. */
function prerenderedPages(root: string, https: boolean): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!existsSync(root)) return pages;
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (basename(file) !== "index.html") continue;
    const page = readPage(join(root, file), https);
    const folder = dirname(file).replaceAll("\\", "/");
    if (page) pages.set(folder === "." ? "/" : `/${folder}`, page);
  }
  return pages;
}

interface PagesOptions {
  /** Folder of the built web app. */
  readonly root: string;
  readonly https: boolean;
}

/** Serves the built web app: prerendered pages, the shell for the dashboard, files; anything else leads home. */
export function pages({ root, https }: PagesOptions) {
  const shell = readPage(join(root, "__spa-fallback.html"), https);
  const prerendered = prerenderedPages(root, https);
  const pageFor = (path: string) =>
    /^\/dashboard(\/|$)/.test(path) ? shell : prerendered.get(path.replace(/(?<=.)\/$/, ""));

  return new Hono<AppEnv>()
    .use(
      "/assets/*",
      serveStatic({
        root,
        precompressed: true,
        onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
      }),
    )
    .get("*", async (c, next) => {
      const page = pageFor(c.req.path);
      if (!page) return next();
      c.header("Content-Security-Policy", page.policy);
      c.header("Cache-Control", "no-cache");
      c.header("ETag", page.etag);
      if (c.req.header("if-none-match") === page.etag) return c.body(null, 304);
      return c.html(page.html);
    })
    .use(
      "*",
      serveStatic({
        root,
        precompressed: true,
        onFound: (_, c) => c.header("Cache-Control", "public, max-age=3600"),
      }),
    )
    .get("*", (c) => (extname(c.req.path) === "" ? c.redirect("/", 302) : c.notFound()));
}
