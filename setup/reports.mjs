import { readFile } from "node:fs/promises";

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // The runner ended before it could write one.
    return undefined;
  }
}

/** Counts of vitest's JSON report; a file that could not be loaded has no tests and counts as one failure. */
export async function readVitestReport(file) {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts of Playwright's JSON report; a test that passed only on a second try has failed. */
export async function readPlaywrightReport(file) {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
