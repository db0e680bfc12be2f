import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One more than the cores of a small machine: integration tests mostly wait, for processes and deadlines.
    maxWorkers: 3,
    projects: [
      { test: { name: "unit", include: ["src/**/*.test.ts", "setup/**/*.test.mjs"] } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/setup/database.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
