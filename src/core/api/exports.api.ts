import * as z from "zod/mini";
import {
  createExportSchema,
  exportListSchema,
  exportPreviewSchema,
  exportSchema,
  listExportsSchema,
  tickStepSchema,
} from "../exports/api.ts";
import { changeSettingsSchema, exportSettingsSchema } from "../exports/settings.ts";
import { acceptedSchema } from "../generations/api.ts";
import type { Area } from "./endpoint.ts";
import { RATE_LIMITS } from "../rate-limits.ts";

const params = z.object({ id: z.string() });
const EXPORT = { status: 200, success: "The export", response: exportSchema } as const;

/**
 * Contract of exports of campaigns: files that the platforms' own importers take. Served by
 * `exports/exports.routes.ts`; schemas are in `core/exports/api.ts` and `core/exports/settings.ts`.
 * `exportsPerHour` is in `core/rate-limits.ts`.
 */
export const exportsApi = {
  "GET /api/campaigns/:id/exports/preview": {
    summary: "Read what an export would contain",
    description:
      "For each platform of the campaign and each of its formats: the ads, those that stay behind with the reason and the field, what is left to do by hand, and how sure the columns are. Uses the stored settings.",
    params,
    status: 200,
    success: "The preview",
    response: exportPreviewSchema,
    errors: [],
  },
  "PATCH /api/campaigns/:id/exports/settings": {
    summary: "Store settings of exports",
    description:
      "Omitted values stay. What belongs to the advertiser (Page, countries, currency, payer and others) is stored with the brand of the campaign, names and budget with the campaign.",
    params,
    body: changeSettingsSchema,
    status: 200,
    success: "All settings",
    response: exportSettingsSchema,
    errors: [],
  },
  "GET /api/campaigns/:id/exports": {
    summary: "List the exports of a campaign, newest first",
    params,
    query: listExportsSchema,
    status: 200,
    success: "One page",
    response: exportListSchema,
    errors: [],
  },
  "POST /api/campaigns/:id/exports": {
    summary: "Export ads",
    description: `Closes the versions of the ads, so that later changes are not in the files, and stores the settings. Ads with missing parts or findings of severity \`reject\` without a reason stay behind. Everything in the files is paused. At most ${RATE_LIMITS.exportsPerHour} exports an hour.`,
    params,
    body: createExportSchema,
    status: 202,
    success: "Accepted; poll the export",
    response: acceptedSchema,
    errors: [],
  },
  "GET /api/exports/:id": { summary: "Read an export", params, ...EXPORT, errors: [] },
  "PATCH /api/exports/:id": {
    summary: "Tick a step of what to do next",
    params,
    body: tickStepSchema,
    ...EXPORT,
    errors: [],
  },
  "GET /api/exports/:id/download": {
    summary: "Download the files of an export",
    description:
      "The same bytes each time. `Range` with one range continues a broken download (206); `If-Range` takes the ETag.",
    params,
    status: 200,
    success: "ZIP archive",
    mediaType: "application/zip",
    isPartial: true,
    errors: ["range_not_satisfiable", "storage_unavailable"],
  },
} satisfies Area;
