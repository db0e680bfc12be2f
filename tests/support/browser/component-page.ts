import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rollup } from "vite";
import { workerPolicy } from "#server/http/pages/worker-policy.ts";

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

/**
 * Builds a page with a single component in memory with Vite, for browser tests and benches of
 * components; `entry` (in `tests/e2e/components`) renders it into `#root`. Settings that matter are
 * repeated from `vite.config.ts`.
 */
export async function buildComponentPage(entry: string): Promise<Files> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    base: ADDRESS,
    plugins: [tailwindcss()],
    // As in vite.config.ts.
    worker: {
      format: "es",
      rolldownOptions: {
        output: { entryFileNames: "assets/worker-[hash].js", chunkFileNames: "assets/worker-[hash].js" },
      },
    },
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

/**
 * Opens the page of `buildComponentPage` on the product's origin, so that the product handles its
 * requests; Playwright answers for the page's own files.
 */
export async function openComponentPage(page: Page, files: Files): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) => {
    const found = findFile(files, new URL(route.request().url()).pathname);
    return route.fulfill(found ?? { status: 404 });
  });
  await page.goto(ADDRESS);
}

/**
 * Serves the page of `buildComponentPage` on its own port, for workers that start workers: the test
 * driver does not intercept their requests. Returns its URL and a function that stops it.
 */
export async function serveComponentPage(files: Files): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const found = findFile(files, request.url ?? "");
    response.writeHead(found ? 200 : 404, found?.headers).end(found?.body);
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${ADDRESS}`, close: () => server.close() };
}

function findFile(files: Files, path: string) {
  const name = path.slice(ADDRESS.length);
  const body = files.get(name);
  if (body === undefined) return undefined;
  return {
    body: typeof body === "string" ? body : Buffer.from(body),
    headers: {
      "content-type": TYPES[name.split(".").at(-1) ?? ""] ?? "text/html",
      "content-security-policy": workerPolicy(`/${name}`) ?? POLICY,
    },
  };
}
