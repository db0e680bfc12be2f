import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { reportApi } from "#core/api/overview.api.ts";
import { MAX_REPORT_BYTES } from "#core/overview/report.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { uploadedForm } from "#server/http/uploaded-form.ts";
import { consume, rateLimitKey, type RateLimitDeps } from "../rate-limits/rate-limits.public.ts";
import { readUploadedReport, reportTooLarge, type ReportDeps } from "./report.service.ts";

/** The file and the multipart headers around it. */
const BODY_BYTES = MAX_REPORT_BYTES + 16 * 1024;
/** A running report is in memory; a waiting one is not received yet. */
const QUEUE_LIMITS = { concurrency: 32, concurrencyPerKey: 1, maxWaitingPerKey: 4, maxWaiting: 200 };
const RETRY_AFTER_SECONDS = 5;
const REPORTS_PER_MINUTE = 20;

/** Route that reads a platform's report (`core/api/overview.api.ts`); `boot/app.ts` mounts it. */
export function reportRoutes(deps: ReportDeps & RateLimitDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const queue = fairQueue(
    QUEUE_LIMITS,
    () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }),
  );
  const limitRate = createMiddleware<AppEnv>(async (c, next) => {
    const key = rateLimitKey("report-minute", c.var.user.id);
    await consume(deps, [{ key, limit: REPORTS_PER_MINUTE, windowSeconds: 60 }]);
    await next();
  });
  const queued = createMiddleware<AppEnv>(async (c, next) => queue(c.var.user.id, next));
  return apiRoutes(
    reportApi,
    { requireUser, use: [limitRate, queued, limitBody(BODY_BYTES, reportTooLarge)] },
    {
      "POST /api/results/report": async (c) =>
        readUploadedReport(deps, c.var.user.id, await uploadedForm(c, MAX_REPORT_BYTES)),
    },
  );
}
