import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { environment, runStep } from "./processes.mjs";

const EVENTS = ["preinstall", "install", "postinstall"];

/** Reads a JSON file; `undefined` if it does not exist. */
async function readJson(file) {
  const text = await readFile(file, "utf8").catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Runs only the install scripts of packages that `allowScripts` in package.json allows by name,
 * after `install.mjs` has installed them. npm itself installs with scripts off, because versions
 * before 11 ignore `allowScripts`. Packages for other platforms are not installed.
 */
export async function runInstallScripts({ folder, title, node }) {
  const { allowScripts = {} } = await readJson(join(folder, "package.json"));
  for (const [name, allowed] of Object.entries(allowScripts)) {
    const cwd = join(folder, "node_modules", name);
    const scripts = allowed ? (await readJson(join(cwd, "package.json")))?.scripts : undefined;
    for (const event of EVENTS) {
      const script = scripts?.[event];
      if (script)
        await runStep(`${title}: ${name}`, "/bin/sh", ["-c", script], { cwd, env: environment(node) });
    }
  }
}
