import { once } from "node:events";
import { createServer } from "node:http";
import { Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { AppError, presentError } from "../lib/errors.ts";
import { PLAIN_HEADERS } from "./middleware/security-headers.ts";

interface ListenOptions {
  readonly port: number;
  readonly host: string;
}

/**
 * The listening HTTP server of the process, from `listen`. It starts with the application for an
 * unreachable database (`starting-app.ts`) and gets the real one later. `close` drains for
 * `DRAIN_MS` (this file); `serve.ts` passes `graceMs`.
 */
export interface HttpServer {
  /** Replaces the application that handles new requests. */
  readonly setApplication: (application: Application) => void;
  /** Rejects new connections, waits for running requests, and closes the rest after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>;
}

/**
 * Handles requests of the listening server: the real application of `app.ts`, or the one of
 * `starting-app.ts` for an unreachable database.
 */
export interface Application {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}

/**
 * Drain period before idle connections are closed: responses carry `Connection: close`. Without it,
 * a proxy that is sending a request on an idle connection finds it closed and may not retry.
 */
const DRAIN_MS = 300;

/** Rejects a malformed URL or Host header. */
function rejectRequest(): Response {
  const error = new AppError("invalid_request");
  return Response.json(presentError(error), { status: error.status, headers: PLAIN_HEADERS });
}

/**
 * Serves an application over HTTP; resolves when it accepts requests, rejects when the port is in
 * use. `serve.ts` calls it once per process. Timeouts, the drain period (`DRAIN_MS`) and the number
 * of connections are in this file; `explain-failure.ts` explains a refused port.
 */
export async function listen(application: Application, { port, host }: ListenOptions): Promise<HttpServer> {
  let current = application;
  let closing = false;
  const respond = getRequestListener((request, env) => current.fetch(request, env), {
    // Host of requests without a Host header (HTTP/1.0).
    hostname: host,
    errorHandler: rejectRequest,
  });
  const timeouts = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 };
  // `optimizeEmptyRequests`: requests without a body get no stream.
  const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, (incoming, outgoing) => {
    if (closing) outgoing.setHeader("Connection", "close");
    void respond(incoming, outgoing);
  });
  server.maxConnections = 20_000;
  await once(server.listen(port, host), "listening");
  return {
    setApplication(next) {
      current = next;
    },
    async close(graceMs) {
      if (!server.listening) return;
      closing = true;
      const closed = once(server, "close");
      // Stops listening as `server.close()` does, but keeps idle connections open.
      Server.prototype.close.call(server);
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      await Promise.race([closed, delay(Math.min(DRAIN_MS, graceMs))]);
      server.close();
      await closed;
      clearTimeout(deadline);
    },
  };
}
