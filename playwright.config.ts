import { defineConfig } from "@playwright/test";
import { browserLaunch } from "./tests/support/browser/browser.ts";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: ["./tests/setup/server.mjs", "./tests/setup/product.ts"],
  // A test that passes only sometimes fails.
  retries: 0,
  // One more than the cores of a small machine: a browser test waits for the server half of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Limits for a busy machine; nothing waits for them.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup, before the workers read this file.
    ...(process.env["E2E_URL"] ? { baseURL: process.env["E2E_URL"] } : {}),
    browserName: "chromium",
    // Drawing motion takes most of the browser's time; what moves is tested where motion is asked for.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: await browserLaunch(process.env),
    // Recording a trace takes a third of a test's time: `npx playwright test --trace on` where one is wanted.
    screenshot: "only-on-failure",
  },
});
