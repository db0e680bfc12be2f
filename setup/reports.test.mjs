import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "adloom-reports-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(report) {
  const file = join(folder, "report.json");
  await writeFile(file, JSON.stringify(report));
  return file;
}

test("A test file that cannot be loaded is a failure", async () => {
  const file = await written({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  });
  expect(await readVitestReport(file)).toEqual({ passed: 5, failed: 2 });
});

test("A browser test that passed on a retry and an error outside tests are failures", async () => {
  const file = await written({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: "the product did not start" }],
  });
  expect(await readPlaywrightReport(file)).toEqual({ passed: 7, failed: 3 });
});

test("A missing report is a failure", async () => {
  const file = join(folder, "none.json");
  expect(await readVitestReport(file)).toEqual({ passed: 0, failed: 1 });
  expect(await readPlaywrightReport(file)).toEqual({ passed: 0, failed: 1 });
});
