import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PAID_TIERS } from "#core/billing/api.ts";
import { replaceSettingsTable } from "./settings-table.ts";

test("The table of settings in README.md matches the settings (npm run fix writes it)", async () => {
  const readme = await readFile("README.md", "utf8");
  expect(readme).toBe(replaceSettingsTable(readme));
});

test("A README without the markers is rejected", () => {
  expect(() => replaceSettingsTable("# Adloom")).toThrow("no markers");
});

test("README.md names the plans that `npm run plan` grants", async () => {
  const readme = await readFile("README.md", "utf8");
  const row = readme.split("\n").find((line) => line.includes("`npm run plan -- EMAIL TIER`"));
  expect(row).toContain(`(${PAID_TIERS.map((tier) => `\`${tier}\``).join(", ")})`);
});
