import { expect, test } from "vitest";
import { StorageError } from "../adapters/storage/storage.ts";
import { createMetrics } from "./metrics.ts";
import { NO_TRACING } from "./tracing.ts";
import { instrumentCalls } from "./instrument-calls.ts";

test("a call is measured, a failure is counted by its code, and results and errors pass through", async () => {
  const metrics = createMetrics();
  const full = new StorageError("ENOSPC");
  const storage = {
    put: (_key: string) => Promise.reject(full),
    open: async (key: string) => `bytes of ${key}`,
    check: async () => {},
  };
  const instrumented = instrumentCalls({ metrics, tracing: NO_TRACING }, "storage", storage, ["put", "open"]);
  expect(await instrumented.open("a/b")).toBe("bytes of a/b");
  await expect(instrumented.put("a/b")).rejects.toBe(full);
  await instrumented.check();

  const text = await metrics.registry.metrics();
  expect(text).toContain('adloom_call_seconds_count{dependency="storage",call="open"} 1');
  expect(text).toContain('adloom_call_failures_total{dependency="storage",call="put",reason="ENOSPC"} 1');
  expect(text).not.toContain('call="check"');
  expect(text).not.toContain("a/b");
});
