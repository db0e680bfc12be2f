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

const versionOf = (node) =>
  promisify(execFile)(node, ["--version"]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** If npm's cache is not writable, a temporary cache is used. */
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
 * Removes folders that killed starts left behind; the lock excludes running ones. Their npm may
 * still be writing, so a folder that cannot be removed is left for the next time.
 */
async function sweep(setup) {
  for (const name of await readdir(setup)) {
    if (name.startsWith(WORK_PREFIX))
      await rm(join(setup, name), { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Runs `npm ci` in a temporary folder and renames the result, so that a kill leaves either the old
 * or the new packages.
 */
async function install({ root, folder, title, node, stamp }) {
  const setup = join(root, ".setup");
  await sweep(setup);
  process.stdout.write(`${title} (once) ...\n`);
  const work = await mkdtemp(join(setup, WORK_PREFIX));
  try {
    for (const name of INPUTS) await copyFile(join(folder, name), join(work, name));
    const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? [node, process.env.npm_execpath] : ["npm"];
    // Independent of npm's settings: the build needs development packages, and native programs are
    // optional packages.
    const flags = ["--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
    const [program, ...args] = [...npm, "ci", ...flags];
    await runStep(title, program, [...args, ...(await cacheArguments(work))], {
      cwd: work,
      env: environment(node),
    });
    await mkdir(join(work, "node_modules"), { recursive: true });
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

/**
 * Finds the pinned Node.js of this platform in its package, because npm 10 does not link it in
 * `.bin`.
 */
async function findPinned(folder) {
  const { optionalDependencies } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  for (const name of Object.keys(optionalDependencies)) {
    const node = join(folder, "node_modules", name, "bin", "node");
    if (await versionOf(node)) return node;
  }
  return undefined;
}

/**
 * Returns the Node.js that runs the product, and installs it first if needed: the pinned one, or
 * this one if none exists for the platform. `setup.mjs` calls it before each command.
 */
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
    `npm has no Node.js for ${process.platform}-${process.arch}: install Node.js ${OLDEST_NODE} or newer, then start again.`,
  );
}

/** Installs the project's packages before each command if the lockfile or Node.js has changed. */
export async function ensureDependencies({ root, node }) {
  const version = await versionOf(node);
  await ensureInstalled({ root, folder: root, title: "Installing dependencies", node, version });
}

/**
 * Installs the native packages that render videos on the server, for a start with
 * `FILM_RENDERER=server`, the fault tests and the bench. They are a separate package because they
 * are native code under other licenses, which other installations do not need.
 */
export async function ensureFilmRenderer({ root, node }) {
  const folder = join(root, "film-renderer");
  await ensureInstalled({ root, folder, title: "Installing the renderer of videos", node, version: "any" });
}

/**
 * Installs Lighthouse for the bench; separate, because it is large and a start does not need it.
 */
export async function ensureLighthouse({ root, node }) {
  const folder = join(root, "tests", "bench", "lighthouse");
  await ensureInstalled({ root, folder, title: "Installing Lighthouse", node, version: "any" });
}
