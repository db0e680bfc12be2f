import * as z from "zod/mini";
import { adCampaignSchema } from "../campaigns/campaign.ts";
import { RESTORE_MINUTES } from "../limits.ts";
import {
  listReportsSchema,
  matchSchema,
  readReportSchema,
  reportListSchema,
  reportReadingSchema,
  reportSchema,
} from "../reports/api.ts";
import { adResultsSchema, moreLikeThisSchema } from "../results/api.ts";
import type { Area } from "./endpoint.ts";
import { megabytes } from "../megabytes.ts";
import { REPORT_LIMITS } from "../reports/limits.ts";
import { LEAST_DAYS, LEAST_EVENTS } from "../results/thresholds.ts";

const params = z.object({ id: z.string() });
const FILE = `CSV or XLSX of at most ${megabytes(REPORT_LIMITS.bytes)} MB and ${REPORT_LIMITS.rows.toLocaleString("en")} rows. \`answers\` is JSON with a changed mapping, answers to questions, and ads picked for rows.`;

/**
 * Contract of reports of advertising platforms: read one, keep its rows, list, delete and restore
 * them. Served by `reports/reports.routes.ts`; schemas are in `core/reports/api.ts`. Limits are
 * `REPORT_LIMITS` in `core/reports/limits.ts`.
 */
export const reportsApi = {
  "POST /api/campaigns/:id/reports/read": {
    summary: "Read a platform's report without storing it",
    description: `Says what was understood; send the file again with \`answers\` to correct it. ${FILE}`,
    params,
    query: readReportSchema,
    upload: true,
    status: 200,
    success: "What was understood",
    response: reportReadingSchema,
    errors: [],
  },
  "POST /api/campaigns/:id/reports": {
    summary: "Keep the rows of a report",
    description: `Reads the file as \`reports/read\` does with the same \`answers\` and keeps its rows, all or none. Rows of the same ad and day replace those of earlier reports. Open questions answer 400. ${FILE}`,
    params,
    query: readReportSchema,
    upload: true,
    status: 201,
    success: "The kept report",
    response: reportSchema,
    errors: [],
  },
  "GET /api/campaigns/:id/reports": {
    summary: "List the reports of a campaign, newest first",
    params,
    query: listReportsSchema,
    status: 200,
    success: "One page",
    response: reportListSchema,
    errors: [],
  },
  "PUT /api/campaigns/:id/reports/match": {
    summary: "Match rows to an ad by hand",
    description: "Remembered for later reports. `adId: null` makes them other ads again.",
    params,
    body: matchSchema,
    status: 204,
    success: "Matched",
    errors: [],
  },
  "DELETE /api/reports/:id": {
    summary: `Take a report back; it can be restored for ${RESTORE_MINUTES} minutes`,
    description: "Rows that it replaced count again. The undo after keeping a report is this call.",
    params,
    status: 204,
    success: "Taken back",
    errors: [],
  },
  "POST /api/reports/:id/restore": {
    summary: `Undo a deletion within ${RESTORE_MINUTES} minutes`,
    params,
    status: 200,
    success: "The report",
    response: reportSchema,
    errors: [],
  },
} satisfies Area;

/**
 * Contract of results of a campaign, which are computed from its kept reports; served by
 * `reports/reports.routes.ts`. Schemas are in `core/results/api.ts`. Days and clicks are
 * `LEAST_DAYS` and `LEAST_EVENTS` in `core/results/thresholds.ts`.
 */
export const adResultsApi = {
  "GET /api/campaigns/:id/results": {
    summary: "Read what the reports of a campaign say about its ads",
    description: `One answer for each platform, with intervals instead of single figures. Ads are ranked from ${LEAST_DAYS} days and ${LEAST_EVENTS} clicks each. Currencies are never added.`,
    params,
    status: 200,
    success: "The results",
    response: adResultsSchema,
    errors: [],
  },
  "POST /api/campaigns/:id/more-like-this": {
    summary: "Start a campaign from an ad that did well",
    description:
      "It has the ad's product, offer, angle and style of picture, for the same platforms; its other variants get new angles.",
    params,
    body: moreLikeThisSchema,
    status: 201,
    success: "The new campaign",
    response: adCampaignSchema,
    errors: ["quota_exceeded"],
  },
} satisfies Area;
