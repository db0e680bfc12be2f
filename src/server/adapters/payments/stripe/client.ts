import { Stripe } from "stripe";

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own, or a stand-in that speaks its protocol. */
  readonly apiUrl: string;
}

/** One try of a request may take this long. The library's own 80 s would outlive every caller. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function openStripe({ secretKey, apiUrl }: Pick<StripeOptions, "secretKey" | "apiUrl">): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: "2026-10-28.endive",
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port !== "" && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
