import { environment, runQuietly } from "./processes.mjs";

const TIMEOUT_MS = 60_000;
/** From here on the command fails. */
const SERIOUS = ["high", "critical"];

/**
 * What `npm audit --json` said.
 * @param {string} output what it printed, warnings around the JSON included
 * @returns {{ advisories: { name: string, severity: string, title: string, url: string }[] } | { reason: string }}
 */
export function readAudit(output) {
  const json = output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1);
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return { reason: output.trim().split("\n").at(-1) || "npm said nothing" };
  }
  if (report.vulnerabilities === undefined) {
    return { reason: String(report.message ?? report.error?.summary ?? "npm gave no list") };
  }
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((cause) => typeof cause === "object")
      .map(({ severity, title, url }) => ({ name, severity, title, url })),
  );
  return { advisories };
}

/**
 * Asks the registry for known weaknesses of what is installed. A registry that cannot be asked is said, and is no failure: the
 * product can be built without one.
 * @returns {Promise<number>} 1 when a serious one is known
 */
export async function runAudit({ root, node }) {
  const asked = await runQuietly("npm", ["audit", "--json"], {
    cwd: root,
    env: environment(node),
    timeoutMs: TIMEOUT_MS,
  }).catch((error) => ({ output: String(error.message) }));
  const found = readAudit(asked.output);
  if ("reason" in found) {
    process.stdout.write(
      `The registry could not be asked for advisories, so NOTHING WAS CHECKED: ${found.reason}\n`,
    );
    return 0;
  }
  const { advisories } = found;
  for (const { name, severity, title, url } of advisories) {
    process.stdout.write(`${severity}: ${name}: ${title} (${url})\n`);
  }
  const serious = advisories.filter(({ severity }) => SERIOUS.includes(severity));
  process.stdout.write(
    `${advisories.length} known advisories, ${serious.length} of them high or critical.\n`,
  );
  return serious.length > 0 ? 1 : 0;
}
