import { defineConfig } from "vitest/config";

// Long runs with faults, one at a time, because they kill processes and would disturb each other:
// npm run test:faults [PATTERN]
/** Configuration of the fault tests (`npm run test:faults`). */
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["tests/setup/server.mjs", "tests/setup/database.ts"],
    fileParallelism: false,
    testTimeout: 15 * 60_000,
    hookTimeout: 60_000,
  },
});
