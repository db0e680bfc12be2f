import { Hono, type MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { describeRoute } from "hono-openapi";
import { MAX_REPORT_BYTES, reportSchema } from "#core/overview/report.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";
import { responses } from "#server/http/responses.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { FILE_FORM, uploadedForm } from "#server/http/uploaded-form.ts";
import { rateLimitKey, consume, type RateLimitDeps } from "../rate-limits/rate-limits.service.ts";
import { readReport, reportTooLarge, type ReportDeps } from "./report.service.ts";

/** The file and the multipart headers around it. */
const BODY_BYTES = MAX_REPORT_BYTES + 16 * 1024;
/** A running report is in memory; a waiting one is not received yet. */
const QUEUE_LIMITS = { concurrency: 32, concurrencyPerKey: 1, maxWaitingPerKey: 4, maxWaiting: 200 };
const RETRY_AFTER_SECONDS = 5;
const REPORTS_PER_MINUTE = 20;

/** Route that reads a platform's report. */
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
  return new Hono<AppEnv>().post(
    "/results/report",
    describeRoute({
      summary: "Read a platform's report without storing it",
      description:
        "A CSV file of at most 1 MB, 20,000 rows and 1,000 columns, with columns for impressions and clicks, summed by campaign. A user has one running and at most four waiting reports.",
      requestBody: FILE_FORM,
      responses: responses("The sums by campaign", reportSchema, [
        "invalid_input",
        "unauthorized",
        "payload_too_large",
        "rate_limited",
      ]),
    }),
    requireUser,
    limitRate,
    queued,
    limitBody(BODY_BYTES, reportTooLarge),
    async (c) => c.json(await readReport(deps, c.var.user.id, await uploadedForm(c, MAX_REPORT_BYTES))),
  );
}
