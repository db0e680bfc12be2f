import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import * as z from "zod/mini";

const ROOT = fileURLToPath(new URL("../../../build/client", import.meta.url));

const routeSchema = z.object({
  parentId: z.optional(z.string()),
  module: z.string(),
  imports: z.optional(z.array(z.string())),
});
const manifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(z.string(), routeSchema),
});

/**
 * Built HTML file of a page, for example "index.html", in tests of sizes; throws if the web app is
 * not built (`npm run build`).
 */
export function builtPage(file: string): string {
  const path = join(ROOT, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: build the web app first`);
  return readFileSync(path, "utf8");
}

/**
 * External scripts in a page's HTML, including module preloads. `size-budgets.test.ts` and
 * `web-files.test.ts` check them.
 */
export function scriptsInHtml(html: string): string[] {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)];
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  return [...new Set([...sources, ...preloads].map(([, path = ""]) => path))];
}

/** The router's manifest of routes and their files. */
function readManifest(html: string) {
  const path = /\/assets\/manifest-[^"]+\.js/.exec(html)?.[0] ?? "";
  const script = readFileSync(join(ROOT, path), "utf8");
  const json = script.slice(script.indexOf("=") + 1).replace(/;\s*$/, "");
  return { path, ...manifestSchema.parse(JSON.parse(json)) };
}

/**
 * Scripts loaded before a route is shown, from the router's manifest: the entry, the parents and
 * the route itself; throws for an unknown route. `size-budgets.test.ts` limits their size.
 */
export function scriptsOfRoute(id: string): string[] {
  const html = builtPage("__spa-fallback.html");
  const { path, entry, routes } = readManifest(html);
  const scripts = new Set([...scriptsInHtml(html), path, entry.module, ...entry.imports]);
  for (let next: string | undefined = id; next !== undefined; next = routes[next]?.parentId) {
    const route = routes[next];
    if (!route) throw new Error(`no route ${next}; there are ${Object.keys(routes).join(", ")}`);
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return [...scripts];
}

/**
 * Ids of all built routes directly below the dashboard, from the router's manifest.
 * `size-budgets.test.ts` limits each.
 */
export function dashboardRoutes(): string[] {
  const { routes } = readManifest(builtPage("__spa-fallback.html"));
  return Object.keys(routes).filter((id) => routes[id]?.parentId === "routes/dashboard");
}

/**
 * Everything that a browser requests for a page before any interaction, without the page itself and
 * images with `loading="lazy"`. `size-budgets.test.ts` limits it.
 */
export function requestsInHtml(html: string): string[] {
  const tags = html.match(/<(?:script|img|link)\b[^>]*>/g) ?? [];
  const fetched = tags.filter((tag) =>
    tag.startsWith("<link")
      ? /\srel="(?:stylesheet|preload|modulepreload)"/.test(tag)
      : !tag.includes(' loading="lazy"'),
  );
  return [...new Set(fetched.flatMap((tag) => /\s(?:src|href)="(\/[^"]*)"/.exec(tag)?.[1] ?? []))];
}

/** File types that are already compressed and sent unchanged. */
const PACKED = new Set([".woff2", ".avif", ".webp", ".jpg", ".png"]);

/** Cached, because most routes share most files and compressing the framework takes 0.3 s. */
const measured = new Map<string, number>();

function fileBytes(path: string): number {
  const known = measured.get(path);
  if (known !== undefined) return known;
  const file = readFileSync(join(ROOT, path));
  const bytes = PACKED.has(extname(path)) ? file.length : brotliCompressSync(file).length;
  measured.set(path, bytes);
  return bytes;
}

/**
 * Total compressed size of built files as the server sends them, in bytes. The limits are in the
 * tests (`size-budgets.test.ts`, `film-budget.spec.ts`).
 */
export function wireBytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + fileBytes(path), 0);
}
