import type { Config } from "../config.ts";
import { isPublicUrl } from "../public-url.ts";
import { failed, ok, warning, type Finding } from "./finding.ts";

const ABOUT = "configuration";

/** What is legal but probably not meant, by what the settings say together. */
export function checkConfiguration(config: Config): Finding[] {
  const findings: Finding[] = [];
  const { appUrl } = config;
  if (appUrl === undefined) {
    return [ok(ABOUT, "set up for this machine alone (APP_URL is unset)")];
  }
  const isPublic = isPublicUrl(appUrl);
  if (isPublic && !appUrl.startsWith("https:")) {
    findings.push(
      failed(ABOUT, `APP_URL ${appUrl} is not encrypted`, "Serve it over https, behind a proxy."),
    );
  }
  if (isPublic && config.trustedProxies.length === 0) {
    findings.push(
      warning(
        ABOUT,
        "TRUSTED_PROXIES is unset: behind a proxy all visitors count as one, and share its rate limits",
        "Set it to the proxy's address, for example TRUSTED_PROXIES=127.0.0.1.",
      ),
    );
  }
  if (isPublic && config.smtpUrl === undefined) {
    findings.push(
      warning(
        ABOUT,
        "SMTP_URL is unset: nobody receives a mail, so nobody can verify an address",
        "Set SMTP_URL.",
      ),
    );
  }
  if (config.role !== "all" && config.s3 === undefined) {
    findings.push(
      warning(
        ABOUT,
        `ROLE=${config.role} without S3: files lie in DATA_DIR, where only processes of this machine find them`,
        "Set the S3_ variables, or share DATA_DIR between all processes.",
      ),
    );
  }
  if (isPublic && config.supportEmail === undefined) {
    findings.push(
      warning(ABOUT, "SUPPORT_EMAIL is unset: the plans promise support, and no page says where", "Set it."),
    );
  }
  return findings.length > 0 ? findings : [ok(ABOUT, `complete for ${appUrl}`)];
}
