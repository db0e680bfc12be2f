import * as z from "zod/mini";
import { overviewQuerySchema, overviewSchema } from "../overview/api.ts";
import { reportSumsSchema } from "../overview/report.ts";
import {
  resultsListSchema,
  generationResultsSchema,
  listResultsSchema,
  resultsSchema,
} from "../overview/results.ts";
import type { Area } from "./endpoint.ts";
import { megabytes } from "../megabytes.ts";
import { REPORT_LIMITS } from "../reports/limits.ts";

const CAMPAIGN = { status: 200, success: "The campaign", response: generationResultsSchema } as const;
const params = z.object({ id: z.string() });

/**
 * Contract of the start page /dashboard with its figures, activity and checklist; served by
 * `overview/overview.routes.ts`. Schemas are in `core/overview/api.ts`. Days and numbers of entries
 * are in `core/overview/limits.ts`.
 */
export const overviewApi = {
  "GET /api/overview": {
    summary: "Read the overview: figures, recent activity and checklist",
    description:
      "`sample` is true while the account has no generation: figures and activity are then sample data. Days begin at midnight of `utcOffset` (minutes ahead of UTC).",
    query: overviewQuerySchema,
    status: 200,
    success: "The overview",
    response: overviewSchema,
    errors: [],
  },
  "DELETE /api/overview/checklist": {
    summary: "Dismiss the checklist permanently",
    status: 204,
    success: "Dismissed",
    errors: [],
  },
} satisfies Area;

/**
 * Contract of results that users record for their campaigns, served by
 * `overview/results.routes.ts`; schemas are in `core/overview/results.ts`.
 */
export const resultsApi = {
  "GET /api/results": {
    summary: "List completed generations with their results, newest first",
    query: listResultsSchema,
    status: 200,
    success: "One page",
    response: resultsListSchema,
    errors: [],
  },
  "PUT /api/generations/:id/results": {
    summary: "Record the results of a completed generation",
    params,
    body: resultsSchema,
    ...CAMPAIGN,
    errors: [],
  },
  "DELETE /api/generations/:id/results": {
    summary: "Remove recorded results",
    params,
    ...CAMPAIGN,
    errors: [],
  },
  "PUT /api/generations/:id/ended": {
    summary: "Mark a full package's campaign as ended",
    params,
    ...CAMPAIGN,
    errors: [],
  },
  "DELETE /api/generations/:id/ended": {
    summary: "Mark a full package's campaign as active again",
    params,
    ...CAMPAIGN,
    errors: [],
  },
} satisfies Area;

/**
 * Contract of the reading of a platform's report for the form of results, which stores nothing;
 * served by `overview/report.routes.ts`. Kept reports have `reports.api.ts`. The schema is in
 * `core/overview/report.ts`. Limits are `REPORT_LIMITS` in `core/reports/limits.ts`; the queue of a
 * user (`QUEUE_LIMITS` in `reports/upload-limits.ts` on the server) is written out.
 */
export const reportApi = {
  "POST /api/results/report": {
    summary: "Read a platform's report without storing it",
    description: `CSV or XLSX of at most ${megabytes(REPORT_LIMITS.bytes)} MB and ${REPORT_LIMITS.rows.toLocaleString("en")} rows, with columns for impressions and clicks, summed by campaign. A user has one running and at most four waiting reports.`,
    upload: true,
    status: 200,
    success: "The sums by campaign",
    response: reportSumsSchema,
    errors: [],
  },
} satisfies Area;
