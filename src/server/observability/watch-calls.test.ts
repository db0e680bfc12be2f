import { expect, test } from "vitest";
import { StorageError } from "../adapters/storage/storage.ts";
import { createMetrics } from "../metrics.ts";
import { NO_TRACING } from "./tracing.ts";
import { watchCalls } from "./watch-calls.ts";

test("a call is counted with its failure's code, and what it gives or throws goes through", async () => {
  const metrics = createMetrics();
  const full = new StorageError("ENOSPC");
  const storage = {
    put: (_key: string) => Promise.reject(full),
    open: async (key: string) => `bytes of ${key}`,
    check: async () => {},
  };
  const watched = watchCalls({ metrics, tracing: NO_TRACING }, "storage", storage, ["put", "open"]);
  expect(await watched.open("a/b")).toBe("bytes of a/b");
  await expect(watched.put("a/b")).rejects.toBe(full);
  await watched.check();

  const told = await metrics.registry.metrics();
  expect(told).toContain('adloom_call_seconds_count{dependency="storage",call="open"} 1');
  expect(told).toContain('adloom_call_failures_total{dependency="storage",call="put",reason="ENOSPC"} 1');
  expect(told).not.toContain('call="check"');
  expect(told).not.toContain("a/b");
});
