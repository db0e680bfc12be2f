// Makes a fresh machine ready and runs one command: node setup.mjs COMMAND [ARGS]. README.md says what each one does.
// Runs on the Node.js that is there (20 or newer), with nothing installed yet: built-ins only, here and in setup/.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runAudit } from "./setup/audit.mjs";
import { ensureBuild, ensureServer } from "./setup/build.mjs";
import { runDev } from "./setup/dev.mjs";
import { ensureDependencies, ensureLighthouse, ensureRuntime } from "./setup/install.mjs";
import { StepError } from "./setup/processes.mjs";
import { runSbom } from "./setup/sbom.mjs";
import { SERVER_FLAGS } from "./setup/server-settings.mjs";
import { runInFront } from "./setup/start.mjs";
import { runChecks, runFix, runTests } from "./setup/test.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));
const [command = "", ...args] = process.argv.slice(2);

/** An operator's command, `src/server/cli/NAME.ts`. */
const operator = (name) => async (machine) => {
  await ensureServer(machine);
  return runInFront(machine, [`build/product/${name}.mjs`, ...args]);
};

const COMMANDS = {
  async start(machine) {
    await ensureBuild(machine);
    return runInFront(machine, [...SERVER_FLAGS, "build/product/main.mjs"]);
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
    await ensureBuild(machine);
    const vitest = join(machine.bin, "vitest");
    return runInFront(machine, [vitest, "run", "--config", "tests/faults/vitest.config.ts", ...args]);
  },
  audit: (machine) => runAudit(machine),
  sbom: (machine) => runSbom(machine),
  plan: operator("plan"),
  backup: operator("backup"),
  doctor: operator("doctor"),
  report: operator("report"),
  restore: operator("restore"),
  "second-factor:reset": operator("second-factor-reset"),
  "stripe:setup": operator("stripe-setup"),
  async bench(machine) {
    await ensureBuild(machine);
    const rows = args.filter((name) => name !== "pages");
    // What is measured runs as `npm start` runs it.
    const bench = () => runInFront(machine, [...SERVER_FLAGS, "tests/bench/main.ts", ...rows]);
    const code = args.length > 0 && rows.length === 0 ? 0 : await bench();
    if (code !== 0 || (args.length > 0 && !args.includes("pages"))) return code;
    await ensureLighthouse(machine);
    return runInFront(machine, ["tests/bench/pages.ts"]);
  },
  async screenshots(machine) {
    await ensureBuild(machine);
    return runInFront(machine, ["scripts/screenshots.ts", ...args]);
  },
  "contact-sheet": (machine) => runInFront(machine, ["scripts/contact-sheet.ts", ...args]),
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
