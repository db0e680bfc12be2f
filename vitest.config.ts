import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One more than the cores of a small machine: integration tests mostly wait, for processes and deadlines.
    maxWorkers: 3,
    // No module keeps anything of its own, so files can share them: reading the server anew for each takes seconds.
    isolate: false,
    projects: [
      // Some draw pictures or thousands of briefs; on a busy machine that takes its time.
      { test: { name: "unit", include: ["src/**/*.test.ts", "setup/**/*.test.mjs"], testTimeout: 60_000 } },
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
});
