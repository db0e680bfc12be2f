import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { PRERENDERED_PATHS } from "#web/lib/paths.ts";
import {
  builtPage,
  dashboardRoutes,
  requestsInHtml,
  scriptsInHtml,
  scriptsOfRoute,
  wireBytes,
} from "../../support/browser/built-scripts.ts";

const file = (path: string) => `${path.slice(1)}${path === "/" ? "" : "/"}index.html`;

interface Size {
  readonly what: string;
  readonly measured: number;
  readonly budget: number;
}

/** Budgets of dashboard pages that differ from the others. */
const BUDGETS: Readonly<Record<string, number>> = {
  "routes/overview": 136_000,
  // The board, the panel of an ad and the frames of all platforms.
  "routes/campaign": 220_000,
  // Player and editor of videos: 120 kB beyond the dashboard. Encoders are loaded by the button.
  "routes/film": 245_000,
  // The dialogs of the second factor, and of the deletion of an account.
  "routes/profile": 203_000,
};

/** Bytes after brotli compression; code loaded on the first interaction does not count. */
function measureSizes(): Size[] {
  const landing = builtPage("index.html");
  const requests = requestsInHtml(landing);
  const login = [...scriptsInHtml(builtPage("login/index.html")), ...scriptsOfRoute("routes/login")];
  const routes = dashboardRoutes().map((id) => ({
    what: `${id.replace("routes/", "dashboard: ")}, scripts`,
    measured: wireBytes(scriptsOfRoute(id)),
    budget: BUDGETS[id] ?? 200_000,
  }));
  return [
    { what: "landing, scripts", measured: wireBytes(scriptsInHtml(landing)), budget: 10_000 },
    { what: "landing, requests", measured: 1 + requests.length, budget: 6 },
    {
      what: "landing, everything",
      measured: brotliCompressSync(landing).length + wireBytes(requests),
      budget: 110_000,
    },
    { what: "login, scripts", measured: wireBytes([...new Set(login)]), budget: 122_000 },
    {
      what: "review page, scripts",
      measured: wireBytes(scriptsInHtml(builtPage("review/index.html"))),
      budget: 110_000,
    },
    ...routes,
  ];
}

let sizes: Size[];

beforeAll(() => {
  sizes = measureSizes();
});

test("every page stays within its budget", () => {
  const table = sizes
    .map(({ what, measured, budget }) => {
      const line = `${what.padEnd(34)}${String(measured).padStart(8)} of ${String(budget).padStart(7)}`;
      return measured > budget ? `${line}  OVER` : line;
    })
    .join("\n");
  expect(sizes.length).toBeGreaterThan(9);
  expect(sizes.filter(({ measured, budget }) => measured > budget).length, `\n${table}\n`).toBe(0);
});

test("the landing page neither runs nor preloads the app", () => {
  const html = builtPage("index.html");
  expect(scriptsInHtml(html)).toEqual(["/landing.js"]);
  expect(html).not.toContain("__reactRouterContext");
});

test("the app's scripts do not block the first paint", () => {
  for (const path of PRERENDERED_PATHS) {
    const blocking = builtPage(file(path)).match(
      /<script\b(?=[^>]*\ssrc=)(?![^>]*\s(?:defer|async|type="module"))[^>]*>/g,
    );
    expect(blocking, path).toBeNull();
  }
});

test("images have a modern format and declare their size to avoid layout shifts", () => {
  for (const path of PRERENDERED_PATHS) {
    for (const picture of builtPage(file(path)).match(/<img\b[^>]*>/g) ?? []) {
      expect(picture, path).toMatch(/\ssrc="[^"]+\.(?:avif|webp|svg)"/);
      expect(picture, path).toMatch(/\swidth="\d+"/);
      expect(picture, path).toMatch(/\sheight="\d+"/);
    }
  }
});

test("pages contain no style attributes or inline handlers, which the content security policy would block", () => {
  for (const name of [...PRERENDERED_PATHS.map(file), "__spa-fallback.html"]) {
    expect(builtPage(name), name).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/);
  }
});
