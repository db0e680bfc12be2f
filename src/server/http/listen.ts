import { once } from "node:events";
import type { Server } from "node:http";
import { serve } from "@hono/node-server";

interface ListenOptions {
  readonly port: number;
  readonly host: string;
}

export interface HttpServer {
  /** Takes no new connection, lets running requests end, and cuts what is left after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>;
}

type Fetch = Parameters<typeof serve>[0]["fetch"];

/** Serves an application; resolves when it takes requests, rejects when the port is taken. */
export async function listen(fetch: Fetch, { port, host }: ListenOptions): Promise<HttpServer> {
  // The default server is plain HTTP/1; the library's type also covers HTTP/2.
  const server = serve({
    fetch,
    port,
    hostname: host,
    serverOptions: { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 },
  }) as Server;
  server.maxConnections = 20_000;
  await once(server, "listening");
  return {
    async close(graceMs) {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
