import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Contents by path of a file, or of every file below a folder; nothing where there is none. */
async function contentsOf(path) {
  const names = await readdir(path, { recursive: true }).catch(() => [""]);
  const read = names
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map(async (name) => {
      const file = join(path, name);
      // Folders and what is missing cannot be read and do not count.
      return [file, await readFile(file).catch(() => undefined)];
    });
  return (await Promise.all(read)).filter(([, content]) => content !== undefined);
}

/** A hash over the contents and names of files and folders under `root`, tests left out, and over `extra` words. */
export async function fingerprint(root, paths, extra = []) {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  const contents = (await Promise.all(paths.map((path) => contentsOf(join(root, path))))).flat();
  contents.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [file, content] of contents) {
    hash.update(`\0${relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Whether the stamp file says that its neighbours were made from this fingerprint. */
export async function hasStamp(file, stamp) {
  return (await readFile(file, "utf8").catch(() => "")) === stamp;
}
