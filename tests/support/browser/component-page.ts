import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rollup } from "vite";

const ADDRESS = "/component-page/";
/** Like the policy of the product's own pages (pages.ts). */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'";
const TYPES: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Builds a page with a single component in memory; `entry` renders it into `#root`. */
export async function buildComponentPage(entry: string): Promise<Files> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    base: ADDRESS,
    plugins: [tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  })) as Rollup.RollupOutput;
  const files = new Map<string, string | Uint8Array>();
  for (const part of built.output) files.set(part.fileName, part.type === "chunk" ? part.code : part.source);
  const script = built.output.find((part) => part.type === "chunk" && part.isEntry)?.fileName;
  const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
  const links = styles.map((name) => `<link rel="stylesheet" href="${ADDRESS}${name}" />`).join("");
  files.set(
    "",
    `<!doctype html><html lang="en" data-theme="light"><head><title>Component</title>${links}</head>
     <body><div id="root"></div><script type="module" src="${ADDRESS}${script}"></script></body></html>`,
  );
  return files;
}

/** Opens the page on the product's origin, so that the product handles its requests. */
export async function openComponentPage(page: Page, files: Files): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(ADDRESS.length);
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[name.split(".").at(-1) ?? ""] ?? "text/html";
    return route.fulfill({
      body: typeof body === "string" ? body : Buffer.from(body),
      headers: { "content-type": contentType, "content-security-policy": POLICY },
    });
  });
  await page.goto(ADDRESS);
}
