import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Hono } from "hono";
import type { PlanTable } from "#core/plans.ts";
import { OUTBOX_META } from "#core/outbox-meta.ts";
import { DASHBOARD_PERMISSIONS } from "../middleware/security-headers.ts";
import { loadAfterPaint } from "./after-paint.ts";
import { builtFiles, builtPaths } from "./built-files.ts";
import type { AppEnv } from "../env.ts";
import { applyVariables, mentionsOffer } from "./page-variables.ts";
import { socialTags } from "./page-head.ts";
import { pagePolicy } from "./page-policy.ts";
import { siteFiles } from "./site-files.ts";
import { structuredData } from "./structured-data.ts";
import { textFile } from "./text-file.ts";
import { sendWebFile, type WebFile } from "./web-file.ts";

/** Fallback page for unknown paths under the dashboard. */
const SHELL = "__spa-fallback.html";
const HOME = "/";
const DASHBOARD = /^\/dashboard(\/|$)/;
/** Page for every review link; the page itself asks the API whether its link is still good. */
const REVIEW_FILE = "review/index.html";
const REVIEW = /^\/review\/[^/]+\/?$/;

interface PagesOptions {
  /** Folder of the built web app. */
  readonly root: string;
  /** Public origin without a trailing slash. */
  readonly origin: string;
  readonly plans: PlanTable;
  /** Whether the first-month offer is available now; the default is no. */
  readonly hasOffer?: () => boolean;
  /** The operator's public support address, if any. */
  readonly supportEmail?: string | undefined;
  /** Whether mails are in the local outbox, which pages then mention. */
  readonly outbox?: boolean;
}

/** URL path of a built page: `login/index.html` becomes /login. */
const pagePath = (file: string) => `/${file.replace(/\/?index\.html$/, "")}`;

/** Reads a built page and adds the parts that depend on the configuration. */
function readPage(options: PagesOptions, file: string, offer = true): WebFile {
  const { root, origin, plans, supportEmail, outbox = false } = options;
  const html = readFileSync(join(root, file), "utf8");
  const built = loadAfterPaint(applyVariables(html, { offer, supportEmail }));
  const path = pagePath(file);
  const isSecret = file === REVIEW_FILE;
  const isDashboard = file === SHELL || DASHBOARD.test(path);
  const tags =
    isDashboard || isSecret
      ? ""
      : socialTags({ html: built, path, origin }) + (path === HOME ? structuredData(origin, plans) : "");
  // Only the first `</head>`; another one can only be part of the page's text.
  const meta = outbox ? `<meta name="${OUTBOX_META}"/>` : "";
  const text = built.replace("</head>", () => `${tags}${meta}</head>`);
  return textFile({
    text,
    type: "text/html; charset=utf-8",
    headers: {
      "Cache-Control": "no-cache",
      "Content-Security-Policy": pagePolicy(text, origin.startsWith("https:")),
      // Search engines and linked sites must not learn the address of a review.
      ...(isSecret && { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow" }),
      ...(isDashboard && { "Permissions-Policy": DASHBOARD_PERMISSIONS }),
    },
  });
}

/** Reads a page in two versions if it mentions the offer; picks one per request. */
function readPageVersions(options: PagesOptions, file: string): () => WebFile {
  const withOffer = readPage(options, file);
  if (!mentionsOffer(readFileSync(join(options.root, file), "utf8"))) return () => withOffer;
  const withoutOffer = readPage(options, file, false);
  return () => (options.hasOffer?.() ? withOffer : withoutOffer);
}

/**
 * Creates the lookup of built content by path: prerendered pages, files, the review page for its
 * links, else the shell under the dashboard. Reads the build once, at the start. `app.ts` and
 * `starting-app.ts` call it.
 */
export function findPages(options: PagesOptions): (path: string) => WebFile | undefined {
  const { root, origin } = options;
  const built = builtPaths(root);
  const files = builtFiles(root);
  const shell = built.includes(SHELL) ? readPage(options, SHELL) : undefined;
  const review = built.includes(REVIEW_FILE) ? readPage(options, REVIEW_FILE) : undefined;
  const prerendered = new Map(
    built
      .filter((file) => /(^|\/)index\.html$/.test(file) && file !== REVIEW_FILE)
      .map((file) => [pagePath(file), readPageVersions(options, file)] as const),
  );
  const site = siteFiles(
    origin,
    [...prerendered.keys()].filter((path) => !DASHBOARD.test(path)),
  );

  return (path) => {
    const page = prerendered.get(path.endsWith("/") && path !== HOME ? path.slice(0, -1) : path);
    if (page) return page();
    const found = files.get(path) ?? site.get(path);
    if (found) return found;
    return REVIEW.test(path) ? review : DASHBOARD.test(path) ? shell : undefined;
  };
}

/**
 * Serves the pages and files of the built web app and leaves all other requests to later handlers.
 * `boot/app.ts` and `starting-app.ts` mount it before the middleware of the API, which a built file
 * does not need.
 */
export function pages(find: ReturnType<typeof findPages>) {
  return new Hono<AppEnv>().get("*", (c, next) => {
    const file = find(c.req.path);
    return file ? sendWebFile(c, file) : next();
  });
}

/**
 * Last handler of both applications (`boot/app.ts`, `boot/starting-app.ts`): unknown pages redirect
 * to the home page, unknown files (with an extension) are 404.
 */
export const unknownPages = new Hono<AppEnv>().get("*", (c) =>
  extname(c.req.path) === "" ? c.redirect(HOME, 302) : c.notFound(),
);
