import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { withContext } from "#server/observability/request-context.ts";
import { NO_TRACING, type Span, type Tracing } from "#server/observability/tracing.ts";
import type { AppEnv } from "../env.ts";

interface RequestLogOptions {
  readonly log: Logger;
  readonly newId: () => string;
  readonly tracing: Tracing;
  /** Absent before the database is reachable. */
  readonly requests?: Metrics["requests"];
}

/** Routes without spans: probes call them every few seconds. */
const PROBES = ["/healthz", "/readyz", "/metrics"];

/**
 * The path of a request for the log, with the token of a review link hidden: a reader of the log
 * could use it.
 */
function loggedPath(path: string): string {
  return path.replace(/(\/review\/+)[^/]+/giu, "$1[hidden]");
}

/**
 * First middleware of each request in both applications (in `app.ts` after `drainBody`): gives it
 * an id, a span, a sample in the request histogram and one log line. All log lines and jobs of a
 * request carry its id. Query strings can contain tokens and are never logged.
 */
export function requestLog({ log, newId, tracing, requests }: RequestLogOptions) {
  // Without the redaction of the parent: none of the four fields below can carry a secret.
  const requestLines = log.child({}, { redact: [] });

  async function handle(c: Context<AppEnv>, next: () => Promise<void>, requestId: string, span: Span) {
    const started = performance.now();
    c.set("log", log);
    c.env.outgoing.setHeader("X-Request-Id", requestId);
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method } = c.req;
    const { status } = c.res;
    // Route of the handler that responded; catch-all routes match as well.
    const route = routePath(c);
    requests?.observe({ method, route, status: String(status) }, seconds);
    span.rename(`${method} ${route}`);
    span.set({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.fail(String(status));
    const fields = { method, path: loggedPath(c.req.path), status, ms: Math.round(seconds * 1000) };
    requestLines[status >= 500 ? "error" : "info"](fields, "request");
  }

  return createMiddleware<AppEnv>((c, next) => {
    const requestId = newId();
    const attributes = { "http.request.method": c.req.method, "adloom.request_id": requestId };
    const tracer = PROBES.includes(c.req.path) ? NO_TRACING : tracing;
    return withContext({ requestId }, () =>
      tracer.span({ name: c.req.method, kind: "server", attributes }, (span) =>
        handle(c, next, requestId, span),
      ),
    );
  });
}
