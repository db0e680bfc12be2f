import { expect, test, vi } from "vitest";
import type { ModelCheckResult } from "./model-check.ts";
import { createLog } from "../../../observability/log.ts";
import { monitorModels } from "./model-monitor.ts";

const ENDING: ModelCheckResult = {
  checked: true,
  warnings: [{ model: "gpt-x", problem: "shutdown announced", shutdownDate: "2027-01-14", daysLeft: 55 }],
};

test("A shutdown warning stays through failed checks until a check no longer reports it", async () => {
  let result = ENDING;
  let checks = 0;
  const check = () => {
    checks += 1;
    return Promise.resolve(result);
  };
  const monitor = monitorModels({ check, log: createLog("silent"), everyMs: 5 });
  await vi.waitFor(() => expect(monitor.warnings()[0]).toContain("gpt-x"));

  result = { checked: false, warnings: [] };
  const before = checks;
  await vi.waitFor(() => expect(checks).toBeGreaterThan(before + 1));
  expect(monitor.warnings()).toHaveLength(1);

  result = { checked: true, warnings: [] };
  await vi.waitFor(() => expect(monitor.warnings()).toEqual([]));
  monitor.stop();
});
