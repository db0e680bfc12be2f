import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One more than the cores of a small machine: integration tests mostly wait, for processes and deadlines.
    maxWorkers: 3,
    projects: [
      // Some draw pictures or thousands of briefs; on a busy machine that takes its time.
      { test: { name: "unit", include: ["src/**/*.test.ts", "setup/**/*.test.mjs"], testTimeout: 60_000 } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/setup/database.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
