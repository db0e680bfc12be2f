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
    "public",
    "setup/precompress.ts",
    "vite.config.ts",
    "vite.chunks.ts",
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

async function ensureOne({ root, node, bin }, { title, tool, args, stamp, inputs }) {
  const made = await fingerprint(root, inputs);
  const file = join(root, "build", stamp);
  if (await hasStamp(file, made)) return;
  await withSetupLock(root, async () => {
    if (await hasStamp(file, made)) return;
    process.stdout.write(`${title} ...\n`);
    // Gone while the build runs and written after it: a build that was cut off counts as none.
    await rm(file, { force: true });
    await runStep(title, node, [join(bin, tool), ...args], {
      cwd: root,
      env: environment(node, { NODE_ENV: "production" }),
    });
    await mkdir(join(root, "build"), { recursive: true });
    await writeFile(file, made);
  });
}

/** Builds the server and the operator's commands, unless they were built from the very same files. */
export const ensureServer = (machine) => ensureOne(machine, SERVER);

/** Builds the web app and the server, each unless it was built from the very same files. */
export async function ensureBuild(machine) {
  await ensureOne(machine, WEB);
  await ensureServer(machine);
}
