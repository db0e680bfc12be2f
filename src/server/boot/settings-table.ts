import { SETTINGS } from "./settings.ts";

const START = "<!-- settings: written by npm run fix -->\n\n";
const END = "\n<!-- /settings -->";

/** Renders `SETTINGS` as a Markdown table, one row per variable. */
function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { meaning, unset }]) => `| \`${name}\` | ${meaning} | ${unset} |`,
  );
  return ["| name | meaning | when unset |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

/**
 * Replaces the table of settings in README.md. Throws if the markers around it are missing. `npm
 * run fix` calls it; a test checks that README.md is current.
 */
export function replaceSettingsTable(readme: string): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start) throw new Error("README.md has no markers for the table of settings.");
  return readme.slice(0, start) + START + settingsTable() + readme.slice(end);
}
