import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Integration tests mostly wait, for processes and deadlines.
    maxWorkers: 2,
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
