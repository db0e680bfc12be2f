import { Stripe } from "stripe";
import type { Deadline } from "#server/lib/deadline.ts";

/** Keys and address of the Stripe API; `boot/config.ts` reads them from the `STRIPE_` settings. */
export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base URL of Stripe or of a compatible server. */
  readonly apiUrl: string;
}

/** Timeout of one try. The library's default of 80 s is longer than any caller waits. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** Timeout of one try of a read with a deadline, short enough for a second try. */
const READ_TIMEOUT_MS = 3500;

/**
 * HTTP client that ends requests by the deadline and sends none after it, including retries of the
 * library.
 */
function boundedClient(deadline: Deadline): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(host, port, path, method, headers, body, protocol, timeout) {
      const left = deadline.left();
      if (left === 0) throw Object.assign(new Error("The deadline has passed."), { code: "ETIMEDOUT" });
      const limit = Math.min(timeout, left, method === "GET" ? READ_TIMEOUT_MS : left);
      return client.makeRequest(host, port, path, method, headers, body, protocol, limit);
    },
  };
}

/**
 * Creates the client of Stripe's library, for `payments.stripe.ts`, `check.ts` and `setup.ts`: a
 * try takes at most 10 s (`TIMEOUT_MS`) and is repeated twice (`RETRIES`); with the deadline of an
 * HTTP request (`forRequest` in `billing/request-deps.ts`), a read takes at most 3.5 s and no
 * request is sent after it. The API version is here.
 */
export function openStripe(
  { secretKey, apiUrl }: Pick<StripeOptions, "secretKey" | "apiUrl">,
  deadline?: Deadline,
): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: "2026-10-28.endive",
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port !== "" && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(deadline && { httpClient: boundedClient(deadline) }),
  });
}
