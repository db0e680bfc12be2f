import { Agent, request } from "node:http";

/** A request that the bench's load sends again and again. */
export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** The first response to the request of a load of the bench. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

// Shorter than the servers' keep-alive timeout, to avoid using a connection while it is closed.
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 3000 });

/**
 * Sends one request of the bench over a kept connection; lighter than `fetch`, to reduce the load
 * of the client.
 */
export function send(url: string, { method = "GET", headers = {}, body }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    outgoing.on("error", reject).end(body);
  });
}

/** Measured throughput and latency of a load of the bench. */
export interface Load {
  readonly perSecond: number;
  /** In ms. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends `total` requests of the bench, `atOnce` concurrently, or fewer if there are `enough`. */
export async function load(
  total: number,
  atOnce: number,
  one: (at: number) => Promise<unknown>,
  enough = () => false,
): Promise<Load> {
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const line = async () => {
    while (next < total && !enough()) {
      const at = next++;
      const sent = performance.now();
      await one(at);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
