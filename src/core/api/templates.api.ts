import * as z from "zod/mini";
import { changeTemplateSchema, templateListSchema, templateSchema } from "../exports/templates.ts";
import type { Area } from "./endpoint.ts";
import { TEMPLATE_DAYS, TEMPLATE_LIMITS } from "../exports/limits.ts";
import { megabytes } from "../megabytes.ts";

const params = z.object({ id: z.string() });
const ofNetwork = z.object({ id: z.string(), network: z.string() });
const { bytes, rows, columns } = TEMPLATE_LIMITS;
const SHEET = { status: 200, success: "The sheet", response: templateSchema } as const;

/**
 * Contract of the user's own sheets, which exports fill in: upload one for each network, correct
 * its columns, delete it. Served by `exports/templates/templates.routes.ts`; schemas are in
 * `core/exports/templates.ts`. Limits are `TEMPLATE_LIMITS` and `TEMPLATE_DAYS` in
 * `core/exports/limits.ts`.
 */
export const templatesApi = {
  "GET /api/campaigns/:id/exports/templates": {
    summary: "List the user's own sheets of a campaign",
    description: `One for each ad network. Unused ones are deleted after ${TEMPLATE_DAYS} days.`,
    params,
    status: 200,
    success: "The sheets",
    response: templateListSchema,
    errors: [],
  },
  "POST /api/campaigns/:id/exports/templates/:network": {
    summary: "Upload the user's own sheet of a network",
    description: `CSV, TSV or XLSX of at most ${megabytes(bytes)} MB, ${rows.toLocaleString("en")} rows and ${columns} columns; replaces the earlier one. Workbooks with macros, links to other files or a document type are refused, and sheets with formulas. What is written into each column is proposed by its name, or taken from the last sheet with the same header.`,
    params: ofNetwork,
    upload: true,
    ...SHEET,
    errors: ["storage_unavailable"],
  },
  "PATCH /api/campaigns/:id/exports/templates/:network": {
    summary: "Correct what is written into a sheet",
    description:
      "Kept for sheets with the same header. Columns for states always say paused, and columns for ids stay empty.",
    params: ofNetwork,
    body: changeTemplateSchema,
    ...SHEET,
    errors: [],
  },
  "DELETE /api/campaigns/:id/exports/templates/:network": {
    summary: "Delete a sheet",
    description: "Exports made with it stay. What was learned about its header stays too.",
    params: ofNetwork,
    status: 204,
    success: "Deleted",
    errors: [],
  },
} satisfies Area;
