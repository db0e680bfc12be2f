import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** A file name in backticks, with or without folders: `sheet.ts`, `core/limits.ts`. */
const FILE = /`(?:[\w.-]+\/)*([a-z][\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))`/g;

test("docstrings name only files that exist", async () => {
  const paths: string[] = [];
  const patterns = ["*.{ts,mjs}", "{src,setup,tests,scripts}/**/*.{ts,tsx,mjs}"];
  // `npm run bench` installs Lighthouse below `tests/bench`.
  for await (const path of glob(patterns, { exclude: ["**/node_modules/**"] })) paths.push(path);
  const names = new Set(paths.map((path) => basename(path)));
  const wrong: string[] = [];
  for (const path of paths) {
    const text = await readFile(path, "utf8");
    for (const [comment] of text.matchAll(/\/\*\*(?:(?!\*\/)[\s\S])*\*\//g))
      for (const [, file = ""] of comment.matchAll(FILE))
        if (!names.has(file)) wrong.push(`${path}: ${file}`);
  }
  expect(wrong).toEqual([]);
});
