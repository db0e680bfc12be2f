import { Agent, request } from "node:http";

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/**
 * HTTP client with its own loopback address, which the product sees at the socket. Linux accepts
 * all of 127.0.0.0/8.
 */
interface LoopbackClient {
  readonly post: (path: string, body: object) => Promise<Answer>;
  readonly close: () => void;
}

/**
 * Creates a client with its own loopback address and at most `connections` open connections, for
 * tests of limits per client.
 */
export function loopbackClient(url: string, localAddress: string, connections = 1): LoopbackClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { port } = new URL(url);
  return {
    post: (path, body) =>
      new Promise((resolve, reject) => {
        const options = { host: "127.0.0.1", port, path, method: "POST", agent, localAddress };
        const headers = { "content-type": "application/json" };
        const sent = request({ ...options, headers }, (response) => {
          let text = "";
          response.on("data", (chunk: Buffer) => (text += chunk.toString()));
          response.on("error", reject);
          response.on("end", () => {
            const retryAfter = response.headers["retry-after"];
            resolve({ status: response.statusCode ?? 0, retryAfter, body: text });
          });
        });
        sent.on("error", reject).end(JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}
