// Writes the table of settings in README.md; a step of `npm run fix`.
import { readFile, writeFile } from "node:fs/promises";
import { replaceSettingsTable } from "#server/boot/settings-table.ts";

const README = new URL("../README.md", import.meta.url);
await writeFile(README, replaceSettingsTable(await readFile(README, "utf8")));
