import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint, hasStamp } from "./fingerprint.mjs";
import { withSetupLock } from "./lock.mjs";
import { environment, runStep } from "./processes.mjs";

const WEB = {
  title: "Building the web app",
  tool: "react-router",
  args: ["build"],
  stamp: ".adloom-stamp",
  inputs: [
    "src/web",
    "src/core",
    "src/studio/film",
    "src/studio/random.ts",
    "public",
    "setup/precompress.ts",
    "vite.config.ts",
    "vite.chunks.ts",
    "vite.review.config.ts",
    "react-router.config.ts",
    "package.json",
    "package-lock.json",
  ],
};

const SERVER = {
  title: "Building the server",
  tool: "vite",
  args: ["build", "--config", "vite.server.config.ts", "--logLevel", "warn"],
  stamp: ".adloom-server-stamp",
  inputs: [
    "src/server",
    "src/core",
    "src/studio",
    "package.json",
    "vite.server.config.ts",
    "package-lock.json",
  ],
};

async function ensureTarget({ root, node, bin }, { title, tool, args, stamp, inputs }) {
  const wanted = await fingerprint(root, inputs);
  const file = join(root, "build", stamp);
  if (await hasStamp(file, wanted)) return;
  await withSetupLock(root, async () => {
    if (await hasStamp(file, wanted)) return;
    process.stdout.write(`${title} ...\n`);
    // Removed before the build and written after it, so that an interrupted build does not count.
    await rm(file, { force: true });
    await runStep(title, node, [join(bin, tool), ...args], {
      cwd: root,
      env: environment(node, { NODE_ENV: "production" }),
    });
    await mkdir(join(root, "build"), { recursive: true });
    await writeFile(file, wanted);
  });
}

/**
 * Builds the server and the operator's commands, unless the inputs are unchanged; called before
 * each command of the operator and by `ensureBuild`.
 */
export const ensureServer = (machine) => ensureTarget(machine, SERVER);

/**
 * Builds the web app and the server, unless their inputs are unchanged; called by start, build,
 * test, bench and screenshots.
 */
export async function ensureBuild(machine) {
  await ensureTarget(machine, WEB);
  await ensureServer(machine);
}
