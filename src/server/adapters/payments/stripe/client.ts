import { Stripe } from "stripe";
import type { Deadline } from "../../../deadline.ts";

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe's own, or a stand-in that speaks its protocol. */
  readonly apiUrl: string;
}

/** One try of a request may take this long. The library's own 80 s would outlive every caller. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** One try of a read while a person waits: short enough that a second try fits before the deadline. */
const READ_TIMEOUT_MS = 3500;

/** Sends requests that end by the deadline. After it, nothing is sent any more: a retry of the library's own included. */
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

/** The library, with the limits of a job, or with those of a request whose calls all end by `deadline`. */
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
