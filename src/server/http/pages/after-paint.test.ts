import { expect, test } from "vitest";
import { loadAfterPaint } from "./after-paint.ts";
import { inlineHash, pagePolicy } from "./page-policy.ts";

const CODE = 'import "/assets/a.js";const cost = "$&";';
const PAGE = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/s.css"/></head><body>Log In<script type="module" async="">${CODE}</script></body>`;

test("The page loads the application by script, and its policy still allows the code", () => {
  const html = loadAfterPaint(PAGE);
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module" async/);
  expect(html).toContain(`<script type="text/plain" id="app-code">${CODE}</script>`);
  expect(html).toContain('<link rel="later" href="/assets/a.js"/>');
  expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
  expect(pagePolicy(html, false)).toContain(inlineHash(CODE));
});

test("A page without the application's code is unchanged", () => {
  const html = '<head><script src="/assets/landing.js" defer=""></script></head>';
  expect(loadAfterPaint(html)).toBe(html);
});
