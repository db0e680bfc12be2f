import { expect, test } from "vitest";
import {
  brotliBytes,
  builtPage,
  dashboardRoutes,
  scriptsInHtml,
  scriptsOfRoute,
} from "../support/built-scripts.ts";

/** Compressed JavaScript in bytes; what is only loaded on the first key or pointer does not count. */
const BUDGET = { landing: 10_000, login: 120_000, dashboard: 200_000 };

test("the landing page needs next to no script", () => {
  const html = builtPage("index.html");
  const scripts = scriptsInHtml(html);
  expect(scripts).toContain("/landing.js");
  expect(brotliBytes(scripts)).toBeLessThanOrEqual(BUDGET.landing);
  expect(html).not.toContain("__reactRouterContext");
});

test("the login page stays within its budget", () => {
  const scripts = new Set([
    ...scriptsInHtml(builtPage("login/index.html")),
    ...scriptsOfRoute("routes/login"),
  ]);
  expect(brotliBytes([...scripts])).toBeLessThanOrEqual(BUDGET.login);
});

test("every dashboard route stays within its budget", () => {
  const routes = dashboardRoutes();
  expect(routes).toContain("routes/text-ads");
  for (const id of routes) {
    expect(brotliBytes(scriptsOfRoute(id)), id).toBeLessThanOrEqual(BUDGET.dashboard);
  }
});

test("pages carry no style attribute, which the content security policy would refuse", () => {
  for (const file of ["index.html", "login/index.html", "signup/index.html", "__spa-fallback.html"]) {
    expect(builtPage(file), file).not.toMatch(/\sstyle="/);
  }
});
