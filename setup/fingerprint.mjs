import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Contents by path of a file, or of all files below a folder; empty if it does not exist. */
async function contentsOf(path) {
  const names = await readdir(path, { recursive: true }).catch(() => [""]);
  const read = names
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map(async (name) => {
      const file = join(path, name);
      // Folders and missing files cannot be read and are left out.
      return [file, await readFile(file).catch(() => undefined)];
    });
  return (await Promise.all(read)).filter(([, content]) => content !== undefined);
}

/**
 * Hashes names and contents of files and folders under `root`, except tests, and the `extra`
 * strings: build and install skip their work if it is unchanged.
 */
export async function fingerprint(root, paths, extra = []) {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  const contents = (await Promise.all(paths.map((path) => contentsOf(join(root, path))))).flat();
  contents.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, content] of contents) {
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Whether the stamp file of a build or an install contains this fingerprint. */
export async function hasStamp(file, stamp) {
  return (await readFile(file, "utf8").catch(() => "")) === stamp;
}
