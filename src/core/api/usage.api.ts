import { listUnitsSchema, unitListSchema } from "../generations/units.ts";
import { usageSchema } from "../quotas.ts";
import type { Area } from "./endpoint.ts";

/**
 * Contract of used and included units, served by `usage/usage.routes.ts`; schemas are in
 * `core/quotas.ts` and, for the list of units, `core/generations/units.ts`.
 */
export const usageApi = {
  "GET /api/usage": {
    summary: "Units used and included in this period",
    description:
      "A unit is one generation. `total` is a number or `unlimited`; failed generations do not count.",
    status: 200,
    success: "The period and its four categories",
    response: usageSchema,
    errors: [],
  },
  "GET /api/usage/units": {
    summary: "Generations with their units, newest first",
    description:
      "All generations with their date and whether they count. Failed ones do not count; deleted ones still count but have no title.",
    query: listUnitsSchema,
    status: 200,
    success: "One page",
    response: unitListSchema,
    errors: [],
  },
} satisfies Area;
