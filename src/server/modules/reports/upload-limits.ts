import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";
import { consume, rateLimitKey, type RateLimitDeps } from "../rate-limits/rate-limits.public.ts";
import { reportTooLarge } from "./read-upload.service.ts";

/** The file and the multipart headers around it. */
const BODY_BYTES = REPORT_LIMITS.bytes + 16 * 1024;
/** A running report is in memory; a waiting one is not received yet. */
const QUEUE_LIMITS = { concurrency: 4, concurrencyPerKey: 1, maxWaitingPerKey: 4, maxWaiting: 200 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Middleware for uploads of reports, for the routes of reports and of the overview:
 * `reportReadsPerMinute` (`core/rate-limits.ts`), one at a time per user, 4 at a time in a process
 * (`QUEUE_LIMITS` in this file), else 429, and the size of the body (413, words:
 * `core/reports/messages.ts`): `REPORT_LIMITS.bytes` of `core/reports/limits.ts` for the file, and
 * 16 KiB for the form around it (`BODY_BYTES`).
 */
export function limitReportUploads(deps: RateLimitDeps): MiddlewareHandler<AppEnv>[] {
  const queue = fairQueue(
    QUEUE_LIMITS,
    () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }),
  );
  const limitRate = createMiddleware<AppEnv>(async (c, next) => {
    const key = rateLimitKey("report-minute", c.var.user.id);
    await consume(deps, [{ key, limit: RATE_LIMITS.reportReadsPerMinute, windowSeconds: 60 }]);
    await next();
  });
  const queued = createMiddleware<AppEnv>(async (c, next) => queue(c.var.user.id, next));
  return [limitRate, queued, limitBody(BODY_BYTES, reportTooLarge)];
}
