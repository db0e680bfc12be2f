import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { environment, runQuietly, StepError } from "./processes.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

const CHECK_MS = 120_000;
/** Ends tests that hang; two slow or shared cores need more than 20 minutes. */
const TESTS_MS = 2_100_000;

/** Checks without counts; each counts as one. */
const CHECKS = [
  { title: "Route types", command: ["react-router", "typegen"] },
  { title: "Types of core", command: ["tsc", "-p", "tsconfig.core.json"] },
  { title: "Types of server and tests", command: ["tsc", "-p", "tsconfig.server.json"] },
  { title: "Types of web", command: ["tsc", "-p", "tsconfig.web.json"] },
  { title: "Types of browser tests", command: ["tsc", "-p", "tsconfig.e2e.json"] },
  { title: "Types of set-up", command: ["tsc", "-p", "tsconfig.setup.json"] },
  { title: "Lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { title: "Format", command: ["oxfmt", "--check"] },
];
/** `npm run check` leaves it out. */
const DEAD_CODE = { title: "Dead code", command: ["knip", "--no-progress"] };

const asCount = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, tests: 0 });

function program(machine, [name, ...args], options) {
  return runQuietly(machine.node, [join(machine.bin, name), ...args], {
    cwd: machine.root,
    timeoutMs: options.timeoutMs,
    // Tools choose NODE_ENV themselves; an inherited value would change the web build.
    env: environment(machine.node, { NODE_ENV: undefined, ...options.env }),
  });
}

async function check(machine, command) {
  const { code, output } = await program(machine, command, { timeoutMs: CHECK_MS });
  return { ...asCount(code === 0), output };
}

async function build(machine) {
  try {
    await ensureBuild(machine);
    return { ...asCount(true), output: "" };
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return { ...asCount(false), output: error.message };
  }
}

/**
 * Runs tests and reads the counts from the runner's report. A runner that fails without a failed
 * test counts as one failure.
 */
async function runner(machine, command, { report, read, env = {} }) {
  const { code, output } = await program(machine, command, { timeoutMs: TESTS_MS, env });
  const { passed, failed } = await read(report);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, tests: passed + failed, output };
}

/**
 * The pages of failed browser tests as text, which Playwright writes below `test-results`. The
 * output of a hosted run is often all that is kept of it.
 */
async function failedPages(root) {
  const folder = join(root, "test-results");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith("error-context.md"));
  return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
}

async function browserTests(machine, patterns, report) {
  const command = ["playwright", "test", "--reporter=line,json", "--pass-with-no-tests", ...patterns];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const result = await runner(machine, command, { report, read: readPlaywrightReport, env });
  const pages = result.failed > 0 ? await failedPages(machine.root) : [];
  return { ...result, output: [result.output, ...pages].join("\n\n") };
}

const checkSteps = (machine, checks) =>
  checks.map(({ title, command }) => ({ title, run: () => check(machine, command) }));

function steps(machine, patterns, folder) {
  const unit = join(folder, "vitest.json");
  const e2e = join(folder, "playwright.json");
  const vitest = ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unit}`];
  const tests = [
    { title: "Web build", run: () => build(machine) },
    {
      title: "Unit and integration tests",
      run: () =>
        runner(machine, [...vitest, "--passWithNoTests", ...patterns], {
          report: unit,
          read: readVitestReport,
        }),
    },
    { title: "Browser tests", run: () => browserTests(machine, patterns, e2e) },
  ];
  return patterns.length > 0 ? tests : [...checkSteps(machine, [...CHECKS, DEAD_CODE]), ...tests];
}

/** The unit tests of `npm run check`, with samples of the long properties. */
function quickUnitTests(machine, folder) {
  const report = join(folder, "vitest.json");
  const command = [
    ...["vitest", "run", "--mode", "quick", "--project", "unit"],
    ...["--maxWorkers=2", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
  ];
  return {
    title: "Unit tests",
    run: () => runner(machine, command, { report, read: readVitestReport }),
  };
}

function print({ title, started }, { passed, failed, output }) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
  process.stdout.write(
    `${failed > 0 ? "✗" : "✓"} ${title}: ${passed} passed, ${failed} failed in ${seconds} s\n`,
  );
}

async function runStep({ title, run }, total) {
  const started = performance.now();
  const result = await run();
  print({ title, started }, result);
  total.passed += result.passed;
  total.failed += result.failed;
  total.tests += result.tests;
}

/**
 * Command `npm run check`: types, lint, format and unit tests. Resolves to 0 if
 * everything passed.
 */
export async function runChecks(machine) {
  const folder = await mkdtemp(join(tmpdir(), "adloom-check-"));
  const total = { passed: 0, failed: 0, tests: 0 };
  try {
    // One after the other: each step uses all cores itself.
    for (const step of [...checkSteps(machine, CHECKS), quickUnitTests(machine, folder)]) {
      await runStep(step, total);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

/**
 * Command `npm run fix`: writes generated documentation, applies lint fixes and formats the code.
 */
export async function runFix(machine) {
  const docs = await runQuietly(machine.node, ["scripts/write-settings-table.ts"], {
    cwd: machine.root,
    timeoutMs: CHECK_MS,
    env: environment(machine.node),
  });
  process.stdout.write(docs.output);
  const lint = await program(machine, ["oxlint", "--type-aware", "--fix"], { timeoutMs: CHECK_MS });
  process.stdout.write(lint.output);
  const format = await program(machine, ["oxfmt"], { timeoutMs: CHECK_MS });
  process.stdout.write(format.output);
  return docs.code || lint.code || format.code;
}

/**
 * Command `npm test`: runs all checks and tests, or only the test files whose names contain one of
 * `patterns`. Later steps run after a failure.
 * @returns {Promise<number>} 0 if everything passed and at least one test ran
 */
export async function runTests(machine, patterns) {
  const folder = await mkdtemp(join(tmpdir(), "adloom-test-"));
  const total = { passed: 0, failed: 0, tests: 0 };
  try {
    for (const step of steps(machine, patterns, folder)) await runStep(step, total);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 && total.tests > 0 ? 0 : 1;
}
