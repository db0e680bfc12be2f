import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const checklist = readFileSync(new URL("docs/security.md", ROOT), "utf8");

/** Every requirement that the checklist has to close. */
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`);
const REQUIRED = [
  ...numbered("BA", 17),
  ...numbered("HO", 10),
  ...numbered("DZ", 8),
  ...numbered("PB", 5),
  ...numbered("ST", 8),
  ...numbered("AI", 8),
  ...numbered("SH", 6),
  ...numbered("NM", 2),
  ...numbered("RX", 1),
  ...["2.2.2", "2.3.3", "2.3.4", "2.4.1", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.4.1", "3.4.3", "3.4.4"],
  ...["3.4.5", "3.4.6", "3.5.1", "3.5.2", "3.5.3", "3.5.8", "3.7.2", "4.1.3", "5.2.1", "5.2.2", "5.2.3"],
  ...["5.2.4", "5.2.6", "5.3.1", "5.3.2", "5.4.1", "5.4.2", "6.2.x", "6.3.1", "6.3.8", "6.5.1", "7.2.4"],
  ...["7.4.1", "7.4.3", "7.5.2", "8.2.1", "8.2.2", "8.2.3", "8.3.2", "12.x", "13.4.x", "14.2.1", "14.3.2"],
  ...["15.3.1", "15.3.2", "15.3.3", "15.3.4", "15.3.6", "16.x", "16.5.1", "16.5.2", "16.5.3"],
];

test("the checklist closes every requirement, each with a test that there is", () => {
  const entries = checklist.split("\n").filter((line) => line.startsWith("- **"));
  const closed = entries.flatMap((line) => /^- \*\*(.+?)\*\*/.exec(line)?.[1]?.split(", ") ?? []);
  expect(REQUIRED.filter((id) => !closed.includes(id))).toEqual([]);
  const patterns = ["src/**/*.{test,contract}.ts", "tests/**/*.test.ts", "setup/**/*.test.mjs"];
  const files = globSync(patterns, { cwd: ROOT });
  const named = [...checklist.matchAll(/`([\w./-]+\.m?[jt]s)`: "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(80);
  for (const line of entries) expect(line).toMatch(/`[\w./-]+\.m?[jt]s`: "/);
  const missing = named.filter(([, file = "", name = ""]) => {
    // By as much of its path as tells it from all others.
    const [path, another] = files.filter((candidate) => `/${candidate}`.endsWith(`/${file}`));
    return !path || another !== undefined || !readFileSync(new URL(path, ROOT), "utf8").includes(name);
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});
