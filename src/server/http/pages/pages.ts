import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Hono } from "hono";
import type { PlanTable } from "#core/plans.ts";
import { OUTBOX_META } from "#core/page-facts.ts";
import { loadAfterPaint } from "./after-paint.ts";
import { builtFiles, builtPaths } from "./built-files.ts";
import type { AppEnv } from "../env.ts";
import { applyFacts, namesOffer } from "./page-facts.ts";
import { socialTags } from "./page-head.ts";
import { pagePolicy } from "./page-policy.ts";
import { siteFiles } from "./site-files.ts";
import { structuredData } from "./structured-data.ts";
import { textFile } from "./text-file.ts";
import { sendWebFile, type WebFile } from "./web-file.ts";

/** For paths under the dashboard that are no page of it. */
const SHELL = "__spa-fallback.html";
const HOME = "/";
const DASHBOARD = /^\/dashboard(\/|$)/;

interface PagesOptions {
  /** Folder of the built web app. */
  readonly root: string;
  /** Where the product is reached; never ends with a slash. */
  readonly origin: string;
  readonly plans: PlanTable;
  /** Whether a visitor can take the first-month offer now; without it nothing is offered. */
  readonly hasOffer?: () => boolean;
  /** The operator's address, for the pages that promise one. */
  readonly supportEmail?: string | undefined;
  /** Whether mails are shown on this machine, which pages then say. */
  readonly outbox?: boolean;
}

/** The path that a built page answers: `login/index.html` is /login. */
const pagePath = (file: string) => `/${file.replace(/\/?index\.html$/, "")}`;

/** A built page with what only the running product knows about it. */
function readPage(options: PagesOptions, file: string, offer = true): WebFile {
  const { root, origin, plans, supportEmail, outbox = false } = options;
  const html = readFileSync(join(root, file), "utf8");
  const built = loadAfterPaint(applyFacts(html, { offer, supportEmail }));
  const path = pagePath(file);
  const tags =
    file === SHELL || DASHBOARD.test(path)
      ? ""
      : socialTags({ html: built, path, origin }) + (path === HOME ? structuredData(origin, plans) : "");
  // The first one: a later one could only stand in the page's own text.
  const facts = outbox ? `<meta name="${OUTBOX_META}"/>` : "";
  const text = built.replace("</head>", () => `${tags}${facts}</head>`);
  return textFile({
    text,
    type: "text/html; charset=utf-8",
    cacheControl: "no-cache",
    policy: pagePolicy(text, origin.startsWith("https:")),
  });
}

/** A page as it is true now: one that speaks of the offer has a second form for when there is none. */
function readTruePage(options: PagesOptions, file: string): () => WebFile {
  const offering = readPage(options, file);
  if (!namesOffer(readFileSync(join(options.root, file), "utf8"))) return () => offering;
  const plain = readPage(options, file, false);
  return () => (options.hasOffer?.() ? offering : plain);
}

/** What is built, by the path it answers: prerendered pages, the shell for what else is under the dashboard, files. */
export function findPages(options: PagesOptions): (path: string) => WebFile | undefined {
  const { root, origin } = options;
  const built = builtPaths(root);
  const files = builtFiles(root);
  const shell = built.includes(SHELL) ? readPage(options, SHELL) : undefined;
  const prerendered = new Map(
    built
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => [pagePath(file), readTruePage(options, file)] as const),
  );
  const site = siteFiles(
    origin,
    [...prerendered.keys()].filter((path) => !DASHBOARD.test(path)),
  );

  return (path) => {
    const page = prerendered.get(path.endsWith("/") && path !== HOME ? path.slice(0, -1) : path);
    return page ? page() : (files.get(path) ?? site.get(path) ?? (DASHBOARD.test(path) ? shell : undefined));
  };
}

/** Serves the built web app; what it does not have leads home. */
export function pages(find: ReturnType<typeof findPages>) {
  return new Hono<AppEnv>().get("*", (c) => {
    const file = find(c.req.path);
    if (file) return sendWebFile(c, file);
    return extname(c.req.path) === "" ? c.redirect(HOME, 302) : c.notFound();
  });
}
