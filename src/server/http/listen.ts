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

export interface HttpServer {
  /** From now on requests go to another application. */
  readonly pass: (application: Application) => void;
  /** Takes no new connection, lets running requests end, and cuts what is left after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** What answers requests. */
export interface Application {
  readonly fetch: Parameters<typeof getRequestListener>[0];
}

/**
 * For so long open connections are told, with their next answer, that it was their last one, before idle ones are closed:
 * a proxy that is just sending a request on one would find it closed, and may not send that request again.
 */
const FAREWELL_MS = 300;

/** A request whose address or host is none: no application can be asked about it. */
function refuseRequest(): Response {
  const error = new AppError("invalid_request");
  return Response.json(presentError(error), { status: error.status, headers: PLAIN_HEADERS });
}

/** Serves an application; resolves when it takes requests, rejects when the port is taken. */
export async function listen(application: Application, { port, host }: ListenOptions): Promise<HttpServer> {
  let current = application;
  let closing = false;
  const answer = getRequestListener((request, env) => current.fetch(request, env), {
    // The name that HTTP/1.0 clients, which send none, are taken to have used.
    hostname: host,
    errorHandler: refuseRequest,
  });
  const timeouts = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 75_000 };
  const server = createServer(timeouts, (incoming, outgoing) => {
    if (closing) outgoing.setHeader("Connection", "close");
    void answer(incoming, outgoing);
  });
  server.maxConnections = 20_000;
  await once(server.listen(port, host), "listening");
  return {
    pass(next) {
      current = next;
    },
    async close(graceMs) {
      if (!server.listening) return;
      closing = true;
      const closed = once(server, "close");
      // As the HTTP server's own close, but idle connections stay open for now.
      Server.prototype.close.call(server);
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await Promise.race([closed, delay(Math.min(FAREWELL_MS, graceMs))]);
      server.close();
      await closed;
      clearTimeout(cut);
    },
  };
}
