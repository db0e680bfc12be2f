import { expect, test } from "vitest";
import { loadAfterPaint } from "./after-paint.ts";
import { inlineHash, pagePolicy } from "./page-policy.ts";

const CODE = 'import "/assets/a.js";const cost = "$&";';
const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/s.css"/></head><body>Log In<script type="module" async="">${CODE}</script></body>`;

test("the application's code is fetched by a script alone, and the page's policy still knows it", () => {
  const html = loadAfterPaint(PAGE);
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module" async/);
  expect(html).toContain(`<script type="text/plain" id="app-code">${CODE}</script>`);
  expect(html).toContain('<link rel="later" href="/assets/a.js"/>');
  expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
  expect(pagePolicy(html, false)).toContain(inlineHash(CODE));
});

test("a page without the application's code stays as it is", () => {
  const html = '<head><script src="/assets/landing.js" defer=""></script></head>';
  expect(loadAfterPaint(html)).toBe(html);
});
