import type { Config } from "./config.ts";
import { isPublicUrl } from "../lib/public-url.ts";

export type Exposure = Pick<Config, "appUrl" | "trustedProxies">;

/**
 * The setting by which others than this machine may reach the product; `undefined` when there is none. The outbox and
 * the sandbox exist only in that case. A request cannot decide it: a proxy can send any Host and no header of its own.
 */
export function exposureReason({ appUrl, trustedProxies }: Exposure): string | undefined {
  if (appUrl !== undefined && isPublicUrl(appUrl)) return `APP_URL ${appUrl} is not a loopback address`;
  return trustedProxies.length > 0 ? "TRUSTED_PROXIES is set" : undefined;
}

/** A part of the product that is switched off, and what the operator can do about it. */
export interface SwitchedOff {
  readonly tool: "mail" | "payments";
  /** What is off, why, and what follows from it. */
  readonly text: string;
  readonly fix: string;
}

/** The tools for a single machine that the settings switch off and that nothing replaces. */
export function switchedOff(config: Exposure & Pick<Config, "smtpUrl" | "stripe">): readonly SwitchedOff[] {
  const reason = exposureReason(config);
  if (reason === undefined) return [];
  const off: SwitchedOff[] = [];
  if (config.smtpUrl === undefined) {
    off.push({
      tool: "mail",
      text: `the outbox page is off because ${reason}: mails are only written to DATA_DIR/outbox, so nobody can verify an address`,
      fix: "Set SMTP_URL.",
    });
  }
  if (config.stripe === undefined) {
    off.push({
      tool: "payments",
      text: `the payment sandbox is off because ${reason}: nothing can be bought`,
      fix: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to sell plans.",
    });
  }
  return off;
}
