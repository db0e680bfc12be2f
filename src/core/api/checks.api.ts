import { checkRequestSchema, checkResponseSchema } from "../checks/request.ts";
import type { Area } from "./endpoint.ts";

/**
 * Contract of `POST /api/checks`, which applies the rules of `core/checks/rules/` to texts that are
 * not stored. Served by `checks/checks.routes.ts`; schemas are in `core/checks/request.ts`.
 */
export const checksApi = {
  "POST /api/checks": {
    summary: "Check the texts of an ad against the rules of its platform",
    description:
      "Hints with their sources, the gravest first, and no promise of approval. Stores nothing. Fields are those of the platform, for example `primaryText`, `headline` and `description` of facebook.",
    body: checkRequestSchema,
    status: 200,
    success: "The findings",
    response: checkResponseSchema,
    errors: ["not_found"],
  },
} satisfies Area;
