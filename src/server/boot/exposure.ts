import type { Config } from "./config.ts";
import { isPublicUrl } from "../lib/public-url.ts";

/** Settings by which the start decides whether other machines can reach the server. */
type Exposure = Pick<Config, "appUrl" | "trustedProxies">;

/**
 * Returns the setting that lets other machines reach the server, a public `APP_URL` (`isPublicUrl`
 * in `lib/public-url.ts`) or `TRUSTED_PROXIES`, with the reason; `undefined` without one. The
 * outbox page (`app.ts`) and the payment sandbox (`deps.ts`) exist only without one; the doctor
 * reports it too. Requests cannot decide it, because a proxy may send any Host header and no
 * forwarding header.
 */
export function exposureReason({ appUrl, trustedProxies }: Exposure): string | undefined {
  if (appUrl !== undefined && isPublicUrl(appUrl)) return `APP_URL ${appUrl} is not a loopback address`;
  return trustedProxies.length > 0 ? "TRUSTED_PROXIES is set" : undefined;
}

/**
 * A local feature that is disabled because others can reach the server, and how the operator can
 * replace it; the start prints it.
 */
interface DisabledFeature {
  readonly feature: "mail" | "payments";
  /** Feature, reason and consequence. */
  readonly text: string;
  readonly fix: string;
}

/**
 * Lists the local features that are disabled because other machines can reach the server
 * (`exposureReason`): the outbox page unless `SMTP_URL` is set, and the payment sandbox unless
 * Stripe's keys are. Printed with the words of this function at the start (`serve.ts`) and by `npm
 * run doctor`.
 */
export function disabledFeatures(
  config: Exposure & Pick<Config, "smtpUrl" | "stripe">,
): readonly DisabledFeature[] {
  const reason = exposureReason(config);
  if (reason === undefined) return [];
  const disabled: DisabledFeature[] = [];
  if (config.smtpUrl === undefined) {
    disabled.push({
      feature: "mail",
      text: `the outbox page is off because ${reason}: mails are only written to DATA_DIR/outbox, so nobody can verify an address`,
      fix: "Set SMTP_URL.",
    });
  }
  if (config.stripe === undefined) {
    disabled.push({
      feature: "payments",
      text: `the payment sandbox is off because ${reason}: nothing can be bought`,
      fix: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell plans.",
    });
  }
  return disabled;
}
