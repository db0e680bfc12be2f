import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { replaceSettingsTable } from "./settings-table.ts";

test("The table of settings in README.md matches the settings (npm run fix writes it)", async () => {
  const readme = await readFile("README.md", "utf8");
  expect(readme).toBe(replaceSettingsTable(readme));
});

test("A README without the markers is rejected", () => {
  expect(() => replaceSettingsTable("# Adloom")).toThrow("no markers");
});
