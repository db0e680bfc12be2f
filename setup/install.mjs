import { execFile } from "node:child_process";
import {
  access,
  constants,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fingerprint, hasStamp } from "./fingerprint.mjs";
import { runInstallScripts } from "./install-scripts.mjs";
import { withSetupLock } from "./lock.mjs";
import { environment, runStep, StepError } from "./processes.mjs";

const OLDEST_NODE = 24;
const STAMP = ".adloom-stamp";
const INPUTS = ["package.json", "package-lock.json", ".npmrc"];
const WORK_PREFIX = "install-";

const runs = (node) =>
  promisify(execFile)(node, ["--version"]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** npm's cache may lie in a home that nobody may write to; then one is made for this run. */
async function cacheArguments(work) {
  const cache = process.env.npm_config_cache ?? join(homedir(), ".npm");
  const usable = await mkdir(cache, { recursive: true })
    .then(() => access(cache, constants.W_OK))
    .then(
      () => true,
      () => false,
    );
  return usable ? [] : ["--cache", join(work, "cache")];
}

/**
 * Removes what killed starts left behind; under the lock all that lies there is theirs. Their npm may still be
 * writing: what cannot go now goes the next time.
 */
async function sweep(setup) {
  for (const name of await readdir(setup)) {
    if (name.startsWith(WORK_PREFIX))
      await rm(join(setup, name), { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * `npm ci` beside the folder, moved into place when complete: a kill at any moment leaves the old
 * packages or the new ones.
 */
async function install({ root, folder, title, node, stamp }) {
  const setup = join(root, ".setup");
  await sweep(setup);
  process.stdout.write(`${title} (once) ...\n`);
  const work = await mkdtemp(join(setup, WORK_PREFIX));
  try {
    for (const name of INPUTS) await copyFile(join(folder, name), join(work, name));
    const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? [node, process.env.npm_execpath] : ["npm"];
    // Whatever the machine's npm is set to: the web build needs the development packages, and the programs of this
    // platform are optional packages.
    const flags = ["--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
    const [program, ...args] = [...npm, "ci", ...flags];
    await runStep(title, program, [...args, ...(await cacheArguments(work))], {
      cwd: work,
      env: environment(node),
    });
    await mkdir(join(work, "node_modules"), { recursive: true });
    // The database's links are made by a script, for example.
    await runInstallScripts({ folder: work, title, node });
    await writeFile(join(work, "node_modules", STAMP), stamp);
    await rename(join(folder, "node_modules"), join(work, "old")).catch((error) => {
      if (error.code !== "ENOENT") throw error;
    });
    await rename(join(work, "node_modules"), join(folder, "node_modules"));
  } finally {
    await sweep(setup);
  }
}

async function ensureInstalled({ root, folder, title, node, version }) {
  const stamp = await fingerprint(folder, ["package-lock.json"], [version, process.platform, process.arch]);
  const file = join(folder, "node_modules", STAMP);
  if (await hasStamp(file, stamp)) return;
  await withSetupLock(root, async () => {
    if (!(await hasStamp(file, stamp))) await install({ root, folder, title, node, stamp });
  });
}

/** The pinned Node.js that npm chose for this machine. Found in its package: npm 10 leaves out the link in `.bin`. */
async function findPinned(folder) {
  const { optionalDependencies } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  for (const name of Object.keys(optionalDependencies)) {
    const node = join(folder, "node_modules", name, "bin", "node");
    if (await runs(node)) return node;
  }
  return undefined;
}

/** The Node.js that runs the product: the pinned one from npm, or this one where none is published for the machine. */
export async function ensureRuntime(root) {
  const folder = join(root, "runtime");
  await ensureInstalled({
    root,
    folder,
    title: "Installing Node.js",
    node: process.execPath,
    version: "any",
  });
  const pinned = await findPinned(folder);
  if (pinned) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath;
  throw new StepError(
    `npm has no ready-made Node.js for ${process.platform}-${process.arch}: install Node.js ${OLDEST_NODE} or newer, then start again.`,
  );
}

/** The project's packages, installed anew only when the lockfile or Node.js has changed. */
export async function ensureDependencies({ root, node }) {
  const version = await runs(node);
  await ensureInstalled({ root, folder: root, title: "Installing dependencies", node, version });
}

/** What the bench looks at pages with: large, and nothing that a start should wait for. */
export async function ensureLighthouse({ root, node }) {
  const folder = join(root, "tests", "bench", "lighthouse");
  await ensureInstalled({ root, folder, title: "Installing Lighthouse", node, version: "any" });
}
