import { readFile } from "node:fs/promises";

async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // The runner exited before it wrote a report.
    return undefined;
  }
}

/**
 * Reads counts from vitest's JSON report, for the summary of `npm test`. A file that could not be
 * loaded counts as one failure.
 */
export async function readVitestReport(file) {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * Reads counts from Playwright's JSON report, for the summary of `npm test`. A test that passed on
 * a retry counts as failed.
 */
export async function readPlaywrightReport(file) {
  const report = await readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
