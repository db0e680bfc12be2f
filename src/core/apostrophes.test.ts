import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
/** Strings in double quotes or backticks with a straight apostrophe after a letter. */
const STRAIGHT = /(["`])(?:(?!\1).)*\p{L}'(?:s|t|re|ll|ve)\b(?:(?!\1).)*\1/u;

test("texts that users see have typographic apostrophes", async () => {
  const found: string[] = [];
  for await (const file of glob(["**/*.copy.ts", "checks/check-image.ts", "checks/sources.ts"], {
    cwd: ROOT,
  }))
    for (const line of (await readFile(`${ROOT}${file}`, "utf8")).split("\n"))
      if (!/^\s*(?:\*|\/)/.test(line) && STRAIGHT.test(line)) found.push(`${file}: ${line.trim()}`);
  expect(found).toEqual([]);
});
