import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { environment, runQuietly, StepError } from "./processes.mjs";

const FILE = join("build", "sbom.cdx.json");
const TIMEOUT_MS = 60_000;

const readJson = async (...path) => JSON.parse(await readFile(join(...path), "utf8"));

/**
 * Runs `npm sbom`. `--omit=dev` would also omit packages that the product shares with development
 * tools.
 */
async function readNpmSbom({ root, node }) {
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--loglevel=error"];
  const options = { cwd: root, env: environment(node), timeoutMs: TIMEOUT_MS };
  const { code, output } = await runQuietly("npm", args, options);
  if (code !== 0) throw new StepError(`${output.trimEnd()}\n\nnpm could not list the packages (see above).`);
  return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
}

/** Lists the packages of the lockfile that are installed in `folder`. */
async function listInstalled(folder) {
  const { packages } = await readJson(folder, "package-lock.json");
  const found = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "") continue;
    const isInstalled = await access(join(folder, path, "package.json")).then(
      () => true,
      () => false,
    );
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    if (isInstalled) found.push({ name, ...entry });
  }
  return found;
}

/** @param {string} integrity as in lockfiles, for example `sha512-...` */
function toHash(integrity) {
  const [algorithm = "", digest = ""] = integrity.split("-");
  return { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(digest, "base64").toString("hex") };
}

/** Describes the pinned Node.js, which has its own lockfile. */
function toPlatform({ name, version, integrity, license }) {
  return {
    "bom-ref": `${name}@${version}`,
    type: "platform",
    name,
    version,
    scope: "required",
    purl: `pkg:npm/${name}@${version}`,
    hashes: [toHash(integrity)],
    ...(license && { licenses: [{ license: { id: license } }] }),
  };
}

/**
 * Lists the packages that the bill of materials does not contain, so that `makeSbom` can reject it.
 * @param {{ components: { name: string, version: string }[] }} bom
 * @param {{ name: string, version: string }[]} packages
 * @returns {string[]}
 */
export function findMissingPackages({ components }, packages) {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  return packages.map(({ name, version }) => `${name}@${version}`).filter((id) => !listed.has(id));
}

/**
 * Creates a bill of materials of all installed packages, including Node.js and development tools,
 * which are marked as such. Throws `StepError` if it would be incomplete.
 */
async function makeSbom(machine) {
  const bom = await readNpmSbom(machine);
  const packages = await listInstalled(machine.root);
  const platforms = await listInstalled(join(machine.root, "runtime"));
  const { name } = await readJson(machine.root, "package.json");
  // npm uses the folder's name.
  bom.metadata.component.name = name;
  bom.components.push(...platforms.map(toPlatform));
  const root = bom.dependencies.find(({ ref }) => ref === bom.metadata.component["bom-ref"]);
  for (const { name, version } of platforms) {
    root.dependsOn.push(`${name}@${version}`);
    bom.dependencies.push({ ref: `${name}@${version}`, dependsOn: [] });
  }
  const missing = findMissingPackages(bom, [...packages, ...platforms]);
  if (missing.length > 0) throw new StepError(`npm omitted these packages: ${missing.join(", ")}`);
  return bom;
}

/** Command `npm run sbom`: writes the bill of materials (CycloneDX 1.5, JSON) into `build/`. */
export async function runSbom(machine) {
  const bom = await makeSbom(machine);
  await mkdir(join(machine.root, "build"), { recursive: true });
  await writeFile(join(machine.root, FILE), `${JSON.stringify(bom, null, 2)}\n`);
  process.stdout.write(`${bom.components.length} components in ${FILE}\n`);
  return 0;
}
