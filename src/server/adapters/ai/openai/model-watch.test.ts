import { expect, test, vi } from "vitest";
import type { ModelCheckResult } from "./model-check.ts";
import { createLog } from "#server/observability/log.ts";
import { watchModels } from "./model-watch.ts";

const ENDING: ModelCheckResult = {
  checked: true,
  warnings: [{ model: "gpt-x", problem: "shutdown announced", shutdownDate: "2027-01-14", daysLeft: 55 }],
};

test("a shutdown that was announced is told until an answer says otherwise; no answer changes nothing", async () => {
  let answer = ENDING;
  let asked = 0;
  const check = () => {
    asked += 1;
    return Promise.resolve(answer);
  };
  const watch = watchModels({ check, log: createLog("silent"), everyMs: 5 });
  await vi.waitFor(() => expect(watch.warnings()[0]).toContain("gpt-x"));

  answer = { checked: false, warnings: [] };
  const before = asked;
  await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 1));
  expect(watch.warnings()).toHaveLength(1);

  answer = { checked: true, warnings: [] };
  await vi.waitFor(() => expect(watch.warnings()).toEqual([]));
  watch.stop();
});
