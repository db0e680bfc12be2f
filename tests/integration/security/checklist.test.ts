import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const checklist = readFileSync(new URL("docs/security.md", ROOT), "utf8");

/** Minimum number of properties in each section of the checklist. */
const REQUIRED_PROPERTIES = {
  Accounts: 22,
  "Unverified sign-ups": 6,
  Ownership: 3,
  HTTP: 15,
  "Exposure and settings": 6,
  Database: 10,
  Jobs: 4,
  Payments: 10,
  "AI provider": 8,
  "Images and files": 9,
  Mail: 3,
  Packages: 3,
};

/** Requirements of OWASP ASVS 5.0 that the checklist covers. */
const REQUIRED_ASVS = [
  ...["2.2.2", "2.3.3", "2.3.4", "2.4.1", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.4.1", "3.4.3", "3.4.4"],
  ...["3.4.5", "3.4.6", "3.5.1", "3.5.2", "3.5.3", "3.5.8", "3.7.2", "4.1.3", "5.2.1", "5.2.2", "5.2.3"],
  ...["5.2.4", "5.2.6", "5.3.1", "5.3.2", "5.4.1", "5.4.2", "6.2.x", "6.3.1", "6.3.8", "6.5.1", "7.2.4"],
  ...["7.4.1", "7.4.3", "7.5.2", "8.2.1", "8.2.2", "8.2.3", "8.3.2", "12.x", "13.4.x", "14.2.1", "14.3.2"],
  ...["15.3.1", "15.3.2", "15.3.3", "15.3.4", "15.3.6", "16.x", "16.5.1", "16.5.2", "16.5.3"],
];

/** List items of a section; each is a sentence and the tests that prove it. */
const propertiesOf = (section: string) =>
  (checklist.split(`\n## ${section}\n`)[1]?.split("\n## ")[0] ?? "")
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim());

test("The security checklist covers every requirement, each with an existing test", () => {
  const properties = Object.entries(REQUIRED_PROPERTIES).flatMap(([section, count]) => {
    const items = propertiesOf(section);
    expect(items.length, section).toBeGreaterThanOrEqual(count);
    return items;
  });
  for (const item of properties) expect(item).toMatch(/`[\w./-]+\.m?[jt]s`: "/);
  const covered = properties.flatMap((item) => /\(ASVS\s+([^)]+)\)/.exec(item)?.[1]?.split(/,\s+/) ?? []);
  expect(REQUIRED_ASVS.filter((id) => !covered.includes(id))).toEqual([]);

  const patterns = ["src/**/*.{test,contract}.ts", "tests/**/*.test.ts", "setup/**/*.test.mjs"];
  const files = globSync(patterns, { cwd: ROOT });
  const named = [...checklist.matchAll(/`([\w./-]+\.m?[jt]s)`: "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(([, file = "", name = ""]) => {
    // The path is as long as necessary to match only one file.
    const [path, another] = files.filter((candidate) => `/${candidate}`.endsWith(`/${file}`));
    return !path || another !== undefined || !readFileSync(new URL(path, ROOT), "utf8").includes(name);
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});
