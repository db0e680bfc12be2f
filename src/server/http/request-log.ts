import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "../log.ts";
import type { AppEnv } from "./env.ts";

interface RequestLogOptions {
  readonly log: Logger;
  readonly newId: () => string;
  readonly observe: (request: { method: string; route: string; status: number; seconds: number }) => void;
}

/** Gives each request an id, a log that carries it, and one line when it is answered. Query strings are never logged: they can hold tokens. */
export function requestLog({ log, newId, observe }: RequestLogOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newId();
    const started = performance.now();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    await next();
    // Afterwards, so that answers which bring all of their headers themselves have it too.
    c.header("X-Request-Id", requestId);
    const seconds = (performance.now() - started) / 1000;
    const route = routePath(c, -1);
    observe({ method: c.req.method, route, status: c.res.status, seconds });
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(seconds * 1000),
    };
    c.get("log")[c.res.status >= 500 ? "error" : "info"](line, "request");
  });
}
