import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { extendContext } from "#server/observability/request-context.ts";
import { NO_TRACING, type Span, type Tracing } from "#server/observability/tracing.ts";
import type { AppEnv } from "../env.ts";

interface RequestLogOptions {
  readonly log: Logger;
  readonly newId: () => string;
  readonly tracing: Tracing;
  /** Nothing is measured without it: before the database is reached. */
  readonly requests?: Metrics["requests"];
}

/** Probes ask every few seconds; their spans would hide the others. */
const PROBES = ["/healthz", "/readyz", "/metrics"];

/**
 * Gives each request an id, a span, a row in the request histogram and one log line. All log lines and jobs of a
 * request carry its id. Query strings are never logged, because they can hold tokens.
 */
export function requestLog({ log, newId, tracing, requests }: RequestLogOptions) {
  async function answer(c: Context<AppEnv>, next: () => Promise<void>, requestId: string, span: Span) {
    const started = performance.now();
    c.set("requestId", requestId);
    c.set("log", log);
    c.header("X-Request-Id", requestId);
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method } = c.req;
    const { status } = c.res;
    // Of the handler that answered; later ones, such as the refusal of unknown paths, match as well.
    const route = routePath(c);
    requests?.observe({ method, route, status: String(status) }, seconds);
    span.rename(`${method} ${route}`);
    span.set({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.fail(String(status));
    const line = { method, path: c.req.path, status, ms: Math.round(seconds * 1000) };
    log[status >= 500 ? "error" : "info"](line, "request");
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newId();
    const attributes = { "http.request.method": c.req.method, "adloom.request_id": requestId };
    const tracer = PROBES.includes(c.req.path) ? NO_TRACING : tracing;
    await extendContext({ requestId }, () =>
      tracer.span({ name: c.req.method, kind: "server", attributes }, (span) =>
        answer(c, next, requestId, span),
      ),
    );
  });
}
