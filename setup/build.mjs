import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fingerprint, hasStamp } from "./fingerprint.mjs";
import { withSetupLock } from "./lock.mjs";
import { environment, runStep } from "./processes.mjs";

const INPUTS = [
  "src/web",
  "src/core",
  "public",
  "setup/precompress.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Builds the web app, unless it was built from the very same files. */
export async function ensureBuild({ root, node, bin }) {
  const stamp = await fingerprint(root, INPUTS);
  const file = join(root, "build", ".adloom-stamp");
  if (await hasStamp(file, stamp)) return;
  await withSetupLock(root, async () => {
    if (await hasStamp(file, stamp)) return;
    process.stdout.write("Building the web app ...\n");
    // Gone while the build runs and written after it: a build that was cut off counts as none.
    await rm(file, { force: true });
    await runStep("Building the web app", node, [join(bin, "react-router"), "build"], {
      cwd: root,
      env: environment(node, { NODE_ENV: "production" }),
    });
    await mkdir(join(root, "build"), { recursive: true });
    await writeFile(file, stamp);
  });
}
