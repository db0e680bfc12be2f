import { environment, runQuietly } from "./processes.mjs";

const TIMEOUT_MS = 60_000;
/** From here on the command fails. */
const SERIOUS = ["high", "critical"];

/**
 * What `npm audit --json` said.
 * @param {{ code: number, output: string }} asked its exit code, and what it printed, warnings around the JSON included
 * @returns {{ advisories: { name: string, severity: string, title: string, url: string }[] } | { reason: string }}
 */
export function readAudit({ code, output }) {
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
  // npm fails exactly when it has found something.
  if (code !== 0 && advisories.length === 0) return { reason: `npm ended with code ${code}` };
  return { advisories };
}

/**
 * Asks the registry for known weaknesses of what is installed.
 * @returns {Promise<number>} 1 when a serious one is known, and when the registry could not be asked: nothing was checked then
 */
export async function runAudit({ root, node }) {
  const asked = await runQuietly("npm", ["audit", "--json"], {
    cwd: root,
    env: environment(node),
    timeoutMs: TIMEOUT_MS,
  }).catch((error) => ({ code: 1, output: String(error.message) }));
  const found = readAudit(asked);
  if ("reason" in found) {
    process.stderr.write(
      `The registry could not be asked for advisories, so NOTHING WAS CHECKED: ${found.reason}\n`,
    );
    return 1;
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
