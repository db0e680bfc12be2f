import { environment, runQuietly } from "./processes.mjs";

const TIMEOUT_MS = 60_000;
/** Severities that fail the command. */
const FAILING_SEVERITIES = ["high", "critical"];

/**
 * Parses the result of `npm audit --json` for `runAudit`.
 * @param {{ code: number, output: string }} result its exit code and output, which may have
 * warnings around the JSON
 * @returns {{ advisories: { name: string, severity: string, title: string, url: string }[] } | {
 * reason: string }}
 */
export function readAudit({ code, output }) {
  const json = output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1);
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return { reason: output.trim().split("\n").at(-1) || "npm printed nothing" };
  }
  if (report.vulnerabilities === undefined) {
    return { reason: String(report.message ?? report.error?.summary ?? "npm returned no list") };
  }
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((cause) => typeof cause === "object")
      .map(({ severity, title, url }) => ({ name, severity, title, url })),
  );
  // npm exits with an error only if it has found an advisory.
  if (code !== 0 && advisories.length === 0) return { reason: `npm ended with code ${code}` };
  return { advisories };
}

/**
 * Command `npm run audit`: asks the registry for known vulnerabilities of the installed packages.
 * @returns {Promise<number>} 1 for a high or critical vulnerability, and if the registry is
 * unreachable
 */
export async function runAudit({ root, node }) {
  const result = await runQuietly("npm", ["audit", "--json"], {
    cwd: root,
    env: environment(node),
    timeoutMs: TIMEOUT_MS,
  }).catch((error) => ({ code: 1, output: String(error.message) }));
  const audit = readAudit(result);
  if ("reason" in audit) {
    process.stderr.write(`The registry did not return advisories, so NOTHING WAS CHECKED: ${audit.reason}\n`);
    return 1;
  }
  const { advisories } = audit;
  for (const { name, severity, title, url } of advisories) {
    process.stdout.write(`${severity}: ${name}: ${title} (${url})\n`);
  }
  const failing = advisories.filter(({ severity }) => FAILING_SEVERITIES.includes(severity));
  process.stdout.write(
    `${advisories.length} known advisories, ${failing.length} of them high or critical.\n`,
  );
  return failing.length > 0 ? 1 : 0;
}
