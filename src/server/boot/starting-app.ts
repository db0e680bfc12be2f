import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { PLANS } from "#core/plans.ts";
import { WEB_ROOT } from "./app.ts";
import { AppError } from "../lib/errors.ts";
import type { AppEnv } from "../http/env.ts";
import { onError } from "../http/middleware/on-error.ts";
import { findPages, pages, unknownPages } from "../http/pages/pages.ts";
import { requestLog } from "../http/middleware/request-log.ts";
import { securityHeaders } from "../http/middleware/security-headers.ts";
import type { Logger } from "../observability/log.ts";
import { NO_TRACING } from "../observability/tracing.ts";

const RETRY_SECONDS = 2;

/**
 * Creates the application that runs until the database is reachable: built pages, liveness, and the
 * same `unavailable` error as during a later outage (`Retry-After`: `RETRY_SECONDS` in this file).
 * `serve.ts` listens with it while the database is unreachable and then replaces it by `createApp`.
 */
export function createStartingApp(publicUrl: string, log: Logger) {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.use(requestLog({ log, newId: randomUUID, tracing: NO_TRACING }));
  app.use(securityHeaders(publicUrl.startsWith("https:")));
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", (c) => {
    c.header("Retry-After", String(RETRY_SECONDS));
    return c.json({ status: "not ready", unreachable: ["database"], warnings: [] }, 503);
  });
  const unavailable = () => {
    throw new AppError("unavailable", { retryAfter: RETRY_SECONDS });
  };
  for (const path of ["/api/*", "/files/*", "/outbox/*", "/sandbox/*", "/metrics"])
    app.all(path, unavailable);
  app.route("/", pages(findPages({ root: WEB_ROOT, origin: publicUrl, plans: PLANS })));
  app.route("/", unknownPages);
  app.all("*", unavailable);
  return app;
}
