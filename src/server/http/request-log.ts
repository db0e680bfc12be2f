import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "../log.ts";
import { addCause } from "../observability/cause.ts";
import { NO_TRACING, type Span, type Tracing } from "../observability/tracing.ts";
import type { AppEnv } from "./env.ts";

interface RequestLogOptions {
  readonly log: Logger;
  readonly newId: () => string;
  readonly tracing: Tracing;
  readonly observe: (request: { method: string; route: string; status: number; seconds: number }) => void;
}

/** Pages and health checks would only hide what is worth a trace. */
const TRACED = /^\/(api|files)\//;

/**
 * Gives each request an id that every log line of its work carries, also of work that a worker does for it later, and one line
 * when it is answered. Query strings are never logged: they can hold tokens.
 */
export function requestLog({ log, newId, tracing, observe }: RequestLogOptions) {
  async function answer(c: Context<AppEnv>, next: () => Promise<void>, requestId: string, span: Span) {
    const started = performance.now();
    c.set("requestId", requestId);
    c.set("log", log);
    await next();
    // Afterwards, so that answers which bring all of their headers themselves have it too.
    c.header("X-Request-Id", requestId);
    const seconds = (performance.now() - started) / 1000;
    const { method } = c.req;
    const { status } = c.res;
    // Of the handler that answered; later ones, such as the refusal of unknown paths, match as well.
    const route = routePath(c);
    observe({ method, route, status, seconds });
    span.rename(`${method} ${route}`);
    span.set({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.fail(String(status));
    const line = { method, path: c.req.path, status, ms: Math.round(seconds * 1000) };
    log[status >= 500 ? "error" : "info"](line, "request");
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newId();
    const attributes = { "http.request.method": c.req.method, "adloom.request_id": requestId };
    const told = TRACED.test(c.req.path) ? tracing : NO_TRACING;
    await addCause({ requestId }, () =>
      told.span({ name: c.req.method, kind: "server", attributes }, (span) =>
        answer(c, next, requestId, span),
      ),
    );
  });
}
