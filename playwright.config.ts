import { defineConfig } from "@playwright/test";
import { browserLaunch } from "./tests/support/browser/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: ["./tests/setup/server.mjs", "./tests/setup/product.ts"],
  // A flaky test fails.
  retries: 0,
  // The cores of a small machine. With more, tests on a busy machine reach limits of the product,
  // such as five seconds for a connection to the database.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Upper limits for a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup, before the workers read this file.
    ...(process.env["E2E_URL"] ? { baseURL: process.env["E2E_URL"] } : {}),
    browserName: "chromium",
    // Animations take most of the browser's time; tests of motion enable them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await browserLaunch(process.env),
    // Traces take a third of a test's time; record one with `npx playwright test --trace on`.
    screenshot: "only-on-failure",
  },
});
