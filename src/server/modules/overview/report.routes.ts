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
import { rateLimitKey, consume, type RateLimitDeps } from "../rates/rates.service.ts";
import { readReport, reportTooLarge, type ReportDeps } from "./report.service.ts";

/** The file with the lines of the form around it. */
const BODY_BYTES = MAX_REPORT_BYTES + 16 * 1024;
/** Each report under way is in memory; one that waits is not received yet. */
const QUEUE_LIMITS = { atOnce: 32, atOncePerKey: 1, waitingPerKey: 4, waiting: 200 };
const RETRY_AFTER_SECONDS = 5;
const REPORTS_PER_MINUTE = 20;

/** Reading a platform's report. */
export function reportRoutes(deps: ReportDeps & RateLimitDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const queue = fairQueue(QUEUE_LIMITS, () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }));
  const limitRate = createMiddleware<AppEnv>(async (c, next) => {
    const key = rateLimitKey("report-minute", c.var.user.id);
    await consume(deps, [{ key, limit: REPORTS_PER_MINUTE, windowSeconds: 60 }]);
    await next();
  });
  const inTurn = createMiddleware<AppEnv>(async (c, next) => queue(c.var.user.id, next));
  return new Hono<AppEnv>().post(
    "/results/report",
    describeRoute({
      summary: "Read a platform's report; nothing is stored",
      description:
        "A CSV file of at most 1 MB, 20,000 rows and 1,000 columns, with columns for impressions and clicks, added up by campaign. One report of a user is read at a time and four more may wait.",
      requestBody: FILE_FORM,
      responses: responses("What was read", reportSchema, [
        "invalid_input",
        "unauthorized",
        "payload_too_large",
        "rate_limited",
      ]),
    }),
    requireUser,
    limitRate,
    inTurn,
    limitBody(BODY_BYTES, reportTooLarge),
    async (c) => c.json(await readReport(deps, c.var.user.id, await uploadedForm(c, MAX_REPORT_BYTES))),
  );
}
