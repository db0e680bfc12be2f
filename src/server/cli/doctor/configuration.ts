import type { Config } from "#server/boot/config.ts";
import { exposureReason, disabledFeatures } from "#server/boot/exposure.ts";
import { isPublicUrl } from "#server/lib/public-url.ts";
import { failed, ok, warning, type DoctorFinding } from "./finding.ts";

const ABOUT = "configuration";

/** Checks settings that matter once other machines can reach the server. */
function checkExposed(config: Config): DoctorFinding[] {
  const { appUrl, trustedProxies, supportEmail } = config;
  const findings = disabledFeatures(config)
    .filter(({ feature }) => feature === "mail")
    .map(({ text, fix }) => warning(ABOUT, text, fix));
  if (appUrl === undefined || !isPublicUrl(appUrl)) {
    findings.push(
      warning(
        ABOUT,
        `TRUSTED_PROXIES is set, but APP_URL is ${appUrl ?? "unset"}: links point to this machine, and forms sent from other origins are rejected`,
        "Set APP_URL to the public origin, or unset TRUSTED_PROXIES.",
      ),
    );
    return findings;
  }
  if (!appUrl.startsWith("https:")) {
    findings.push(
      failed(ABOUT, `APP_URL ${appUrl} is not encrypted`, "Serve it over https, behind a proxy."),
    );
  }
  if (trustedProxies.length === 0) {
    findings.push(
      warning(
        ABOUT,
        "TRUSTED_PROXIES is unset: behind a proxy all visitors share one rate limit",
        "Set it to the proxy's address, for example TRUSTED_PROXIES=127.0.0.1.",
      ),
    );
  }
  if (supportEmail === undefined) {
    findings.push(
      warning(
        ABOUT,
        "SUPPORT_EMAIL is unset: the plans promise support, but no page shows an address",
        "Set it.",
      ),
    );
  }
  return findings;
}

/**
 * First check of `npm run doctor`: reports combinations of settings that are valid but probably
 * unintended. The texts are here, those of disabled features in `boot/exposure.ts`.
 */
export function checkConfiguration(config: Config): DoctorFinding[] {
  const exposed = exposureReason(config) !== undefined;
  const findings = exposed ? checkExposed(config) : [];
  if (config.role !== "all" && config.s3 === undefined) {
    findings.push(
      warning(
        ABOUT,
        `ROLE=${config.role} without S3: files are in DATA_DIR, which only processes on this machine can read`,
        "Set the S3_ variables, or share DATA_DIR between all processes.",
      ),
    );
  }
  if (findings.length > 0) return findings;
  const where = config.appUrl ?? "APP_URL is unset";
  return [ok(ABOUT, exposed ? `complete for ${where}` : `set up for this machine only (${where})`)];
}
