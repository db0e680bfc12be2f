// Prepares a fresh machine and runs one command: node setup.mjs COMMAND [ARGS]. README.md describes
// the commands. Runs on Node.js 20 or newer before anything is installed, so this file and setup/
// use built-in modules only.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runAudit } from "./setup/audit.mjs";
import { ensureBuild, ensureServer } from "./setup/build.mjs";
import { runDev } from "./setup/dev.mjs";
import { ensureDependencies, ensureFilmRenderer, ensureLighthouse, ensureRuntime } from "./setup/install.mjs";
import { StepError } from "./setup/processes.mjs";
import { runSbom } from "./setup/sbom.mjs";
import { SERVER_FLAGS } from "./setup/server-settings.mjs";
import { runInForeground } from "./setup/start.mjs";
import { runChecks, runFix, runTests } from "./setup/test.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const [command = "", ...args] = process.argv.slice(2);

/** A command of the operator, built from `src/server/cli/NAME.ts`. */
const operatorCommand = (name) => async (machine) => {
  await ensureServer(machine);
  return runInForeground(machine, [`build/product/${name}.mjs`, ...args]);
};

const COMMANDS = {
  async start(machine) {
    if (process.env.FILM_RENDERER === "server") await ensureFilmRenderer(machine);
    await ensureBuild(machine);
    return runInForeground(machine, [...SERVER_FLAGS, "build/product/main.mjs"]);
  },
  async build(machine) {
    await ensureBuild(machine);
    return 0;
  },
  dev: (machine) => runDev(machine),
  test: (machine) => runTests(machine, args),
  check: (machine) => runChecks(machine),
  fix: (machine) => runFix(machine),
  async "test:faults"(machine) {
    await ensureFilmRenderer(machine);
    await ensureBuild(machine);
    const vitest = join(machine.bin, "vitest");
    return runInForeground(machine, [vitest, "run", "--config", "tests/faults/vitest.config.ts", ...args]);
  },
  audit: (machine) => runAudit(machine),
  sbom: (machine) => runSbom(machine),
  plan: operatorCommand("plan"),
  backup: operatorCommand("backup"),
  doctor: operatorCommand("doctor"),
  report: operatorCommand("report"),
  restore: operatorCommand("restore"),
  "second-factor:reset": operatorCommand("second-factor-reset"),
  "stripe:setup": operatorCommand("stripe-setup"),
  async bench(machine) {
    await ensureFilmRenderer(machine);
    await ensureBuild(machine);
    const rows = args.filter((name) => name !== "pages");
    // Runs with the flags of `npm start`.
    const bench = () => runInForeground(machine, [...SERVER_FLAGS, "tests/bench/main.ts", ...rows]);
    const code = args.length > 0 && rows.length === 0 ? 0 : await bench();
    if (code !== 0 || (args.length > 0 && !args.includes("pages"))) return code;
    await ensureLighthouse(machine);
    return runInForeground(machine, ["tests/bench/pages.ts"]);
  },
  async screenshots(machine) {
    await ensureBuild(machine);
    return runInForeground(machine, ["scripts/screenshots.ts", ...args]);
  },
  "eval:copy": (machine) => runInForeground(machine, ["scripts/eval-copy.ts", ...args]),
  "contact-sheet": (machine) => runInForeground(machine, ["scripts/contact-sheet.ts", ...args]),
};

async function main() {
  if (!Object.hasOwn(COMMANDS, command)) {
    throw new StepError(`Usage: node setup.mjs ${Object.keys(COMMANDS).join("|")}`);
  }
  const node = await ensureRuntime(root);
  const machine = { root, node, bin: join(root, "node_modules", ".bin") };
  await ensureDependencies(machine);
  return COMMANDS[command](machine);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
