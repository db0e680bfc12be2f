import { defineConfig } from "vitest/config";

/**
 * Unit tests that draw or lay out pictures, measure sound, start workers or npm, wait for servers
 * that do not respond, or need many runs. `npm run check` leaves them out.
 */
const SLOW = ["src/**/*.slow.test.ts", "setup/**/*.slow.test.mjs"];

export default defineConfig(({ mode }) => ({
  test: {
    // One more than the cores of a small machine, because integration tests mostly wait.
    maxWorkers: 3,
    // Modules keep no state, so test files can share them; loading the server for each file takes
    // seconds.
    isolate: false,
    // `--mode quick` is for `npm run check`.
    provide: { isQuick: mode === "quick" },
    projects: [
      // Long enough for tests that write thousands of briefs on a busy machine.
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "setup/**/*.test.mjs"],
          exclude: SLOW,
          testTimeout: 60_000,
        },
      },
      { test: { name: "slow", include: SLOW, testTimeout: 60_000 } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/setup/server.mjs", "tests/setup/database.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
