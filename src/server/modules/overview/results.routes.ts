import { Hono, type Context, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { REPORT_BYTES, reportSchema } from "#core/overview/report.ts";
import { reportMessages } from "#core/overview/results-words.ts";
import {
  campaignListSchema,
  campaignSchema,
  listCampaignsSchema,
  resultsSchema,
} from "#core/overview/results.ts";
import { boundedQueue } from "../../bounded-queue.ts";
import { AppError } from "../../errors.ts";
import { answers } from "../../http/answers.ts";
import { limitBody } from "../../http/body-limits.ts";
import type { AppEnv } from "../../http/env.ts";
import { validate } from "../../http/validate.ts";
import { rateKey, takeRate } from "../rates/rates.service.ts";
import { readReportFile } from "./report-file.ts";
import * as service from "./results.service.ts";

/** The file with the lines of the form around it. */
const BODY_BYTES = REPORT_BYTES + 16 * 1024;
/** Reading one takes some hundred milliseconds in which nothing else is served. */
const READS = { atOnce: 2, waiting: 20 };
const READS_A_MINUTE = 20;

const refuse = (message: string) => new AppError("invalid_input", { message, fields: { file: message } });
const tooLarge = () => new AppError("payload_too_large", { message: reportMessages.tooLarge });
const ownOf = (c: Context<AppEnv>) => ({ userId: c.var.user.id, id: c.req.param("id") ?? "" });

async function fileOf(c: Context<AppEnv>): Promise<Uint8Array> {
  // A body that is no form is a form without a file.
  const { file } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
  if (!(file instanceof File)) throw refuse(reportMessages.noFile);
  if (file.size > REPORT_BYTES) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}

/** What became of the ads: results by campaign, and reading a platform's report. */
export function resultsRoutes(deps: service.ResultsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const inTurn = boundedQueue(READS, () => new AppError("rate_limited", { retryAfter: 5 }));
  return new Hono<AppEnv>()
    .get(
      "/results",
      describeRoute({
        summary: "Everything completed, newest first, with its results",
        responses: answers("One page", campaignListSchema, ["invalid_input", "unauthorized"]),
      }),
      requireUser,
      validate("query", listCampaignsSchema),
      async (c) =>
        c.json(await service.listCampaigns(deps, { ...c.req.valid("query"), userId: c.var.user.id })),
    )
    .post(
      "/results/report",
      describeRoute({
        summary: "Read a platform's report; nothing is stored",
        description:
          "A CSV file of at most 1 MB with columns for impressions and clicks, added up by campaign.",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["file"],
                properties: { file: { type: "string", format: "binary" } },
              },
            },
          },
        },
        responses: answers("What was read", reportSchema, [
          "invalid_input",
          "unauthorized",
          "payload_too_large",
          "rate_limited",
        ]),
      }),
      requireUser,
      async (c, next) => {
        const key = rateKey("report-minute", c.var.user.id);
        await takeRate(deps, [{ key, limit: READS_A_MINUTE, windowSeconds: 60 }]);
        await next();
      },
      limitBody(BODY_BYTES, tooLarge),
      async (c) => {
        const bytes = await fileOf(c);
        const { report, problem } = await inTurn(async () => readReportFile(bytes));
        if (!report) throw refuse(problem);
        return c.json(report);
      },
    )
    .put(
      "/generations/:id/results",
      describeRoute({
        summary: "Record what a completed generation's ads brought",
        responses: answers("The campaign", campaignSchema, ["invalid_input", "unauthorized", "not_found"]),
      }),
      requireUser,
      validate("json", resultsSchema),
      async (c) => c.json(await service.saveResults(deps, ownOf(c), c.req.valid("json"))),
    )
    .delete(
      "/generations/:id/results",
      describeRoute({
        summary: "Remove recorded results",
        responses: answers("The campaign", campaignSchema, ["unauthorized", "not_found"]),
      }),
      requireUser,
      async (c) => c.json(await service.deleteResults(deps, ownOf(c))),
    )
    .put(
      "/generations/:id/ended",
      describeRoute({
        summary: "Mark a full package's campaign as ended",
        responses: answers("The campaign", campaignSchema, ["unauthorized", "not_found"]),
      }),
      requireUser,
      async (c) => c.json(await service.setEnded(deps, ownOf(c), true)),
    )
    .delete(
      "/generations/:id/ended",
      describeRoute({
        summary: "Mark a full package's campaign as active again",
        responses: answers("The campaign", campaignSchema, ["unauthorized", "not_found"]),
      }),
      requireUser,
      async (c) => c.json(await service.setEnded(deps, ownOf(c), false)),
    );
}
